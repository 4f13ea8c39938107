import type { LookupAddress } from 'node:dns';
import { Resolver, lookup as systemLookup } from 'node:dns/promises';
import { readFile } from 'node:fs/promises';

export type Lookup = (hostname: string, options: { all: true }) => Promise<LookupAddress[]>;

interface LookupOptions {
  /** Ask the system too for what DNS does not know: names of a local network. */
  localNames: boolean;
  /** `address:port` of the name servers, the system's when undefined. */
  servers?: string[];
  hostsFile?: string;
}

/** A silent name server is asked twice; c-ares doubles the time for the second try. */
const ASKING = { timeout: 1_500, tries: 2 };

/**
 * All addresses of a name. The system's own call, getaddrinfo, holds one of the process's four threads until a silent
 * name server is given up, so a page with a few dozen such names would stop everything else; DNS is asked over sockets
 * instead. A name in the hosts file is the system's to answer, since that needs no network.
 */
export function createLookup({ localNames, servers, hostsFile = '/etc/hosts' }: LookupOptions): Lookup {
  const resolver = new Resolver(ASKING);
  if (servers) resolver.setServers(servers);

  async function ask(hostname: string): Promise<LookupAddress[]> {
    const answers = await Promise.allSettled([resolver.resolve6(hostname), resolver.resolve4(hostname)]);
    const found = answers.flatMap((answer, i) =>
      answer.status === 'fulfilled' ? answer.value.map((address) => ({ address, family: i === 0 ? 6 : 4 })) : [],
    );
    if (found.length > 0) return found;
    throw answers.find((answer) => answer.status === 'rejected')?.reason ?? new Error('no addresses');
  }

  return async (hostname, options) => {
    if (await isInHostsFile(hostname, hostsFile)) return systemLookup(hostname, options);
    try {
      return await ask(hostname);
    } catch (thrown) {
      if (localNames && Object(thrown).code === 'ENOTFOUND') return systemLookup(hostname, options);
      throw thrown;
    }
  };
}

async function isInHostsFile(hostname: string, path: string): Promise<boolean> {
  const name = hostname.toLowerCase().replace(/\.$/, '');
  const file = await readFile(path, 'utf8').catch(() => '');
  return file
    .split('\n')
    .some((line) => (line.split('#', 1)[0] ?? '').toLowerCase().trim().split(/\s+/).slice(1).includes(name));
}
