import t from 'tap';
import { parseBody } from '../../worker/extract/dom/document.js';
import { guardOf } from '../../worker/extract/guard.js';
import { extract } from '../../worker/extract.js';
import { toMarkdown } from '../../worker/markdown.js';

const URL_OF_PAGE = new URL('https://site.example/a');
const RIVER = 'The river had risen in the night, and by morning the lower meadow stood under water as far as the mill.';
const VILLAGE = 'Nobody in the village was surprised by it, since the same thing happened every third spring.';
const EVENING = 'By the evening the water had gone down, and the children were allowed to walk along the dam.';
const PROSE = [RIVER, VILLAGE, EVENING].map((text) => `<p>${text}</p>`).join('');

function read(body: string, head = ''): { title?: string; byline?: string; markdown: string } {
  const text = `<!doctype html><html lang="en"><head><title>High water</title>${head}</head><body>${body}</body></html>`;
  const { content, markdown, ...rest } = extract({ url: URL_OF_PAGE, mediaType: 'text/html', text });
  return { ...rest, markdown: markdown ?? toMarkdown(content ?? '', URL_OF_PAGE) };
}

const ASKED = '<p>We use cookies to make this site work.</p><button>Accept all</button>';
const CONSENT_NAMES = 'category-cookies tag-consent tag-gdpr tag-onetrust category-cookie-law recipe_cookies gdpr';
for (const name of CONSENT_NAMES.split(' ')) {
  t.test(`a post, its text and a list named ${name} are no consent box`, async (t) => {
    const list = `<ul class="${name}"><li>2 cups of oats</li><li>1 cup of sugar</li></ul>`;
    const pages = [
      `<main><article class="post hentry ${name}"><h1>High water</h1>${PROSE}${list}</article></main>`,
      `<div class="post ${name}"><h1>High water</h1><button>Print</button>${PROSE}${list}</div>`,
      `<main><h1>High water</h1><div id="${name}">${PROSE}${list}</div></main>`,
    ];
    for (const page of pages) {
      const { markdown } = read(`${page}<div id="cookie-notice">${ASKED}</div>`);
      for (const words of [RIVER, EVENING, '1 cup of sugar']) t.ok(markdown.includes(words), words);
      t.notOk(markdown.includes('We use cookies'));
    }
  });
}

for (const names of ['class="cm-content"', 'id="cm-content" class="cm-content clearfix"']) {
  t.test(`a theme's box with ${names} is no editor`, async (t) => {
    const lines = `<div class="cm-row">${PROSE}</div><div class="cm-row"><h2>The mill</h2>${PROSE}</div>`;
    const { markdown } = read(`<div ${names}><div class="cm-container"><h1>High water</h1>${lines}</div></div>`);
    t.ok(markdown.includes('## The mill') && markdown.includes(RIVER));
    t.notOk(markdown.includes('```'));
  });
}

const NOTHING = { bodies: [], descriptions: [], names: [], topic: [], host: '', path: '' };
const guarded = (html: string, stated = {}, title = 'High water') => {
  const body = parseBody(html);
  const isMatter = guardOf(body, { title, stated: { ...NOTHING, ...stated } });
  return Array.from(body.querySelectorAll('[id]')).flatMap((one) => (isMatter(one) ? one.id : []));
};
const MATTER: [what: string, html: string, stated: object, held: string[]][] = [
  ['its heading', '<div id="a"><h1 id="b">High water</h1></div><h1 id="c">Site</h1><p id="d">No</p>', {}, ['a', 'b']],
  ['its only article', '<div id="a"><article id="b">Text</article></div><div id="c">No</div>', {}, ['a', 'b']],
  ['its only main', '<div id="a"><main>Text</main></div><nav id="b">No</nav>', {}, ['a']],
  ['none of several articles', '<div id="a"><article>One</article></div><article id="b">Two</article>', {}, []],
  ['the described text', `<div id="a"><p>${RIVER}</p></div><p id="b">No</p>`, { descriptions: [RIVER] }, ['a']],
  ['the stated text', `<div id="a">${PROSE}</div><p id="b">${EVENING}</p>`, { bodies: [RIVER] }, ['a']],
  [
    'stated ingredients',
    '<ul id="a"><li>2 cups of rolled oats</li><li>1 cup of brown sugar</li></ul><ul id="b"><li>1 cup of brown sugar</li></ul>',
    { bodies: ['2 cups of rolled oats', '1 cup of brown sugar'] },
    ['a'],
  ],
];
for (const [what, html, stated, held] of MATTER)
  t.test(`the guard of a page holds ${what}`, async (t) => t.same(guarded(html, stated), held));

