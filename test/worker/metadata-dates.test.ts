import t from 'tap';
import type { PageMetadata } from '../../src/shared/fetch-contract.js';
import { toIsoDate } from '../../worker/extract/facts/iso-date.js';
import { extract } from '../../worker/extract.js';

const TEXT = '<p>The water had never been as low as this, said the keeper of the lock.</p>'.repeat(8);

function metadata(body: string, lang = 'en', address = 'https://www.example.test/dir/page', head = ''): PageMetadata {
  const text = `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}</body></html>`;
  return extract({ url: new URL(address), mediaType: 'text/html', text });
}

t.test('a month by name between points, dashes or slashes', async (t) => {
  t.equal(toIsoDate('12.mar.2021', 'pt'), '2021-03-12');
  t.equal(toIsoDate('12.mar.2021 às 10h15', 'pt-BR'), '2021-03-12');
  t.equal(toIsoDate('12 mar. 2021', 'pt'), '2021-03-12');
  t.equal(toIsoDate('5/ago/2024', 'pt-BR'), '2024-08-05');
  t.equal(toIsoDate('05-Mar-2024', 'en'), '2024-03-05');
  t.equal(toIsoDate('1.beta.2021', 'en'), undefined);
});

t.test('a year of two digits, in the order of the language', async (t) => {
  t.equal(toIsoDate('26.11.24', 'de'), '2024-11-26');
  t.equal(toIsoDate('24.11.02', 'ko'), '2024-11-02');
  t.equal(toIsoDate('24/11/02', 'ja'), '2024-11-02');
  t.equal(toIsoDate('02/11/24', 'fr'), '2024-11-02');
  t.equal(toIsoDate('02/11/24', 'en-GB'), '2024-11-02');
  t.equal(toIsoDate('02/11/24', 'en'), undefined);
  t.equal(toIsoDate('02/11/24', 'en-ZA'), undefined);
  t.equal(toIsoDate('10.11.12.5', 'ja'), undefined);
});

t.test('days in Arabic digits with slashes, in either order', async (t) => {
  t.equal(toIsoDate('٥/٣/٢٠٢٤', 'ar'), '2024-03-05');
  t.equal(toIsoDate('٢٠٢٤/٣/٥', 'ar'), '2024-03-05');
  t.equal(metadata(`<h1>Low water</h1><p>نشر في: ١٥/٠٣/٢٠٢٤ - ١٠:٢٠</p>${TEXT}`, 'ar').published, '2024-03-15');
});

t.test('a time element without a machine-readable date says it in words', async (t) => {
  t.equal(metadata(`<h1>Low water</h1><time>March 5, 2024</time>${TEXT}`).published, '2024-03-05');
  t.equal(metadata(`<h1>Low water</h1><time datetime="">5 March 2024</time>${TEXT}`).published, '2024-03-05');
});

t.test('the sentence with which a blog ends a post dates it, however long it is', async (t) => {
  const end = (sentence: string, lang: string) =>
    metadata(
      `<h1>1234</h1>${TEXT}<p><small>${sentence} ${'and so on with comments and feeds. '.repeat(5)}</small></p>`,
      lang,
    ).published;
  const cases = [
    ['en', 'This entry was posted on Monday, March 3rd, 2014 at 5:21 pm and is filed under <a href="/c">Locks</a>.'],
    ['de', 'Dieser Beitrag wurde am Montag, 3. März 2014 um 17:21 Uhr veröffentlicht und wird abgelegt.'],
    ['fr', 'Cette entrée a été publiée le Lundi 3 mars 2014 à 17:21 et est classée dans Écluses.'],
    ['es', 'Esta entrada fue publicada el Lunes, 3 de marzo de 2014 a las 17:21 y está archivada.'],
    ['nl', 'Dit bericht is geplaatst op maandag 3 maart 2014 om 17:21 in categorie Sluizen.'],
    ['ru', 'Запись опубликована 3 марта 2014 в 17:21 и находится в рубрике Шлюзы.'],
  ] as const;
  for (const [lang, sentence] of cases) t.equal(end(sentence, lang), '2014-03-03', sentence);
  t.equal(end('This lock was built on March 3rd, 2014.', 'en'), undefined);
});

