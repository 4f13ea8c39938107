import t from 'tap';
import { extract } from '../../worker/extract.js';

const url = new URL('https://www.example.test/dir/page');
const TEXT = '<p>The water had never been as low as this, said the keeper of the lock.</p>'.repeat(8);

function bylineOf(body: string, head = ''): string | undefined {
  const page = `<head><title>Low water</title>${head}</head><body><h1>Low water</h1>${body}</body>`;
  return extract({ url, mediaType: 'text/html', text: `<!doctype html><html>${page}</html>` }).byline;
}

t.test('an id, or a name for tests, says who the author is', async (t) => {
  const cases = [
    '<div data-testid="byline"><a href="/p/1">Ada Berg</a></div>',
    '<div data-testid="BylineWrapper"><span data-testid="BylineName">Ada Berg</span></div>',
    '<div data-test="byline">By Ada Berg</div>',
    '<p id="author">Ada Berg</p>',
    '<div id="bylines_1-0">Ada Berg</div>',
    '<div id="post-author-name">Ada Berg</div>',
  ];
  for (const line of cases) t.equal(bylineOf(line + TEXT), 'Ada Berg', line);
  t.equal(bylineOf(`${TEXT}<h2>More</h2>${TEXT}<div id="author"><span>Ada Berg</span></div>`), 'Ada Berg', 'far below');
  t.equal(bylineOf(`<h2 id="author">Author Functions</h2>${TEXT}`), undefined, 'a heading has its own words for an id');
  t.equal(bylineOf(`<a id="author-modal" href="/t">Lock Strategy</a>${TEXT}`), undefined, 'nor is what belongs to one');
  t.equal(bylineOf(`<p id="authorization">Bearer Token</p>${TEXT}`), undefined);
  const item = (name: string) => `<div class="item hentry author-ada"><a href="/c"><b>${name}</b></a></div>`;
  t.equal(bylineOf(`${item('Kelp Mug')}${item('Sand Plate')}`), undefined, 'an item has its author for a class');
});

t.test('inside a byline, what is named for the name holds it alone', async (t) => {
  const line = (name: string) =>
    `<div data-testid="byline-new"><span>By </span>${name}<span>Lock correspondent</span></div>`;
  t.equal(bylineOf(line('<span data-testid="author-name">Ada Berg</span>') + TEXT), 'Ada Berg');
  t.equal(bylineOf(`<div class="byline"><b class="byline__name">Ada Berg</b> <i>Keeper</i></div>${TEXT}`), 'Ada Berg');
});

t.test('each author in a line counts, whatever says where or as what', async (t) => {
  const named = (name: string) => `<a rel="author" href="/${name}">${name}</a>`;
  const line = (between: string) =>
    bylineOf(`<p class="byline">${named('Ada Berg')}${between}${named('Ben Kay')}</p>${TEXT}`);
  for (const between of [' (now) and ', ' in Harbour and ', ', Political Editor, und ', ', ', ' и '])
    t.equal(line(between), 'Ada Berg, Ben Kay', between);
  for (const between of [', photos by ', ', photos by Jo Lund and ', '. Edited and '])
    t.equal(line(between), 'Ada Berg');
  const properties =
    '<span itemprop="author">Ada Berg</span>, Keeper, and <span itemprop="author">Ben Kay</span>, Guard';
  t.equal(bylineOf(`<p class="byline">By ${properties}</p>${TEXT}`), 'Ada Berg, Ben Kay');
});

t.test('roles and places beside a name are none', async (t) => {
  const place = '<span class="contributor-name">Ada Berg</span><span class="author-location">Dorsk</span>';
  t.equal(bylineOf(`<div class="author-section">${place}</div>${TEXT}`), 'Ada Berg');
  const role = '<span class="authorName">Ada Berg</span><span class="authorRole">Keeper</span>';
  t.equal(bylineOf(`<div class="authors">${role}</div>${TEXT}`), 'Ada Berg');
});

t.test('accounts and reporters by their class', async (t) => {
  for (const name of ['story__user-link', 'follow-nickName', 'nick-name', 'writer', 'head_journalist', 'user-name'])
    t.equal(bylineOf(`<p><span class="${name}">Ada Berg</span></p>${TEXT}`), 'Ada Berg', name);
  t.equal(bylineOf(`<div class="user-links"><a href="/in">Sign In</a></div>${TEXT}`), undefined);
});

t.test('authors in tags of publishing systems and libraries', async (t) => {
  const label = (text: string) =>
    bylineOf(TEXT, `<meta name="twitter:label1" content="${text}"><meta name="twitter:data1" content="Ada Berg">`);
  const labels = [
    'Written by',
    'Skriven av',
    'Skrevet av',
    'Kirjoittanut',
    'Yazan',
    'Ditulis oleh',
    '執筆者',
    '作者',
    'Szerző',
  ];
  for (const text of labels) t.equal(label(text), 'Ada Berg', text);
  t.equal(label('Est. reading time'), undefined);
  const tag = (name: string, content: string) => bylineOf(TEXT, `<meta name="${name}" content="${content}">`);
  t.equal(tag('DC.creator', 'Berg, Ada'), 'Ada Berg');
  t.equal(tag('DC.creator', 'Jong, Michiel de'), 'Michiel de Jong');
  t.equal(tag('DC.creator', 'Ada Berg, Ben Kay'), 'Ada Berg, Ben Kay');
});