const BYLINES: [shown: string, byline: string][] = [
  ['<p class="byline">Par <span class="author">C&eacute;cile D&uuml;sentrieb</span></p>', 'Cécile Düsentrieb'],
  ['<p class="byline">By <a rel="author" href="/a">Jane O&#39;Neil</a></p>', "Jane O'Neil"],
  ['<div class="author-name">Ji&#x159;&iacute; Nov&aacute;k</div>', 'Jiří Novák'],
  ['<p>By <a rel="author" href="/a">&Scaron;imon &Ccaron;ern&yacute;</a></p>', 'Šimon Černý'],
];
for (const [shown, byline] of BYLINES) {
  t.test(`a visible byline is whole around references: ${byline}`, async (t) =>
    t.equal(read(`<article><h1>High water</h1>${shown}${PROSE}</article>`).byline, byline),
  );
}
const STATED: [head: string, byline: string][] = [
  ['<meta name="author" content="&Scaron;imon &amp;#268;ern&yacute;">', 'Šimon Černý'],
  [
    '<script type="application/ld+json">{"@type":"Article","author":{"name":"Zo&euml; &lstrok;aska"}}</script>',
    'Zoë łaska',
  ],
  [
    '<script type="application/ld+json">{"@type":"Article","author":{"name":"Jane O&#x27;Neil"}}</script>',
    "Jane O'Neil",
  ],
];
for (const [head, byline] of STATED) {
  t.test(`a stated byline is whole around references: ${byline}`, async (t) =>
    t.equal(read(`<article><h1>High water</h1>${PROSE}</article>`, head).byline, byline),
  );
}

const CAPTION = 'Children on the dam near the mill on Tuesday evening';
const PICTURE = '<img src="/dam.jpg" width="600" height="400">';
const FIGURE = `<figure>${PICTURE}<figcaption>${CAPTION}</figcaption></figure>`;
const [FIRST, ...LATER] = [RIVER, VILLAGE, EVENING].map((text) => `<p>${text}</p>`);
const CAPTIONED: Record<string, string> = {
  'alone in a wrapper': `<article><h1>High water</h1>${FIRST}<div class="wrap">${FIGURE}</div>${LATER.join('')}</article>`,
  'in three wrappers': `<article><h1>High water</h1>${FIRST}<div><div><div>${FIGURE}</div></div></div>${LATER.join('')}</article>`,
  'before the text': `<article><h1>High water</h1><div class="media">${FIGURE}</div>${PROSE}</article>`,
  'in the header': `<article><header><h1>High water</h1><div>${FIGURE}</div></header><div>${PROSE}</div></article>`,
  'named by a class': `<article><h1>High water</h1>${FIRST}<div class="wp-caption">${PICTURE}<p class="wp-caption-text">${CAPTION}</p></div>${LATER.join('')}</article>`,
};
for (const [where, page] of Object.entries(CAPTIONED)) {
  t.test(`a picture ${where} keeps its caption`, async (t) => {
    const other = `<aside><a href="/other"><figure>${PICTURE}<figcaption>The town hall of another story</figcaption></figure></a></aside>`;
    const { markdown } = read(page + other);
    t.ok(markdown.includes(CAPTION) && markdown.includes('dam.jpg'));
    t.notOk(markdown.includes('another story'));
  });
}

const INGREDIENTS = ['3 cups of rice', '2 onions', '1 lemon'];
const RECIPE = `<script type="application/ld+json">{"@type":"Recipe","name":"High water","recipeIngredient":${JSON.stringify(INGREDIENTS)}}</script>`;
const SHOWN: Record<string, string> = {
  nowhere: '',
  'in a list without a heading': `<div class="card"><ul>${INGREDIENTS.map((one) => `<li><a href="/${one}">${one}</a></li>`).join('')}</ul></div>`,
  'in two boxes each': `<div class="x">${INGREDIENTS.map((one) => `<div><div>${one.slice(0, 1)}</div><div>${one.slice(2)}</div></div>`).join('')}</div>`,
};
for (const [where, list] of Object.entries(SHOWN)) {
  t.test(`ingredients that are stated and shown ${where} are kept`, async (t) => {
    const { markdown } = read(`<article><h1>High water</h1>${PROSE}</article>${list}<p>${VILLAGE}</p>`, RECIPE);
    const words = markdown.replace(/[^a-z0-9]+/gi, '');
    for (const one of INGREDIENTS) t.equal(words.split(one.replaceAll(' ', '')).length, 2, one);
  });
}

