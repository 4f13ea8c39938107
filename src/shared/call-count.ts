/** How many calls of a process are under way, and what becomes of them while it stops. */
export interface CallCount {
  began(): void;
  ended(outcome: string): void;
  /** From now on what ends is counted. The result says how many calls were answered, and how many were not. */
  stopping(): () => { drained: number; cut: number };
}

export function createCallCount(): CallCount {
  let underWay = 0;
  let drained = 0;
  let cut = 0;
  return {
    began() {
      underWay++;
    },
    ended(outcome) {
      underWay--;
      if (outcome === 'aborted') cut++;
      else drained++;
    },
    stopping() {
      drained = 0;
      cut = 0;
      return () => ({ drained, cut: cut + underWay });
    },
  };
}
