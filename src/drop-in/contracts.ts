import type { Contract } from './contract.js';

/**
 * Every contract that can be served, in the order in which they claim a request at a path that they share. Each is loaded
 * only where it is served.
 */
const CONTRACTS = {
  searxng: async () => (await import('./searxng.js')).searxng,
  open_webui: async () => (await import('./open-webui.js')).openWebUi,
} as const satisfies Record<string, () => Promise<Contract>>;

export type ContractName = keyof typeof CONTRACTS;
export const CONTRACT_NAMES = Object.keys(CONTRACTS) as ContractName[];

/** What `all` does not mean: it takes paths at the root that begin with any address. */
const ONLY_BY_NAME: readonly string[] = ['jina_root'];

/** `all` and names as names alone, in the order of the table; undefined when there is an unknown one. */
export function contractNames(words: readonly string[]): ContractName[] | undefined {
  const wanted = new Set(words.map((word) => word.toLowerCase()));
  const all = wanted.delete('all');
  const known = CONTRACT_NAMES.filter((name) => wanted.delete(name) || (all && !ONLY_BY_NAME.includes(name)));
  return wanted.size === 0 ? known : undefined;
}

/** Loads the contracts that `names` asks for. */
export async function loadContracts(names: readonly ContractName[]): Promise<Map<ContractName, Contract>> {
  return new Map(await Promise.all(names.map(async (name) => [name, await CONTRACTS[name]()] as const)));
}
