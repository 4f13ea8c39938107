/** What people mean by an address, and what stays as it is for the strict reader to refuse. */
import t from 'tap';
import { parseTarget } from '../../src/shared/target.js';
import { typedAddress } from '../../src/shared/typed-address.js';

const REFUSED = { code: 'invalid_request' };
const meant = [
  ['example.com', 'https://example.com/'],
  ['EXAMPLE.com/Path?x#y', 'https://example.com/Path?x'],
  ['example.com:8080', 'https://example.com:8080/'],
  ['example.com.', 'https://example.com./'],
  [' example.com\n', 'https://example.com/'],
  ['example.com?q=a:b@c', 'https://example.com/?q=a:b@c'],
  ['example.com/https://two.example/', 'https://example.com/https://two.example/'],
  ['//example.com/x', 'https://example.com/x'],
  ['bücher.example/ü', 'https://xn--bcher-kva.example/%C3%BC'],
  ['例え。テスト', 'https://xn--r8jz45g.xn--zckzah/'],
  ['localhost', 'https://localhost/'],
  ['localhost:8080/x', 'https://localhost:8080/x'],
  ['LocalHost#top', 'https://localhost/'],
  ['app.localhost:3000', 'https://app.localhost:3000/'],
  ['192.0.2.1', 'https://192.0.2.1/'],
  ['192.0.2.1:81/x', 'https://192.0.2.1:81/x'],
  ['[::1]:80/x', 'https://[::1]:80/x'],
  ['[2001:DB8::1]', 'https://[2001:db8::1]/'],
  ['2001:db8::1', 'https://[2001:db8::1]/'],
  ['::ffff:192.0.2.1', 'https://[::ffff:c000:201]/'],
] as const;

t.test('without a scheme it is https', async (t) => {
  for (const [typed, target] of meant) {
    t.equal(parseTarget(typedAddress(typed)).href, target, typed);
    t.throws(() => parseTarget(typed), REFUSED, `${typed} is refused where programs write`);
  }
  for (const whole of ['https://example.com/', 'http://example.com:80/', 'HTTP://Example.com'])
    t.equal(typedAddress(whole), whole);
});

t.test('anything else stays as it is, and is refused', async (t) => {
  const others = [
    '',
    'word',
    'two words.example',
    'ftp://example.com/',
    'file:///etc/passwd',
    'mailto:x',
    'mailto:x@example.com',
    'mailto:1',
    'tel:123',
    'javascript:alert(1)',
    'javascript:1',
    'data:text/html,example.com',
    'view-source:https://example.com',
    'intranet:8080/x',
    'user@example.com',
    'user:pass@example.com',
    'a.user:pass@example.com',
    'http:example.com',
    'https:/example.com',
    '///example.com',
    '/example.com',
    '?example.com',
    '#example.com',
    ':8080',
    'abc:def::1::',
    '12:34',
  ];
  for (const typed of others) {
    t.equal(typedAddress(typed), typed);
    t.throws(() => parseTarget(typed), REFUSED, typed);
  }
  for (const typed of [
    'example.com:99999',
    'example.com:0',
    'a..example',
    '.',
    '[::1',
    '[::g]',
    'example.com\\x',
    'example.com/a b',
  ])
    t.throws(() => parseTarget(typedAddress(typed)), REFUSED, typed);
});

t.test('the cost is in proportion to the length', async (t) => {
  for (const part of ['.', 'a.', ':', '[', 'a', '::'])
    t.equal(typedAddress(`${part.repeat(1_000_000)}:x y`), `${part.repeat(1_000_000)}:x y`, part);
});
