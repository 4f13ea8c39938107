import { createHash } from 'node:crypto';

export interface Script {
  lua: string;
  sha: string;
}

/** The time in milliseconds as `now`: the store's, since the clocks of replicas differ. */
export const NOW = `local time = redis.call('TIME')
    local now = time[1] * 1000 + math.floor(time[2] / 1000)`;

/** One check-and-set each, of one key, so that a cluster takes them. */
export const SCRIPTS = {
  /** Of a window that is over nothing is given back. ARGV: points, window. */
  count: script(`
    if tonumber(ARGV[1]) < 0 and redis.call('EXISTS', KEYS[1]) == 0 then return {0, tonumber(ARGV[2])} end
    local points = redis.call('INCRBY', KEYS[1], ARGV[1])
    local left = redis.call('PTTL', KEYS[1])
    if left < 0 then
      redis.call('PEXPIRE', KEYS[1], ARGV[2])
      left = tonumber(ARGV[2])
    end
    return {points, left}`),
  /** The key holds when the next turn may begin; one that has to wait takes none, since it may leave. ARGV: interval. */
  turn: script(`
    ${NOW}
    local at = tonumber(redis.call('GET', KEYS[1]) or '0')
    if at > now then return at - now end
    local after = now + tonumber(ARGV[1])
    redis.call('SET', KEYS[1], string.format('%.0f', after), 'PX', string.format('%.0f', after - now + 1000))
    return 0`),
  /** ARGV: time. */
  hold: script(`
    ${NOW}
    local till = math.max(now + tonumber(ARGV[1]), tonumber(redis.call('GET', KEYS[1]) or '0'))
    redis.call('SET', KEYS[1], string.format('%.0f', till), 'PX', string.format('%.0f', till - now + 1000))
    return till - now`),
  heldMs: script(`
    ${NOW}
    return math.max(0, tonumber(redis.call('GET', KEYS[1]) or '0') - now)`),
  /** ARGV: owner, lifetime. */
  claim: script(`
    local owner = redis.call('GET', KEYS[1])
    if owner and owner ~= ARGV[1] then return 0 end
    redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
    return 1`),
  /** ARGV: owner. */
  release: script(`
    if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('DEL', KEYS[1]) end
    return 0`),
} as const;

export function script(lua: string): Script {
  return { lua, sha: createHash('sha1').update(lua).digest('hex') };
}
