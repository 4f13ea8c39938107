import { FIRST_OCTETS } from './sniff.js';

/** Whether a body is wanted, by its first octets. */
export type IsWanted = (first: Buffer) => boolean;

/** Asks once about a body that comes in pieces: as soon as its first octets are there, or at its end. */
export interface FirstLook {
  /** False when what follows this piece is not wanted. */
  at(chunk: Buffer): boolean;
  atEnd(): boolean;
}

export function createFirstLook(isWanted: IsWanted = () => true): FirstLook {
  let first = Buffer.alloc(0);
  let answer: boolean | undefined;
  const ask = () => (answer ??= isWanted(first));
  return {
    at(chunk) {
      if (answer !== undefined) return answer;
      first = Buffer.concat([first, chunk.subarray(0, FIRST_OCTETS)]);
      return first.length < FIRST_OCTETS || ask();
    },
    atEnd: ask,
  };
}