t.test('phpBB 2 has posts in rows of a table: the first names author and day of a thread', async (t) => {
  const post = (name: string, joined: string, posted: string) =>
    `<tr><td><span class="name"><a name="7"></a><b>${name}</b></span><br><span class="postdetails">Able seaman<br>${joined}</span></td>` +
    `<td><table><tr><td><span class="postdetails">${posted}<span class="gen"> </span>Post subject: Engine</span></td></tr>` +
    `<tr><td><span class="postbody">My engine does not start, said ${name}, whatever I do with it.</span></td></tr></table></td></tr>`;
  const thread = (...posts: string[]) =>
    `<a class="maintitle" href="t">Engine will not start</a><table class="forumline"><tr><th>Author</th><th>Message</th></tr>${posts.join('')}</table>`;
  const both = thread(
    post('skipper', 'Joined: 14 Mar 2003', 'Posted: Sat May 01, 2004 9:30 am'),
    post('mate', 'Joined: 11 Mar 2002', 'Posted: Sun May 02, 2004 7:10 pm'),
  );
  const head = '<title>Old Boats :: View topic - Engine will not start</title>';
  const at = (search: string, body = both, lang = 'en') =>
    metadata(body, lang, `https://boats.test/viewtopic.php?t=4${search}`, head);
  t.match(at(''), { title: 'Engine will not start', byline: 'skipper', published: '2004-05-01' });
  t.notMatch(at('&start=15'), { byline: /./ }, 'a later page');
  const german = thread(post('skipper', 'Anmeldungsdatum: 14.03.2003', 'Verfasst am: Sa Mai 01, 2004 9:30'));
  t.match(at('', german, 'de'), { byline: 'skipper', published: '2004-05-01' });
});

t.test('the day of the first post comes before those of lines around the headline', async (t) => {
  const post = (day: string, name: string) =>
    `<div class="post"><dl class="postprofile"><dt>${name}</dt><dd>Founded: Dec 11, 2021</dd></dl><p class="author">by <strong>${name}</strong> » ${day}</p><div class="content">My engine does not start.</div></div>`;
  const thread = `<h2>Engine will not start</h2>${post('Tue Aug 27, 2019 1:47 am', 'skipper')}${post('Tue Aug 27, 2019 4:08 am', 'mate')}`;
  const head = '<title>Engine will not start</title>';
  t.match(metadata(thread, 'en', 'https://boats.test/t4', head), { byline: 'skipper', published: '2019-08-27' });
  const stated = `${head}<meta property="article:published_time" content="2019-08-26">`;
  t.match(metadata(thread, 'en', 'https://boats.test/t4', stated), { published: '2019-08-26' });
});

t.test('a text may begin with place and day, as agencies write it', async (t) => {
  const began = (start: string, lang = 'en') =>
    metadata(`<h1>Low water</h1><p>${start} The water had never been as low as this.</p>${TEXT}`, lang).published;
  const cases = [
    ['en', 'BERLIN, March 5, 2024 /Lockwire/ --'],
    ['en', 'NEW YORK, N.Y., March 05, 2024 (LOCK WIRE) --'],
    ['en', 'March 5, 2024 --'],
    ['fr', 'Paris, le 5 mars 2024 –'],
    ['de', 'Marle, (5.3.2024).'],
    ['de', 'Marle – 5. März 2024 –'],
    ['en', '(Marle, 5 March 2024) –'],
  ] as const;
  for (const [lang, start] of cases) t.equal(began(start, lang), '2024-03-05', start);
  const long = 'The water had never been as low as this, said the keeper of the lock. '.repeat(8);
  t.equal(began(`March 5, 2024 -- ${long}`), '2024-03-05', 'however long the paragraph is');
  t.equal(began('Ada Berg (March 3, 1995 – May 5, 2024) kept the lock at Marle for many years.'), undefined);
  t.equal(began('On March 3, 1998 – the day of the flood – the lock was opened for the last time.'), undefined);
  t.equal(began('Marle, March 3, 1995 – May 5, 2024 –'), undefined);
  const later = `<h1>Low water</h1>${TEXT}<p>BERLIN, March 5, 2024 -- The water rose.</p>`;
  t.equal(metadata(later).published, undefined, 'only the first paragraph');
});

