import t from 'tap';
import { proxiesOf } from '../../src/shared/environment-proxy.js';
import { SettingsError } from '../../src/shared/settings-error.js';

t.test('each scheme has its variable; lower case wins; an empty one is unset', async (t) => {
  const proxyFor = proxiesOf({ HTTP_PROXY: 'http://upper.example:1', http_proxy: 'lower.example:2', https_proxy: '' });
  t.same(proxyFor('http', 'site.example', 80), { secure: false, host: 'lower.example', port: 2 });
  t.equal(proxyFor('https', 'site.example', 443), undefined);
  const shouted = proxiesOf({ HTTPS_PROXY: 'https://upper.example', https_proxy: '' });
  t.same(shouted('https', 'site.example', 443), { secure: true, host: 'upper.example', port: 443 });
  t.equal(proxiesOf({})('http', 'site.example', 80), undefined);
});

t.test('a credential becomes the value of its header', async (t) => {
  const proxyFor = proxiesOf({ HTTPS_PROXY: 'http://me:p%40ss@[2001:db8::1]:3128/' });
  t.same(proxyFor('https', 'site.example', 443), {
    secure: false,
    host: '2001:db8::1',
    port: 3128,
    authorization: `Basic ${Buffer.from('me:p@ss').toString('base64')}`,
  });
});

t.test('what is no proxy is a fault that names its variable and not its value', async (t) => {
  const values = [
    'socks5://canary:1080',
    'http://canary:99999',
    'http://canary/path',
    'http://u:%zz@canary',
    'can ary',
  ];
  for (const value of values) {
    try {
      proxiesOf({ HTTP_PROXY: value, https_proxy: value });
      t.fail(`${value} was taken`);
    } catch (thrown) {
      t.ok(thrown instanceof SettingsError);
      t.match(String(thrown), /HTTP_PROXY: expected .*https_proxy: expected/s, value);
      t.notMatch(String(thrown), /canary|can ary/);
    }
  }
});

const exempt: [noProxy: string, host: string, port: number, isExempt: boolean][] = [
  ['*', 'site.example', 80, true],
  ['', 'site.example', 80, false],
  ['site.example', 'site.example', 80, true],
  ['site.example', 'SITE.example.', 80, true],
  ['site.example', 'www.site.example', 80, true],
  ['site.example', 'othersite.example', 80, false],
  ['.site.example', 'www.site.example', 80, true],
  ['*.site.example', 'www.site.example', 80, true],
  ['a.example, site.example', 'site.example', 80, true],
  ['a.example site.example', 'site.example', 80, true],
  ['site.example:8080', 'site.example', 8080, true],
  ['site.example:8080', 'site.example', 80, false],
  ['192.0.2.1', '192.0.2.1', 80, true],
  ['192.0.2.1', '192.0.2.10', 80, false],
  ['192.0.2.1:81', '192.0.2.1', 80, false],
  ['192.0.2.0/24', '192.0.2.200', 80, true],
  ['192.0.2.0/24', '192.0.3.1', 80, false],
  ['192.0.2.0/24', '2001:db8::1', 80, false],
  ['192.0.2.0/99', '192.0.2.1', 80, false],
  ['2001:db8::/32', '[2001:db8::7]', 80, true],
  ['[2001:db8::7]', '[2001:db8::7]', 80, true],
  ['[2001:db8::7]:81', '[2001:db8::7]', 81, true],
  ['2001:db8::7', '[2001:db8::8]', 80, false],
  ['1.2', '192.0.1.2', 80, false],
  ['.', 'site.example', 80, false],
];
for (const [noProxy, host, port, isExempt] of exempt) {
  t.test(`NO_PROXY=${noProxy} ${isExempt ? 'exempts' : 'does not exempt'} ${host}:${port}`, async (t) => {
    const proxyFor = proxiesOf({ HTTP_PROXY: 'proxy.example:3128', NO_PROXY: noProxy });
    t.equal(proxyFor('http', host, port) === undefined, isExempt);
  });
}
