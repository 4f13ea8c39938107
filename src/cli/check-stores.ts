import type { StoreReason } from '../shared/store/availability.js';
import type { Check } from './doctor.js';

/** A setting that names a store, what it names, and how names in it begin, which may be all that its user may write. */
export type NamedStore = readonly [setting: string, url: string | undefined, prefix: string];

const FAULTS: Record<StoreReason, string> = {
  unauthorized: 'refuses the user or the password. Correct them, and let the user read, write and run scripts',
  full: 'is full. Give it more memory, or the maxmemory-policy volatile-lru',
  not_writable: 'cannot be written to now: it is a replica, or starts. Name the primary, or try again',
  timeout: 'is late: nothing came within 200 ms, which is as long as a call waits. Look at its load and at the network',
  unreachable: 'does not answer. Look at its address and at the way to it from here',
};
/** For something that is not there when it is looked for. */
const CHECK_MS = 1_000;

/** Each store that a setting names: whether it can be used, and what it does when it is full. */
export async function checkStores(named: readonly NamedStore[]): Promise<Check[]> {
  const stores = new Map<string, { url: string; prefix: string; settings: string[] }>();
  for (const [setting, url, prefix] of named) {
    if (url === undefined) continue;
    const store = stores.get(`${prefix} ${url}`) ?? { url, prefix, settings: [] };
    store.settings.push(setting);
    stores.set(`${prefix} ${url}`, store);
  }
  return Promise.all([...stores.values()].map(checkStore));
}

async function checkStore({
  url,
  prefix,
  settings,
}: {
  url: string;
  prefix: string;
  settings: string[];
}): Promise<Check> {
  const check = 'store';
  const name = `the store of ${settings.join(' and ')}`;
  const [{ connect }, { reasonOf }] = await Promise.all([
    import('../shared/store/connect.js'),
    import('../shared/store/availability.js'),
  ]);
  const { client, fault } = await connect(url);
  try {
    await client.eval("return redis.call('SET', KEYS[1], '', 'PX', ARGV[1])", 1, `${prefix}:doctor`, CHECK_MS);
    const { status, found } = whenFull(await client.info('memory').catch(() => ''));
    return { check, status, message: `${name} can be written to. ${found}` };
  } catch (thrown) {
    return { check, status: 'fail', message: `${name} ${FAULTS[reasonOf(fault() ?? thrown)]}` };
  } finally {
    client.disconnect();
  }
}

/** `info` is what it says of its memory; a hosted one may say nothing. */
function whenFull(info: string): Pick<Check, 'status'> & { found: string } {
  const [, policy = ''] = /^maxmemory_policy:([a-z-]+)\r?$/m.exec(info) ?? [];
  const isBounded = /^maxmemory:[1-9]/m.test(info);
  if (!policy) return { status: 'ok', found: 'It does not tell what it does when it is full' };
  if (policy.startsWith('volatile-')) return { status: 'ok', found: `When it is full it makes room (${policy})` };
  if (policy !== 'noeviction') {
    const found = `When it is full it drops anything (${policy}), limits of callers too. Set maxmemory-policy volatile-lru`;
    return { status: 'warn', found };
  }
  if (!isBounded) return { status: 'ok', found: 'Its memory has no bound of its own' };
  return { status: 'warn', found: 'When it is full it refuses (noeviction). Set maxmemory-policy volatile-lru' };
}