t.test('the country of an address says how numbers and months are read where no language does', async (t) => {
  const at = (host: string, line: string, lang = '') =>
    metadata(`<h1>1234</h1><p>${line}</p>${TEXT}`, lang, `https://www.${host}/a`).published;
  t.equal(at('locks.co.uk', '05/03/2024'), '2024-03-05');
  t.equal(at('locks.co.uk', '05/03/2024', 'en'), '2024-03-05');
  t.equal(at('locks.co.uk', '05/03/2024', 'en-US'), '2024-05-03', 'a stated country comes first');
  t.equal(at('locks.gov', '05/03/2024'), '2024-05-03');
  t.equal(at('ecluse.fr', 'Publié le 05/03/2024 à 10:15'), '2024-03-05');
  t.equal(at('plavba.cz', '5. září 2023'), '2023-09-05');
  t.equal(at('locks.de', '05/03/2024', 'en'), '2024-03-05');
  t.equal(at('locks.jp', '05/03/2024', 'en'), undefined);
  t.equal(at('locks.com', '05/03/2024', 'en'), undefined);
});

t.test('an hour behind a day makes no span of days', async (t) => {
  const day = '<h1>1234</h1><p>Terça-feira, 5 de março de 2024 - 10h15</p>';
  t.equal(metadata(day + TEXT, 'pt-BR').published, '2024-03-05');
});

t.test('addresses hold the day in several ways', async (t) => {
  const at = (path: string) => metadata(`<h1>1234</h1>${TEXT}`, 'en', `https://www.example.test${path}`).published;
  for (const path of [
    '/2024/03/05/low-water',
    '/2024-03-05-low-water',
    '/2024-03/05/c_112.htm',
    '/202403/05/112.html',
    '/n1/2024/0305/c1001-40.html',
    '/news/20240305/112.html',
    '/news/20240305-low-water.html',
  ])
    t.equal(at(path), '2024-03-05', path);
  for (const path of ['/20241305/112.html', '/20240305.html', '/120240305/1', '/2095/03/05/low-water'])
    t.equal(at(path), undefined, path);
});

t.test('Discuz has posts in tables: the first names author and day of a thread', async (t) => {
  const post = (id: number, name: string, posted: string) =>
    `<div id="post_${id}"><table><tr><td class="pls"><div class="authi"><a href="u" class="xw1">${name}</a></div></td>` +
    `<td class="plc"><div class="authi"><em id="authorposton${id}">${posted}</em></div><table><tr><td class="t_f" id="postmessage_${id}">天冷的时候发动机无法启动，${name}说。</td></tr></table></td></tr></table></div>`;
  const thread = (posted: string) =>
    `<h1><span id="thread_subject">发动机无法启动</span></h1><div id="postlist">${post(7, 'skipper', posted)}${post(8, 'mate', '发表于 2024-3-6 10:15')}</div>`;
  const at = (page: number, posted = '发表于 2024-3-5 10:15') =>
    metadata(thread(posted), 'zh', `https://boats.test/thread-4-${page}-1.html`, '<title>发动机无法启动</title>');
  t.match(at(1), { byline: 'skipper', published: '2024-03-05' });
  t.match(at(1, '发表于 <span title="2024-3-5 10:15:00">3 天前</span>'), {
    byline: 'skipper',
    published: /^2024-03-05/,
  });
  t.notMatch(at(2), { byline: /./ });
});

t.test('a date that a word right behind it calls that of a change is not when the page appeared', async (t) => {
  const time = '<time datetime="2024-03-05T10:00:00Z">5 March 2024</time>';
  const at = (line: string) => metadata(`<h1>Low water</h1>${line}${TEXT}`).published;
  t.match(at(`<div><span>${time}</span></div>`), '2024-03-05');
  t.equal(at(`<div><span>${time}</span><span>Updated</span></div>`), undefined);
  t.equal(at(`<div>${time} <em>Last updated</em></div>`), undefined);
});

t.test('words around that for a change, in Japanese and Chinese', async (t) => {
  const at = (changed: string, published: string) =>
    metadata(
      `<article><h1>水位</h1><div>${changed}<time datetime="2024-03-09">9</time> ${published}<time datetime="2024-03-05">5</time></div>${TEXT}</article>`,
      'ja',
    ).published;
  t.match(at('最終更新日 ', '投稿日 '), '2024-03-05');
  t.match(at('更新于 ', '发布于 '), '2024-03-05');
});