t.test('Japanese names who did the research and the text', async (t) => {
  t.equal(bylineOf(`<p>取材・文＝山田花子</p>${TEXT}`), '山田花子');
  t.equal(bylineOf(`<p>この記事を書いた人：山田花子</p>${TEXT}`), '山田花子');
  t.equal(bylineOf(`<p>この記事を書いた人</p><p>山田 花子</p>${TEXT}`), '山田 花子');
});

t.test('Chinese reporters are named behind the word for them', async (t) => {
  t.equal(bylineOf(`<p>本报记者 林佳慧</p>${TEXT}`), '林佳慧');
  t.equal(bylineOf(`<p>记者 林佳慧</p>${TEXT}`), '林佳慧');
  t.equal(bylineOf(`<p>记者 从有关部门了解到水位下降</p>${TEXT}`), undefined);
});

t.test('marks before a name are no part of it', async (t) => {
  t.equal(bylineOf(`<span class="post-author">:: Ada Berg</span>${TEXT}`), 'Ada Berg');
});

t.test('a maker is no author', async (t) => t.equal(bylineOf(`<p id="byline">From Apple</p>${TEXT}`), undefined));

t.test('a mail address beside a name is no part of it', async (t) => {
  const author = (content: string) => bylineOf(TEXT, `<meta name="author" content="${content}">`);
  t.equal(author('ada@locks.test (Ada Berg)'), 'Ada Berg');
  t.equal(author('Ada Berg, ada@locks.test'), 'Ada Berg');
  t.equal(author('Ada Berg &lt;ada@locks.test&gt;'), 'Ada Berg');
  t.equal(author('ada@locks.test'), undefined);
});

t.test('who edited follows the author behind a semicolon, who asked questions leads to one', async (t) => {
  t.equal(bylineOf(`<p>Por Teresa Nunes; Edição: João Reis</p>${TEXT}`), 'Teresa Nunes');
  t.equal(bylineOf(`<p>By Ada Berg; Ben Kay</p>${TEXT}`), 'Ada Berg, Ben Kay');
  t.equal(bylineOf(`<p>Propos recueillis par Paul Colin</p>${TEXT}`), 'Paul Colin');
});

t.test('microdata names the publisher as the site', async (t) => {
  const publisher = '<div itemprop="publisher" itemscope><meta itemprop="name" content="Lock Gazette"></div>';
  const text = `<!doctype html><html><body><h1>Low water</h1>${publisher}${TEXT}</body></html>`;
  t.equal(extract({ url, mediaType: 'text/html', text }).site, 'Lock Gazette');
});

t.test('a person is named without whom it writes for', async (t) => {
  const author = (content: string) => bylineOf(TEXT, `<meta name="author" content="${content}">`);
  t.equal(author('Ada Berg | Lock Media for locks.test'), 'Ada Berg');
  t.equal(author('Ada Berg | The Lock Newsroom'), 'Ada Berg');
  t.equal(author('Ada Berg | Ben Kay'), 'Ada Berg | Ben Kay');
  t.equal(author('Lock Media | keepers'), 'Lock Media', 'which looks like one');
});

t.test('neither a day nor a notice of rights is a name', async (t) => {
  const dated =
    '<div class="author"><span class="author-name">Written By </span><span>Feb 11, 2019 · 3 min</span></div>';
  t.equal(bylineOf(dated + TEXT), undefined);
  t.equal(bylineOf(TEXT, '<meta name="author" content="Copyright Lock Media - all rights reserved">'), undefined);
});

t.test('roles and other work in scripts of their own', async (t) => {
  const cases = [
    ['<div class="byline">Текст: Мария Орлова. Фото: Пётр Сидоров</div>', 'Мария Орлова'],
    ['<span class="author">홍길동 기자 hong@news.test</span>', '홍길동'],
    ['<span class="author">山田太郎（ライター）</span>', '山田太郎'],
  ] as const;
  for (const [line, name] of cases) t.equal(bylineOf(line + TEXT), name, line);
  t.equal(bylineOf(`${TEXT}<p class="show_author">责任编辑：李四 SN123</p>`), undefined, 'an editor is no author');
});

t.test('who took the photographs is not who wrote the text', async (t) => {
  t.equal(bylineOf(`<p class="byline">By Ada Berg. Photographs by Lea Moor</p>${TEXT}`), 'Ada Berg');
  t.equal(bylineOf(`<p class="byline">By Ada Berg Photography by Lea Moor</p>${TEXT}`), 'Ada Berg');
});

t.test('whose words are quoted is not who wrote the text', async (t) => {
  const quote = '<blockquote>Low water.</blockquote><div class="block-quote__author">Lea Moor</div>';
  t.equal(bylineOf(`${TEXT}${quote}${TEXT}`), undefined);
  t.equal(bylineOf(`<div class="author">Ada Berg</div>${TEXT}${quote}${TEXT}`), 'Ada Berg');
});