t.test('the only heading of a page is its title or in its text', async (t) => {
  const page = (heading: string) => `<header><div>${heading}</div></header><main>${PROSE}</main>`;
  t.ok(read(page('<h1>Four metres at the weir</h1>')).markdown.startsWith('# Four metres at the weir'));
  t.notOk(read(page('<h1>High water</h1>')).markdown.includes('High water'), 'the title');
});

t.test('links about the page are no words of a heading', async (t) => {
  const links: [html: string, written: string][] = [
    ['1 Part<span><a href="#d" aria-hidden="true">#</a> <a href="#toc-d" aria-hidden="true">TOC</a></span>', '1 Part'],
    ['1 Part <a href="#top">Back to top</a>', '1 Part'],
    ['<a href="#toc">↑ Contents</a> 1 Part', '1 Part'],
    ['1 Part<a class="permalink" href="#d">Permalink</a>', '1 Part'],
    ['<a href="#d">1 Part</a>', '1 Part'],
  ];
  for (const [html, written] of links)
    t.match(
      read(`<article><h1>High water</h1>${PROSE}<h2 id="d">${html}</h2>${PROSE}</article>`).markdown,
      `## ${written}\n`,
    );
});

const WRITTEN: [html: string, markdown: string | RegExp][] = [
  ['<pre><code>\nfirst after an empty line\nsecond</code></pre>', '```\n\nfirst after'],
  ['<pre>\nfirst at once\nsecond</pre>', '```\nfirst at once'],
  ['<ol><li>1<ul><li>first of one</li></ul></li><li>Two</li></ol>', /1\. 1\n/],
  ['<ol start="-1"><li>minus one</li><li>zero</li></ol>', '- -1. minus one\n- 0\\. zero'],
  ['<h4><hr>More from the valley</h4>', '#### More from the valley'],
  ['<h4>More from the valley<hr></h4>', '#### More from the valley\n'],
];
for (const [html, written] of WRITTEN) {
  t.test(`Markdown has what ${JSON.stringify(html)} says`, async (t) =>
    t.match(read(`<article><h1>High water</h1>${PROSE}${html}${PROSE}</article>`).markdown, written),
  );
}

const EAST: [lang: string, text: string, label: string][] = [
  ['ja', '村の人々は誰も驚かなかった。三年に一度、春になると同じことが起きると皆が覚えていたからである。', '関連記事'],
  ['zh', '村里没有人感到惊讶，因为每三年春天都会发生同样的事情，大家都记得那条河的水。', '相关文章'],
  ['ko', '마을 사람들은 아무도 놀라지 않았다. 삼 년에 한 번 봄마다 같은 일이 일어나기 때문이다.', '관련 기사'],
];
for (const [lang, text, label] of EAST) {
  t.test(`a list of other articles is no part of one in ${lang}`, async (t) => {
    const articles = ['一', '二', '三', '四'].map((n) => `<li><a href="/view/${n}">${text.slice(0, 16)}${n}</a></li>`);
    const list = `<div class="list"><h2>${label}</h2><ul>${articles.join('')}</ul></div>`;
    const { markdown } = read(`<div class="article"><h1>High water</h1>${`<p>${text}</p>`.repeat(4)}</div>${list}`);
    t.ok(markdown.includes(text));
    t.notOk(markdown.includes('/view/'));
  });
}

t.test('a box that is called navigation, and holds a text of its own, is no bar of a manual', async (t) => {
  const LINKS = '<a rel="prev" href="/1">Back</a> <a rel="next" href="/3">On</a>';
  const bar = (inside: string) =>
    read(`<main><article><h1>High water</h1>${PROSE}<div class="navigation">${inside}</div>${PROSE}</article></main>`);
  const COMPASS = 'How a compass is read when the iron of the hull pulls at the needle, and why.';
  t.ok(bar(`<p>${COMPASS}</p>`).markdown.includes(COMPASS));
  t.notMatch(bar(LINKS).markdown, /Back|On\b/);
});
