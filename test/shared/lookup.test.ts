import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import t from 'tap';
import { createLookup } from '../../src/shared/lookup.js';
import { failureOf } from '../helpers/failure.js';
import type { Teardown } from '../helpers/listen.js';

/** A name server: `four.test` has an IPv4 address, `both.test` both kinds, `hang…` is never answered, others do not exist. */
async function nameServer(t: Teardown): Promise<{ servers: string[]; asked: string[] }> {
  const A = { type: 1, data: [192, 0, 2, 7] };
  const AAAA = { type: 28, data: [0x20, 1, 0xd, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7] };
  const zone: Record<string, { type: number; data: number[] }[]> = { 'four.test': [A], 'both.test': [A, AAAA] };
  const asked: string[] = [];
  const socket = createSocket('udp4');
  socket.on('message', (query, from) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += length + 1;
    }
    const name = labels.join('.').toLowerCase();
    asked.push(name);
    if (name.startsWith('hang')) return;
    const type = query.readUInt16BE(at + 1);
    const records = (zone[name] ?? []).filter((record) => record.type === type);
    // Header, the question as it came, and answers that point back to its name. RFC 1035, section 4.1.
    const header = Buffer.from(query.subarray(0, 12));
    header.writeUInt16BE(zone[name] ? 0x8180 : 0x8183, 2);
    header.writeUInt16BE(records.length, 6);
    header.writeUInt16BE(0, 8);
    header.writeUInt16BE(0, 10);
    const answers = records.map(({ data }) =>
      Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length, ...data]),
    );
    socket.send(Buffer.concat([header, query.subarray(12, at + 5), ...answers]), from.port, from.address);
  });
  socket.bind(0, '127.0.0.1');
  await once(socket, 'listening');
  t.teardown(() => socket.close());
  return { servers: [`127.0.0.1:${socket.address().port}`], asked };
}

const all = { all: true } as const;

t.test('a name has its addresses of both kinds', async (t) => {
  const lookup = createLookup({ localNames: false, ...(await nameServer(t)) });
  t.same(await lookup('four.test', all), [{ address: '192.0.2.7', family: 4 }]);
  t.same(await lookup('both.test', all), [
    { address: '2001:db8::7', family: 6 },
    { address: '192.0.2.7', family: 4 },
  ]);
  t.match(await failureOf(lookup('none.test', all)), { code: 'ENOTFOUND' });
});

t.test('names that are never answered hold up no other, and end', async (t) => {
  const lookup = createLookup({ localNames: false, ...(await nameServer(t)) });
  let ended = 0;
  const hanging = Array.from({ length: 60 }, async (_, i) => {
    const failure = await failureOf(lookup(`hang${i}.test`, all));
    ended++;
    return failure;
  });
  t.same(await lookup('four.test', all), [{ address: '192.0.2.7', family: 4 }]);
  t.equal(ended, 0, 'the others still wait');
  for (const failure of await Promise.all(hanging)) t.match(failure, { code: 'ETIMEOUT' });
});

t.test('a name in the hosts file is not asked for', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'));
  t.teardown(() => rmSync(folder, { recursive: true }));
  const hostsFile = join(folder, 'hosts');
  writeFileSync(hostsFile, '# 192.0.2.1 four.test\n127.0.0.1\tlocalhost  other # four.test\n');
  const { servers, asked } = await nameServer(t);
  const lookup = createLookup({ localNames: false, servers, hostsFile });
  t.match(await lookup('LOCALHOST', all), [{ address: /^(127\.|::1)/ }]);
  t.same(asked, []);
  t.same(await lookup('four.test', all), [{ address: '192.0.2.7', family: 4 }]);
});

t.test('what DNS does not know may be a name of the local network, where these are wanted', async (t) => {
  const { servers } = await nameServer(t);
  const hostsFile = '/nowhere/hosts';
  t.match(await createLookup({ localNames: true, servers, hostsFile })('localhost', all), [
    { address: /^(127\.|::1)/ },
  ]);
  t.match(await failureOf(createLookup({ localNames: false, servers, hostsFile })('localhost', all)), {
    code: 'ENOTFOUND',
  });
});
