import type { Contract, Route } from './contract.js';
import type { ContractName } from './contracts.js';

/** A route at one of the places where it is served. */
export interface Mounted {
  name: ContractName;
  contract: Contract;
  route: Route;
  /** Of the contract: `/compat/<name>`, or empty at the root. */
  prefix: string;
  /** As logs name it. */
  pattern: string;
  matches: RegExp;
}

/** Where a contract is served beside the root. */
export function prefixOf(name: ContractName): string {
  return `/compat/${name.replaceAll('_', '-')}`;
}

/** Every route at every place, the contracts in their order. */
export function mount(contracts: ReadonlyMap<ContractName, Contract>): Mounted[] {
  return [...contracts].flatMap(([name, contract]) => {
    return placesOf(name, contract).flatMap((prefix) =>
      contract.routes.map((route) => {
        const pattern = prefix + route.path;
        return { name, contract, route, prefix, pattern, matches: toRegExp(pattern) };
      }),
    );
  });
}

/** The paths that a contract has and we do not serve, each with the contract that says so. */
export function mountUnserved(contracts: ReadonlyMap<ContractName, Contract>) {
  return [...contracts].flatMap(([name, contract]) => {
    const below = placesOf(name, contract);
    const paths = below.flatMap((prefix) => (contract.unserved ?? []).map((path) => prefix + path));
    return paths.map((path) => ({ contract, matches: toRegExp(path) }));
  });
}

function placesOf(name: ContractName, { at }: Contract): string[] {
  return [...(at === 'root' ? [] : [prefixOf(name)]), ...(at === 'compat' ? [] : [''])];
}

/** Whatever its case, with or without a slash at the end, as Express compares paths. */
function toRegExp(pattern: string): RegExp {
  const parts = pattern.split('/').map((part) => {
    if (part === '*') return '(.+)';
    return part.startsWith(':') ? '([^/]+)' : part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  });
  return new RegExp(`^${parts.join('/').replace(/\/$/, '')}/?$`, 'is');
}

/** The path of a request, with slashes that a base address doubled as one. */
export function pathOf(url: string): string {
  return withoutOrigin(url)
    .replace(/[?#].*$/s, '')
    .replace(/\/{2,}/g, '/');
}

/** What stands at `*` and at each `:name`; at `*` it is left as it came, query included. */
export function paramsOf({ pattern, matches, prefix }: Mounted, url: string): Record<string, string> {
  const names = pattern.split('/').filter((part) => part === '*' || part.startsWith(':'));
  const found = matches.exec(pathOf(url)) ?? [];
  return Object.fromEntries(
    names.map((name, at) => {
      if (name === '*') return ['rest', restOf(withoutOrigin(url), prefix)];
      return [name.slice(1), decoded(found[at + 1] ?? '')];
    }),
  );
}

/** What follows the prefix and its slash; a base address may have doubled any of them. */
function restOf(url: string, prefix: string): string {
  const depth = prefix.split('/').length;
  return url.replace(new RegExp(`^(?:/+[^/?#]*){${depth - 1}}/+`), '');
}

/** A request to a proxy names the whole address (RFC 9112, 3.2.2). */
function withoutOrigin(url: string): string {
  return url.replace(/^https?:\/\/[^/?#]*/i, '');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
