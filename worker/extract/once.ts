/** The same answer each time, looked for when it is first asked for. */
export function once<T>(find: () => T): () => T {
  let found: { answer: T } | undefined;
  return () => {
    found ??= { answer: find() };
    return found.answer;
  };
}
