/** Opens a stream of server-sent events and reads them one at a time. */
export async function eventStream(url: URL, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  return {
    response,
    async next(): Promise<{ event: string; data: string }> {
      for (;;) {
        const end = text.indexOf('\n\n');
        if (end >= 0) {
          const [, event = '', data = ''] = /^event: (.*)\ndata: (.*)$/.exec(text.slice(0, end)) ?? [];
          text = text.slice(end + 2);
          return { event, data };
        }
        const chunk = await reader?.read();
        if (!chunk || chunk.done) throw new Error('the stream ended');
        text += chunk.value;
      }
    },
    ended: async () => {
      for (;;) if (!reader || (await reader.read()).done) return true;
    },
    cancel: () => reader?.cancel(),
  };
}
