import t from 'tap';
import { extract } from '../../worker/extract.js';

const url = new URL('https://www.example.test/dir/page');
const TEXT = '<p>The water had never been as low as this, said the keeper of the lock.</p>'.repeat(8);

function titleOf(title: string, body = '', { site = '', lang = 'en' } = {}): string | undefined {
  const head = `<title>${title}</title>${site && `<meta property="og:site_name" content="${site}">`}`;
  const text = `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}${TEXT}</body></html>`;
  return extract({ url, mediaType: 'text/html', text }).title;
}

t.test('the name of the site is cut behind any mark that sets it apart', async (t) => {
  const site = 'Lock Gazette';
  for (const mark of [': ', ' : ', ' -- ', '--', ' &gt; ', ' &raquo; ', ' ❘ ', '❘', ' ❙ ', ' ︱ ', ' │ ', ' → ', ' ▸ '])
    t.equal(titleOf(`Low water worries keepers${mark}${site}`, '', { site }), 'Low water worries keepers', mark);
  t.equal(titleOf(`${site} &gt; Low water worries keepers`, '', { site }), 'Low water worries keepers');
  t.equal(titleOf('How to open a lock: Gazette', '', { site }), 'How to open a lock: Gazette', 'no name of it');
  const heading = '<h1>What became of the Lock Gazette: Lock Gazette</h1>';
  const both = 'What became of the Lock Gazette: Lock Gazette';
  t.equal(titleOf(both, heading, { site }), both, 'a heading that says it too');
});

t.test('the name of the site is cut as scripts without spaces set it apart', async (t) => {
  const site = '河报网';
  const titles = [
    '_河报网',
    ' _ 河报网',
    '－河报网',
    '｜河报网',
    '--河报网',
    '——河报网',
    '-河报网',
    '：河报网',
    '【河报网】',
  ];
  for (const end of titles) t.equal(titleOf(`水位下降船闸关闭${end}`, '', { site }), '水位下降船闸关闭', end);
  t.equal(titleOf('船闸关闭！_河报网', '', { site }), '船闸关闭！');
  t.equal(titleOf('USB_C接口统一_河报网', '', { site }), 'USB_C接口统一');
  t.equal(titleOf('船闸升级到V2_河报网', '', { site }), '船闸升级到V2');
});

t.test('the site may be named by a picture that leads to its front page, in any script', async (t) => {
  const logo = (name: string) => `<a href="/"><img alt="${name}" src="l.png"></a>`;
  t.equal(titleOf('水位下降_河报网', logo('河报网')), '水位下降');
  t.equal(titleOf('Вода спала - Шлюзовой вестник', logo('Шлюзовой вестник')), 'Вода спала');
  t.equal(titleOf('水位下降 - 首页', logo('首页')), '水位下降 - 首页', 'which is no name');
});

t.test('a title in another script behind "Home" or "Index" is one', async (t) => {
  t.equal(titleOf('Home 水門の朝', '<h1>朝</h1>'), 'Home 水門の朝');
  t.equal(titleOf('Home!', '<h1>Low water</h1>'), 'Low water');
});

t.test('what names the site elsewhere is cut behind a title, not before it', async (t) => {
  const title = 'Low water worries keepers';
  const named = [
    '<meta name="twitter:site" content="@LockGazette">',
    '<meta name="apple-mobile-web-app-title" content="Lock Gazette">',
    '<footer>© 2019–2024 Lock Gazette. All rights reserved.</footer>',
    '<footer>Copyright 2024 by Lock Gazette | Privacy</footer>',
    '<footer>© Lock Gazette 2024</footer>',
  ];
  for (const name of named) t.equal(titleOf(`${title} - Lock Gazette`, name), title, name);
  t.equal(titleOf(`Lock Gazette - ${title}`, named[2]), `Lock Gazette - ${title}`);
  t.equal(titleOf(`${title} - Old Gazette`, named[2]), `${title} - Old Gazette`);
  t.equal(titleOf('An evening with: Ada Berg', '<footer>© Ada Berg</footer>'), 'An evening with: Ada Berg');
  const own = `<h1>Lock Gazette</h1>${named[1]}`;
  t.equal(titleOf('Prizes - Lock Gazette', own), 'Lock Gazette', 'which the page itself is called');
});

t.test('the site is cut at both ends, and with less than its whole name', async (t) => {
  const title = 'Low water worries keepers';
  t.equal(titleOf(`Lock Gazette | ${title} | Lock Gazette`, '', { site: 'Lock Gazette' }), title);
  t.equal(titleOf(`${title} - Sluicer`, '', { site: 'Sluicer USA' }), title);
  t.equal(titleOf(`${title} - News`, '', { site: 'News Online' }), `${title} - News`, 'a word that is too short');
});

t.test('microdata states the headline that a title tag runs on with the description', async (t) => {
  const stated = '<meta itemprop="headline" content="木桩为什么会烂"><h1>木桩为什么会烂</h1>';
  t.equal(titleOf('木桩为什么会烂本文用一次真实的检查说明 - 河报', stated), '木桩为什么会烂');
});

t.test('a logo names the site, wherever on it the logo leads', async (t) => {
  const page = '<b class="logo"><a href="/news">Lock Gazette</a></b>';
  t.equal(titleOf('Low water worries keepers | Lock Gazette', page), 'Low water worries keepers');
  t.equal(
    titleOf('Low water worries keepers | Lock Gazette', '<a href="/news">Lock Gazette</a>'),
    'Low water worries keepers | Lock Gazette',
  );
});

t.test('a section before the site is cut where a line says the title without it', async (t) => {
  const line = '<table><tr><td>标　题</td><td>县政府关于明年水闸开放日期的通知</td></tr></table>';
  t.equal(
    titleOf('县政府关于明年水闸开放日期的通知_县政府文件_河县政府网', line, { site: '河县政府网' }),
    '县政府关于明年水闸开放日期的通知',
  );
  t.equal(
    titleOf('县政府关于明年水闸开放日期的通知_县政府文件_河县政府网', '', { site: '河县政府网' }),
    '县政府关于明年水闸开放日期的通知_县政府文件',
  );
  t.equal(
    titleOf('Volunteers – The River Keepers of Dorsk', '<div>The River Keepers of Dorsk</div>'),
    'Volunteers – The River Keepers of Dorsk',
  );
});

t.test('the heading is the title where it says the same in other words', async (t) => {
  const title = 'Low water 2024: what keepers say';
  const says = (heading: string, other = '') => titleOf(title, `<h1>${heading}</h1>${other}`);
  t.equal(says('What the keepers say about low water'), 'What the keepers say about low water');
  t.equal(says('Keepers say no'), title, 'unless it is short');
  t.equal(says('The new gates of the old canal'), title, 'or about something else');
  t.equal(says(`Opinion ${title}`), title, 'or has something beside the title');
  t.equal(says('What the keepers say about low water', '<h1>More about water</h1>'), title, 'or is one of several');
  t.equal(
    says('What the keepers say <style>.a{color:red}</style>about low water<button>Copy</button>'),
    'What the keepers say about low water',
  );
});
