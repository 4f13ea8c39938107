import { createHash } from 'node:crypto';

/**
 * The order in which each of `members` is asked about `key`: the one with the highest random weight first, where the weight is a
 * hash of both. Everybody who knows the same members agrees, whatever order they know them in; a member that goes or comes moves
 * only the keys that it was, or is, the first for.
 * Source: D. Thaler, C. V. Ravishankar, "Using name-based mappings to increase hit rates", IEEE/ACM Transactions on
 * Networking 6(1), 1998.
 */
export function inOrder<Member extends { readonly id: string }>(members: readonly Member[], key: string): Member[] {
  return members
    .map((member) => ({ member, weight: weightOf(member.id, key) }))
    .sort((a, b) => b.weight - a.weight || (a.member.id < b.member.id ? -1 : 1))
    .map(({ member }) => member);
}

/** The first 48 bits, which a number holds exactly. */
function weightOf(id: string, key: string): number {
  return createHash('sha256').update(`${id}\n${key}`).digest().readUIntBE(0, 6);
}
