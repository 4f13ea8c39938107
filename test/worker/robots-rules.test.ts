import { existsSync, readFileSync } from 'node:fs';
import t from 'tap';
import { leadingToken, parseRobots } from '../../worker/robots-rules.js';
import { inRoot } from '../helpers/root.js';

/** Lines of a file, our token, and what it allows and forbids. */
const files = [
  ['an empty file', [], 'bot', ['/'], []],
  ['an empty Disallow', ['User-agent: *', 'Disallow:'], 'bot', ['/', '/x'], []],
  [
    'Disallow: /',
    ['User-agent: *', 'Disallow: /'],
    'bot',
    ['/robots.txt'],
    ['/', '/x', '/robots.txt.bak', '/a/robots.txt'],
  ],
  ['a prefix', ['User-agent: *', 'Disallow: /fish'], 'bot', ['/Fish', '/cat/fish'], ['/fish', '/fishheads?a=b']],
  ['a query', ['User-agent: *', 'Disallow: /?q='], 'bot', ['/', '/?p='], ['/?q=1']],
  ['a wildcard', ['User-agent: *', 'Disallow: /*.php'], 'bot', ['/php', '/x.PHP'], ['/x.php', '/a/b.php?c']],
  ['two wildcards', ['User-agent: *', 'Disallow: /a*b*c'], 'bot', ['/acb', '/abab'], ['/abc', '/axxbyyczz']],
  ['an end', ['User-agent: *', 'Disallow: /*.php$'], 'bot', ['/x.php?y', '/x.php5'], ['/x.php', '/x.php.php']],
  ['an end after the match', ['User-agent: *', 'Disallow: /a*aa$'], 'bot', ['/a', '/aa'], ['/aaa', '/abaa']],
  ['only an end', ['User-agent: *', 'Disallow: /', 'Allow: /$'], 'bot', ['/'], ['/x']],
  ['a pattern without slash', ['User-agent: *', 'Disallow: x'], 'bot', ['/x', '/'], []],
  [
    'the longest pattern',
    ['User-agent: *', 'Allow: /a', 'Disallow: /a/b', 'Allow: /a/b/c'],
    'bot',
    ['/a', '/a/b/c'],
    ['/a/b'],
  ],
  ['Allow on a tie', ['User-agent: *', 'Disallow: /x', 'Allow: /x'], 'bot', ['/x'], []],
  ['our own group', ['User-agent: *', 'Disallow: /x', 'User-agent: Bot', 'Disallow: /y'], 'bOT', ['/x'], ['/y']],
  ['our own group, empty', ['User-agent: *', 'Disallow: /', 'User-agent: bot'], 'bot', ['/x'], []],
  ['the name of another', ['User-agent: bots', 'Disallow: /', 'User-agent: bo', 'Disallow: /'], 'bot', ['/'], []],
  ['a name with version and remark', ['User-agent: Bot/2.0 (x) # y', 'Disallow: /x'], 'bot', ['/'], ['/x']],
  ['a name among others', ['User-agent: a', 'User-agent: bot', 'User-agent: b', 'Disallow: /x'], 'bot', ['/'], ['/x']],
  [
    'a Sitemap between names',
    ['User-agent: bot', 'Sitemap: http://a/', 'User-agent: b', 'Disallow: /x'],
    'bot',
    [],
    ['/x'],
  ],
  ['a rule between names', ['User-agent: bot', 'Allow: /y', 'User-agent: b', 'Disallow: /x'], 'bot', ['/x'], []],
  [
    'groups of one name',
    ['User-agent: bot', 'Disallow: /x', 'User-agent: b', 'User-agent: bot', 'Disallow: /y'],
    'bot',
    ['/'],
    ['/x', '/y'],
  ],
  ['rules before any name', ['Disallow: /', 'User-agent: *', 'Disallow: /x'], 'bot', ['/y'], ['/x']],
  ['no name of ours', ['User-agent: bot', 'Disallow: /'], '', ['/'], []],
  [
    'names of the language',
    ['User-agent: __proto__', 'Disallow: /', 'User-agent: *', 'Disallow: /x'],
    'constructor',
    ['/y'],
    ['/x'],
  ],
  ['odd spacing and case', ['  USER-AGENT :bot  ', '\tdisALLOW\t:\t/x # why'], 'bot', ['/'], ['/x']],
  [
    'plain octets for unreserved triplets',
    ['User-agent: *', 'Disallow: /%7Ejo%65'],
    'bot',
    ['/~jo'],
    ['/~joe', '/%7ejo%65'],
  ],
  ['triplets for reserved octets', ['User-agent: *', 'Disallow: /a%2fb'], 'bot', ['/a/b'], ['/a%2Fb']],
  ['letters beyond ASCII', ['User-agent: *', 'Disallow: /ツ'], 'bot', ['/%E3%83'], ['/%e3%83%84', '/ツ']],
  ['what a URL would encode', ['User-agent: *', 'Disallow: /a<b c'], 'bot', ['/a<'], ['/a%3Cb%20c']],
] as const;

