import { existsSync, readFileSync } from 'node:fs';
import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { createGuard } from '../../src/shared/guard.js';
import { parseTarget } from '../../src/shared/target.js';
import { failureOf, never } from '../helpers/failure.js';
import { inRoot } from '../helpers/root.js';

const label63 = 'a'.repeat(63);

/** What becomes of a raw string: the normalised address, or `undefined` when it is no target. */
const targets = [
  ['http://example.com', 'http://example.com/'],
  ['HTTPS://EXAMPLE.com:443/A?b=%20#c', 'https://example.com/A?b=%20'],
  ['http://example.com/?u=a@b.example', 'http://example.com/?u=a@b.example'],
  ['http://example.com/a:b@c', 'http://example.com/a:b@c'],
  ['http://example.com/a%5Cb', 'http://example.com/a%5Cb'],
  ['http://example.com./', 'http://example.com./'],
  ['http://bücher.example/ü', 'http://xn--bcher-kva.example/%C3%BC'],
  ['http://0x7f.1/', 'http://127.0.0.1/'],
  ['http://[2001:DB8::1]:8080/', 'http://[2001:db8::1]:8080/'],
  ['http://example.com:65535/', 'http://example.com:65535/'],
  [`http://${label63}.example/`, `http://${label63}.example/`],

  ['', undefined],
  ['example.com', undefined],
  ['//example.com/', undefined],
  ['ftp://example.com/', undefined],
  ['javascript:alert(1)', undefined],
  ['http:example.com', undefined],
  ['http:/example.com/', undefined],
  ['http:///example.com/', undefined],
  ['http://', undefined],
  ['http://xn--/', undefined],
  ['http://a.xn--a/', undefined],
  ['http://xn--example-.test/', undefined],
  ['http://?q', undefined],
  ['http://user@example.com/', undefined],
  ['http://@example.com/', undefined],
  ['http://user:pass@example.com/', undefined],
  ['http://example.com/a b', undefined],
  [' http://example.com/', undefined],
  ['http://example.com/\n', undefined],
  ['ht\ttp://example.com/', undefined],
  ['http://example.com/\u0000', undefined],
  ['http://example.com/\u0085', undefined],
  ['http://example.com/\ufeff', undefined],
  ['http://example.com\\@evil.example/', undefined],
  ['http://example.com#\\', undefined],
  ['http://example.com:/', undefined],
  ['http://example.com:0/', undefined],
  ['http://example.com:080/', undefined],
  ['http://example.com:65536/', undefined],
  ['http://example.com:80:80/', undefined],
  ['http://example.com:+80/', undefined],
  ['http://::1/', undefined],
  ['http://[::1', undefined],
  ['http://[::1%25lo]/', undefined],
  ['http://256.256.256.256/', undefined],
  ['http://exa%00mple.com/', undefined],
  ['http://example.com%40evil.example/', undefined],
  ['http://..', undefined],
  ['http://a..b/', undefined],
  [`http://${label63}a.example/`, undefined],
  [`http://${`${label63}.`.repeat(4)}example/`, undefined],
  [`http://example.com/${'a'.repeat(9_000)}`, undefined],
  [`http://example.com/${'\u4e2d'.repeat(1_000)}`, undefined],
  [`http://example.com/#${'\u4e2d'.repeat(1_000)}`, 'http://example.com/'],
  [undefined, undefined],
  [new URL('http://example.com/'), undefined],
] as const;

for (const [raw, expected] of targets) {
  const title = JSON.stringify(raw)?.slice(0, 60);
  t.test(`${title} is ${expected ? 'a target' : 'refused'}`, async (t) => {
    if (expected) t.equal(parseTarget(raw).href, expected);
    else t.throws(() => parseTarget(raw), { code: 'invalid_request' });
  });
}

t.test('the refusal does not quote the address', async (t) => {
  const failure = await failureOf((async () => parseTarget('http://canary@example.com/'))());
  t.notMatch(failure.message, /canary/);
});

interface UrlCase {
  id: string;
  url: string;
  expect: 'invalid' | 'blocked' | 'ok';
  tier: 'firm' | 'edge';
  dns?: string[];
}

/** Target rule and guard together, as the worker uses them; a name without stated answers leads somewhere public. */
async function decide({ url, dns = ['93.184.215.14'] }: UrlCase): Promise<UrlCase['expect']> {
  const lookup = async () => dns.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
  const guard = createGuard({ allowPrivateNetworks: false, lookup });
  try {
    await guard.resolve(parseTarget(url).hostname, never);
    return 'ok';
  } catch (thrown) {
    return GatewayError.from(thrown).code === 'invalid_request' ? 'invalid' : 'blocked';
  } finally {
    guard.close();
  }
}

const corpus = inRoot('../shared/corpus/urls/cases.json');
const skip = existsSync(corpus) ? false : 'the corpus is not beside this checkout';
t.test('every case of the URL corpus is decided right', { skip }, async (t) => {
  const cases: UrlCase[] = JSON.parse(readFileSync(corpus, 'utf8'));
  const wrong: string[] = [];
  for (const urlCase of cases) {
    const decided = await decide(urlCase);
    if (decided !== urlCase.expect) wrong.push(`${urlCase.id} (${urlCase.tier}): ${decided}, not ${urlCase.expect}`);
  }
  t.same(wrong, [], `${cases.length} cases`);
});
