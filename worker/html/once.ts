/** Computes an answer when it is first asked for, and keeps it. */
export function once<T>(find: () => T): () => T {
  let found: { answer: T } | undefined;
  return () => {
    found ??= { answer: find() };
    return found.answer;
  };
}

/** The same for each text or element. */
export function onceOfEach<K, T>(find: (one: K) => T): (one: K) => T {
  const found = new Map<K, T>();
  return (one) => {
    let answer = found.get(one);
    if (answer === undefined) {
      answer = find(one);
      found.set(one, answer);
    }
    return answer;
  };
}