for (const [title, lines, token, allowed, denied] of files) {
  t.test(`${title}: ${denied.length ? 'forbids' : 'forbids nothing'} ${denied}`, async (t) => {
    for (const end of ['\n', '\r\n', '\r']) {
      for (const bom of ['', '\ufeff']) {
        const { allows } = parseRobots(bom + lines.join(end), token);
        for (const path of allowed) t.equal(allows(path), true, `${path} is allowed`);
        for (const path of denied) t.equal(allows(path), false, `${path} is denied`);
      }
    }
  });
}

t.test('bytes that are no UTF-8 are compared as octets', async (t) => {
  const { allows } = parseRobots(Buffer.from('User-agent: *\nDisallow: /caf\xe9\n', 'latin1'), 'bot');
  t.equal(allows('/caf%E9'), false);
  t.equal(allows('/caf%C3%A9'), true);
});

t.test('the product token is the leading run of letters, hyphens and underscores', async (t) => {
  t.equal(leadingToken('Search-Gateway_X/1.0 (like Googlebot)'), 'Search-Gateway_X');
  t.equal(leadingToken('(+https://example.com)'), '');
});

t.test('half a million octets of wildcards are judged at once', async (t) => {
  const { allows } = parseRobots(`User-agent: *\nDisallow: /${'*a'.repeat(250_000)}b$`, 'bot');
  t.equal(allows(`/${'a'.repeat(8_000)}`), true);
});

t.test('Crawl-delay is that of our group, in milliseconds; the larger of two', (t) => {
  const cases: [name: string, file: string, ms: number][] = [
    ['none', 'User-agent: *\nDisallow: /x', 0],
    ['of everyone', 'User-agent: *\nCrawl-delay: 2.5', 2500],
    ['our own, not that of everyone', 'User-agent: *\nCrawl-delay: 9\n\nUser-agent: bot\nCrawl-delay: 1', 1000],
    ['a group of ours without one', 'User-agent: *\nCrawl-delay: 9\n\nUser-agent: bot\nDisallow: /x', 0],
    ['two groups of ours', 'User-agent: bot\nCrawl-delay: 1\n\nUser-agent: bot\nCrawl-delay: 3', 3000],
    ['between the names of one group', 'User-agent: bot\nCrawl-delay: 4\nUser-agent: other\nDisallow: /x', 4000],
    ['no number', 'User-agent: *\nCrawl-delay: soon', 0],
    ['a negative number', 'User-agent: *\nCrawl-delay: -1', 0],
  ];
  for (const [name, file, ms] of cases) t.equal(parseRobots(file, 'bot').crawlDelayMs, ms, name);
  t.end();
});

interface RobotsCase {
  id: string;
  robots_txt: string;
  robots_b64?: string;
  user_agent: string;
  url: string;
  allowed: boolean;
  tier: 'rfc' | 'lenient';
}

const corpus = inRoot('../shared/corpus/robots/cases.json');
const skip = existsSync(corpus) ? false : 'the corpus is not beside this checkout';
t.test('every case of the robots corpus that the RFC decides is right', { skip }, async (t) => {
  const cases: RobotsCase[] = JSON.parse(readFileSync(corpus, 'utf8'));
  const decided = cases.filter(({ tier }) => tier === 'rfc');
  const wrong = decided.filter(({ robots_txt, robots_b64, user_agent, url, allowed }) => {
    const { pathname, search } = new URL(url);
    const file = robots_b64 ? Buffer.from(robots_b64, 'base64') : robots_txt;
    return parseRobots(file, leadingToken(user_agent)).allows(pathname + search) !== allowed;
  });
  t.same(
    wrong.map(({ id }) => id),
    [],
    `${decided.length} cases`,
  );
});
