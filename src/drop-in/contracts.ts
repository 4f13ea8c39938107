import type { Contract } from './contract.js';

/** What a contract needs of the gateway's settings. */
export interface ContractSettings {
  /** Signs what clients keep for us; random for each process when undefined. */
  secret: string | undefined;
}

type Load = (settings: ContractSettings) => Promise<Contract>;

/**
 * Every contract that can be served, in the order in which they claim a request at a path that they share. Each is loaded
 * only where it is served.
 */
const CONTRACTS = {
  searxng: async () => (await import('./searxng.js')).searxng,
  firecrawl: async (settings) => (await import('./firecrawl.js')).createFirecrawl(settings),
  open_webui: async () => (await import('./open-webui.js')).openWebUi,
  tavily: async () => (await import('./tavily.js')).tavily,
  jina: async () => (await import('./jina.js')).jina,
  jina_root: async () => (await import('./jina.js')).jinaRoot,
  chatgpt: async () => (await import('./chatgpt.js')).chatgpt,
} as const satisfies Record<string, Load>;

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
export async function loadContracts(
  names: readonly ContractName[],
  settings: ContractSettings,
): Promise<Map<ContractName, Contract>> {
  const load = async (name: ContractName) => {
    const one: Load = CONTRACTS[name];
    return [name, await one(settings)] as const;
  };
  return new Map(await Promise.all(names.map(load)));
}
