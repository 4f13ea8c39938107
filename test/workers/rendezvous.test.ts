import t from 'tap';
import { inOrder } from '../../src/workers/rendezvous.js';

const members = ['http://a/', 'http://b/', 'http://c/', 'http://d/'].map((id) => ({ id }));
const hosts = Array.from({ length: 4_000 }, (_, n) => `site-${n}.example`);
const firstOf = (among: readonly { id: string }[], host: string) => inOrder(among, host)[0]?.id ?? '';

t.test('everybody agrees on the order, whatever order they know the members in', (t) => {
  for (const host of hosts.slice(0, 50)) t.strictSame(inOrder(members, host), inOrder([...members].reverse(), host));
  t.strictSame(
    inOrder(members, 'example.org').map(({ id }) => id),
    ['http://d/', 'http://a/', 'http://c/', 'http://b/'],
    'replicas of other versions agree too',
  );
  t.strictSame(inOrder([], 'example.org'), []);
  t.end();
});

t.test('hosts are spread evenly, and so are those of a member that goes', (t) => {
  const shares = (among: readonly { id: string }[], of: readonly string[]) =>
    among.map(({ id }) => of.filter((host) => firstOf(among, host) === id).length / of.length);
  for (const share of shares(members, hosts)) t.ok(share > 0.22 && share < 0.28, `${share}`);
  const [gone, ...left] = members;
  const moved = hosts.filter((host) => firstOf(members, host) === gone?.id);
  for (const share of shares(left, moved)) t.ok(share > 0.27 && share < 0.4, `${share}`);
  t.end();
});

t.test('a member that goes or comes moves no host of the others', (t) => {
  const [, ...left] = members;
  const stayed = hosts.filter((host) => firstOf(members, host) !== members[0]?.id);
  t.ok(stayed.every((host) => firstOf(left, host) === firstOf(members, host)));
  t.end();
});
