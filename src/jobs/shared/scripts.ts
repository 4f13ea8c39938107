import { NOW, script } from '../../shared/store/scripts.js';

/**
 * What the scripts take as KEYS[1] has an entry for each job that is kept, `expiry caller bytes`, a hundred at most. Drops
 * those that are over, and sums up the others: of `caller`, and all.
 */
const SUMS = `${NOW}
  local count, bytes, own, ownBytes, firstEnds = 0, 0, 0, 0, nil
  local entries = redis.call('HGETALL', KEYS[1])
  for at = 1, #entries, 2 do
    local ends, of, size = string.match(entries[at + 1], '^(%d+) (%S*) (%d+)$')
    ends, size = tonumber(ends), tonumber(size)
    if ends <= now then
      redis.call('HDEL', KEYS[1], entries[at])
    else
      count, bytes = count + 1, bytes + size
      if of == caller then
        own, ownBytes = own + 1, ownBytes + size
        firstEnds = math.min(firstEnds or ends, ends)
      end
    end
  end
  local function fits(more)
    return bytes + more <= mostBytes and (caller == '-' or ownBytes + more <= mostBytes / 2)
  end`;

/** Keys of one job: the order, what is known of it, results by place, and places in the order of their results. */
const KEPT = `local order, about, rows, list = KEYS[2], KEYS[3], KEYS[4], KEYS[5]`;

export const SCRIPTS = {
  /** ARGV: ref, caller, ttl, bytes, most bytes, most jobs of a caller, most jobs, order, length of the list. */
  create: script(`
    ${KEPT}
    local ref, caller, ttl, size, mostBytes = ARGV[1], ARGV[2], tonumber(ARGV[3]), tonumber(ARGV[4]), tonumber(ARGV[5])
    ${SUMS}
    if caller ~= '-' and own >= tonumber(ARGV[6]) then return {'own', firstEnds - now} end
    if count >= tonumber(ARGV[7]) or not fits(size) then return {'full', 0} end
    local made = string.format('%.0f', now)
    redis.call('SET', order, ARGV[8], 'PX', ttl)
    redis.call('HSET', about, 'state', 'running', 'caller', caller, 'total', ARGV[9], 'made', made)
    redis.call('PEXPIRE', about, ttl)
    redis.call('HSET', KEYS[1], ref, string.format('%.0f %s %.0f', now + ttl, caller, size))
    return {'made', 0}`),
  /**
   * 1 when it is kept, or was; 0 when there is no room; -1 when the job is over.
   * ARGV: ref, ttl, most bytes, index, bytes when unpacked, row, outcome, whether its room is sure.
   */
  keep: script(`
    ${KEPT}
    local ref, ttl, mostBytes, index = ARGV[1], tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
    if redis.call('HEXISTS', rows, index) == 1 then return 1 end
    if redis.call('HGET', about, 'state') ~= 'running' then return -1 end
    local caller = redis.call('HGET', about, 'caller')
    ${SUMS}
    local size = string.len(ARGV[6])
    if ARGV[8] ~= '1' and not fits(size) then return 0 end
    local before = tonumber(string.match(redis.call('HGET', KEYS[1], ref) or '', '(%d+)$') or '0')
    redis.call('HSET', KEYS[1], ref, string.format('%.0f %s %.0f', now + ttl, caller, before + size))
    redis.call('HSET', rows, index, ARGV[6])
    redis.call('RPUSH', list, index .. ' ' .. ARGV[5])
    redis.call('HINCRBY', about, 'outcome ' .. ARGV[7], 1)
    redis.call('HDEL', about, 'begun ' .. index)
    if redis.call('HLEN', rows) == tonumber(redis.call('HGET', about, 'total')) then
      redis.call('HSET', about, 'state', 'completed')
    end
    for at = 2, 5 do redis.call('PEXPIRE', KEYS[at], ttl) end
    return 1`),
  /** How many visits of a place have begun without a result; -1 when the job is over. KEYS: about. ARGV: index, by. */
  begin: script(`
    if redis.call('HGET', KEYS[1], 'state') ~= 'running' then return -1 end
    return redis.call('HINCRBY', KEYS[1], 'begun ' .. ARGV[1], ARGV[2])`),
  /** KEYS: about. */
  cancel: script(`
    if redis.call('HGET', KEYS[1], 'state') == 'running' then redis.call('HSET', KEYS[1], 'state', 'cancelled') end
    return 1`),
} as const;
