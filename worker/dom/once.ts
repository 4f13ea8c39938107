/** Computes an answer when it is first asked for, and keeps it. */
export function once<T>(find: () => T): () => T {
  let found: { answer: T } | undefined;
  return () => {
    found ??= { answer: find() };
    return found.answer;
  };
}

/** The same for each text. */
export function onceOfEach<T>(find: (text: string) => T): (text: string) => T {
  const found = new Map<string, T>();
  return (text) => {
    let answer = found.get(text);
    if (answer === undefined) {
      answer = find(text);
      found.set(text, answer);
    }
    return answer;
  };
}
