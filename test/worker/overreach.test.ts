import t from 'tap';
import { guardOf } from '../../worker/extract/guard.js';
import { parseBody } from '../../worker/extract/parse/document.js';
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
