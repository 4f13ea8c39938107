import t from 'tap';
import { GatewayError } from '../../src/shared/errors.js';
import { extract } from '../../worker/extract.js';
import { toMarkdown } from '../../worker/markdown.js';

const url = new URL('https://site.example/posts/lamp-of-the-harbour');

interface Read {
  text: string;
  rendering: string | undefined;
  title: string | undefined;
  byline: string | undefined;
  published: string | undefined;
}

/** What comes of a page with this in its body: its text, or the code of the failure. */
function read(body: string, { title = 'Harbour', address = url, head = '' } = {}): Read {
  const text = `<!doctype html><html><head><title>${title}</title>${head}</head><body>${body}</body></html>`;
  try {
    const article = extract({ url: address, mediaType: 'text/html', text });
    const { rendering, title, byline, published } = article;
    return { text: article.markdown ?? toMarkdown(article.content, address), rendering, title, byline, published };
  } catch (thrown) {
    const { code } = GatewayError.from(thrown);
    return { text: code, rendering: undefined, title: undefined, byline: undefined, published: undefined };
  }
}

const FIRST =
  'The lamp of the harbour was lit for the first time in the spring of 1871, by a keeper of nineteen years.';
const SECOND = 'He kept a book in which every ship has a line: its name, its flag, and the weather that it came in.';
const THIRD =
  'The last of these lines was written a century later, when the lamp was put on a clock and the keeper went home.';
const HTML = `<p>${FIRST}</p><h2>The book</h2><p>${SECOND}</p><p>${THIRD}</p>`;
const MARKDOWN = `${FIRST}\n\n## The book\n\n${SECOND}\n\n${THIRD}`;
const TITLE = 'Lamp of the harbour';
const OTHER =
  '<p>Boats are painted in the winter, when nobody needs them. It takes two coats, and a week between the coats.</p>';
const post = {
  id: 7,
  title: TITLE,
  slug: 'lamp-of-the-harbour',
  author: { name: 'Ada Keeper' },
  publishedAt: '2024-03-05',
};
const others = Array.from({ length: 6 }, (_, i) => ({
  id: i,
  title: `Other ${i}`,
  slug: `other-${i}`,
  html: OTHER.repeat(9),
}));
const comments = Array.from({ length: 30 }, (_, i) => ({
  id: i,
  user: `u${i}`,
  body: `<p>I liked this a lot, number ${i}. ${SECOND}</p>`,
}));
const catalogue = Object.fromEntries(
  Array.from({ length: 200 }, (_, i) => [
    `message.${i}`,
    `This message says what went wrong with step ${i}. Please try it again later.`,
  ]),
);

const json = (value: unknown) => JSON.stringify(value).replaceAll('</', '<\\/');
const state = (value: unknown, type = 'application/json') =>
  `<div id="root"></div><script type="${type}">${json(value)}</script>`;
const attribute = (value: unknown) =>
  JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const crowd = { related: others, comments, translations: catalogue };

/** As devalue writes it: a flat list whose parts refer to each other by number. */
function flat(value: unknown, named = false): unknown[] {
  const list: unknown[] = [];
  const put = (one: unknown): number => {
    const at = list.push(null) - 1;
    if (Array.isArray(one)) list[at] = one.map(put);
    else if (typeof one === 'object' && one !== null)
      list[at] = Object.fromEntries(
        Object.entries(one).map(([name, inner]) => [named ? `_${put(name)}` : name, put(inner)]),
      );
    else list[at] = one;
    return at;
  };
  put(value);
  return list;
}

const flight = (...rows: string[]) =>
  rows.map((row) => `<script>self.__next_f.push(${json([1, row])})</script>`).join('');
const bytes = (text: string) => Buffer.byteLength(text).toString(16);

const shapes: Record<string, string> = {
  'Next.js': state({ props: { pageProps: { post: { ...post, html: HTML }, ...crowd } }, page: '/posts/[slug]' }),
  'a list of one': state({ data: [{ attributes: { ...post, body: HTML } }], related: others }),
  'a body in an object': state({
    posts: { rendered: 'x', 7: { ...post, content: { rendered: HTML }, excerpt: { rendered: `<p>${FIRST}</p>` } } },
  }),
  'Nuxt 3': state([
    ['ShallowReactive', 1],
    ...flat({ data: { post: { ...post, body: HTML }, ...crowd } }).map((one) => shifted(one)),
  ]),
  'Nuxt 2': `<script>window.__NUXT__=(function(a,b,c){return {layout:"default",data:[{post:{title:a,slug:"lamp-of-the-harbour",body:b,draft:!1,author:void 0}}],state:{menu:[c,c]}}}(${json(TITLE)},${json(HTML)},"x"));</script>`,
  'SvelteKit, an answer of the server': state({
    status: 200,
    statusText: '',
    headers: {},
    body: JSON.stringify({ ...post, content: HTML }),
  }),
  'SvelteKit, literals': `<script>{ const element = document.currentScript.parentElement; Promise.all([import("./start.js"), import("./app.js")]).then(([kit, app]) => { kit.start(app, element, { node_ids: [0, 2], data: [null, {type:"data",data:{post:{title:${json(TITLE)},slug:'lamp-of-the-harbour',content:${json(HTML)},date:new Date(1709600000000)}},uses:{}}], form: null, error: null }); }); }</script>`,
  'React Router': `<script>window.__reactRouterContext.streamController.enqueue(${json(`${JSON.stringify(flat({ loaderData: { post: { ...post, body: HTML }, related: others } }, true))}\n`)});</script>`,
  Remix: `<script>window.__remixContext = ${json({ state: { loaderData: { 'routes/posts.$slug': { post: { ...post, html: HTML }, comments } } } })};</script>`,
  'Apollo, in a string': `<script>window.__APOLLO_STATE__ = JSON.parse(${json(JSON.stringify({ ROOT_QUERY: { 'post({"id":7})': { __ref: 'Post:7' } }, 'Post:7': { ...post, 'content({"format":"html"})': HTML }, 'Post:8': { title: 'Other', slug: 'other', content: OTHER.repeat(20) } }))});</script>`,
  'percent-encoded': `<script>var state = decodeURIComponent("${encodeURIComponent(JSON.stringify({ post: { ...post, body: HTML } }))}");</script>`,
  Inertia: `<div id="app" data-page="${attribute({ component: 'Post', props: { post: { ...post, body: HTML }, errors: {} }, url: '/posts/lamp-of-the-harbour' })}"></div>`,
  'a comment in a script': `<script type="application/json" data-key="Post"><!--${json({ post: { ...post, body: HTML } })}--></script>`,
  'a comment in hidden code': `<code style="display:none" id="b1"><!--${json({ post: { ...post, body: HTML } })}--></code>`,
  'JSON-LD': state(
    { '@context': 'https://schema.org', '@type': 'NewsArticle', headline: TITLE, articleBody: HTML },
    'application/ld+json',
  ),
  'HTML escaped in JSON': state({ post: { ...post, body: HTML.replaceAll('<', '&lt;').replaceAll('>', '&gt;') } }),
  'React’s server components': flight(
    `0:["$","$L1",null,{"children":["$","article",null,{"title":${JSON.stringify(TITLE)},"body":"$a"}]}]\n`,
    `1:I["chunk",[]]\na:T${bytes(HTML)},${HTML.slice(0, 50)}`,
    HTML.slice(50),
  ),
  'elements of React': flight(
    `0:["$","main",null,{"title":${JSON.stringify(TITLE)},"children":[["$","p","1",{"children":${JSON.stringify(FIRST)}}],["$","h2","2",{"children":"The book"}],["$","p","3",{"children":${JSON.stringify(SECOND)}}],["$","p","4",{"children":[${JSON.stringify(THIRD)}]}]]}]\n`,
  ),
  Markdown: state({
    page: { frontmatter: { title: TITLE }, body: MARKDOWN },
    nav: others.map(({ title, slug }) => ({ title, slug })),
  }),
  'paragraphs in a list': state({
    story: { ...post, paragraphs: [`<p>${FIRST}</p>`, '<h2>The book</h2>', `<p>${SECOND}</p>`, `<p>${THIRD}</p>`] },
  }),
};

function shifted(one: unknown): unknown {
  if (Array.isArray(one)) return one.map((at) => Number(at) + 1);
  if (typeof one !== 'object' || one === null) return one;
  return Object.fromEntries(Object.entries(one).map(([name, at]) => [name, Number(at) + 1]));
}

for (const [name, body] of Object.entries(shapes)) {
  t.test(`the text is in ${name}`, async (t) => {
    const { text, rendering } = read(body);
    t.equal(text, MARKDOWN);
    t.equal(rendering, 'embedded');
  });
}

const span = (text: string, marks: string[] = []) => ({ _type: 'span', text, marks });
const leaf = (text: string, more = {}) => ({ type: 'text', text, ...more });
const rich = (text: string, annotations = {}, href: string | null = null) => ({
  type: 'text',
  plain_text: text,
  text: { content: text },
  annotations,
  href,
});
const trees: Record<string, unknown> = {
  'Portable Text': [
    { _type: 'block', style: 'h2', markDefs: [], children: [span('The book')] },
    {
      _type: 'block',
      style: 'normal',
      markDefs: [{ _key: 'k', _type: 'link', href: 'https://a.example/b' }],
      children: [
        span('He kept '),
        span('a book', ['strong']),
        span(' of '),
        span('ships', ['k']),
        span(', one by one.'),
      ],
    },
    { _type: 'block', style: 'normal', listItem: 'number', level: 1, children: [span('its name')] },
    { _type: 'block', style: 'normal', listItem: 'number', level: 1, children: [span('its flag')] },
    { _type: 'code', language: 'js', code: 'light(1);\nlight(2);' },
  ],
  'Draft.js': {
    blocks: [
      { key: 'a', type: 'header-two', text: 'The book', inlineStyleRanges: [], entityRanges: [] },
      {
        key: 'b',
        type: 'unstyled',
        text: 'He kept a book of ships, one by one.',
        inlineStyleRanges: [{ offset: 8, length: 6, style: 'BOLD' }],
        entityRanges: [{ offset: 18, length: 5, key: 0 }],
      },
      { key: 'c', type: 'ordered-list-item', depth: 0, text: 'its name', inlineStyleRanges: [], entityRanges: [] },
      { key: 'd', type: 'ordered-list-item', depth: 0, text: 'its flag', inlineStyleRanges: [], entityRanges: [] },
      {
        key: 'e',
        type: 'code-block',
        text: 'light(1);\nlight(2);',
        data: { language: 'js' },
        inlineStyleRanges: [],
        entityRanges: [],
      },
    ],
    entityMap: { 0: { type: 'LINK', mutability: 'MUTABLE', data: { url: 'https://a.example/b' } } },
  },
  Slate: [
    { type: 'heading-two', level: 2, children: [{ text: 'The book' }] },
    {
      type: 'paragraph',
      children: [
        { text: 'He kept ' },
        { text: 'a book', bold: true },
        { text: ' of ' },
        { type: 'link', url: 'https://a.example/b', children: [{ text: 'ships' }] },
        { text: ', one by one.' },
      ],
    },
    {
      type: 'numbered-list',
      children: [
        { type: 'list-item', children: [{ text: 'its name' }] },
        { type: 'list-item', children: [{ text: 'its flag' }] },
      ],
    },
    {
      type: 'code-block',
      language: 'js',
      children: [
        { type: 'code-line', children: [{ text: 'light(1);' }] },
        { type: 'code-line', children: [{ text: 'light(2);' }] },
      ],
    },
  ],
  Lexical: {
    root: {
      type: 'root',
      children: [
        { type: 'heading', tag: 'h2', children: [leaf('The book', { format: 0 })] },
        {
          type: 'paragraph',
          children: [
            leaf('He kept ', { format: 0 }),
            leaf('a book', { format: 1 }),
            leaf(' of '),
            { type: 'link', url: 'https://a.example/b', children: [leaf('ships')] },
            leaf(', one by one.'),
          ],
        },
        {
          type: 'list',
          tag: 'ol',
          listType: 'number',
          children: [
            { type: 'listitem', children: [leaf('its name')] },
            { type: 'listitem', children: [leaf('its flag')] },
          ],
        },
        { type: 'code', language: 'js', children: [leaf('light(1);'), { type: 'linebreak' }, leaf('light(2);')] },
      ],
    },
  },
  ProseMirror: {
    type: 'doc',
    content: [
      { type: 'heading', attrs: { level: 2 }, content: [leaf('The book')] },
      {
        type: 'paragraph',
        content: [
          leaf('He kept '),
          leaf('a book', { marks: [{ type: 'bold' }] }),
          leaf(' of '),
          leaf('ships', { marks: [{ type: 'link', attrs: { href: 'https://a.example/b' } }] }),
          leaf(', one by one.'),
        ],
      },
      {
        type: 'orderedList',
        content: [
          { type: 'listItem', content: [{ type: 'paragraph', content: [leaf('its name')] }] },
          { type: 'listItem', content: [{ type: 'paragraph', content: [leaf('its flag')] }] },
        ],
      },
      { type: 'codeBlock', attrs: { language: 'js' }, content: [leaf('light(1);\nlight(2);')] },
    ],
  },
  'Editor.js': {
    time: 1709600000000,
    blocks: [
      { type: 'header', data: { text: 'The book', level: 2 } },
      {
        type: 'paragraph',
        data: { text: 'He kept <b>a book</b> of <a href="https://a.example/b">ships</a>, one by one.' },
      },
      { type: 'list', data: { style: 'ordered', items: ['its name', 'its flag'] } },
      { type: 'code', data: { code: 'light(1);\nlight(2);', language: 'js' } },
    ],
  },
  Contentful: {
    nodeType: 'document',
    content: [
      { nodeType: 'heading-2', data: {}, content: [{ nodeType: 'text', value: 'The book', marks: [] }] },
      {
        nodeType: 'paragraph',
        data: {},
        content: [
          { nodeType: 'text', value: 'He kept ', marks: [] },
          { nodeType: 'text', value: 'a book', marks: [{ type: 'bold' }] },
          { nodeType: 'text', value: ' of ', marks: [] },
          {
            nodeType: 'hyperlink',
            data: { uri: 'https://a.example/b' },
            content: [{ nodeType: 'text', value: 'ships', marks: [] }],
          },
          { nodeType: 'text', value: ', one by one.', marks: [] },
        ],
      },
      {
        nodeType: 'ordered-list',
        data: {},
        content: ['its name', 'its flag'].map((value) => ({
          nodeType: 'list-item',
          data: {},
          content: [{ nodeType: 'paragraph', data: {}, content: [{ nodeType: 'text', value, marks: [] }] }],
        })),
      },
      {
        nodeType: 'code-block',
        data: { language: 'js' },
        content: [{ nodeType: 'text', value: 'light(1);\nlight(2);', marks: [] }],
      },
    ],
  },
  'Notion’s interface': [
    { object: 'block', type: 'heading_2', heading_2: { rich_text: [rich('The book')] } },
    {
      object: 'block',
      type: 'paragraph',
      paragraph: {
        rich_text: [
          rich('He kept '),
          rich('a book', { bold: true, italic: false }),
          rich(' of '),
          rich('ships', {}, 'https://a.example/b'),
          rich(', one by one.'),
        ],
      },
    },
    { object: 'block', type: 'numbered_list_item', numbered_list_item: { rich_text: [rich('its name')] } },
    { object: 'block', type: 'numbered_list_item', numbered_list_item: { rich_text: [rich('its flag')] } },
    { object: 'block', type: 'code', code: { language: 'js', rich_text: [rich('light(1);\nlight(2);')] } },
  ],
  'the tree of HTML': {
    type: 'root',
    children: [
      { type: 'element', tagName: 'h2', properties: {}, children: [{ type: 'text', value: 'The book' }] },
      {
        type: 'element',
        tagName: 'p',
        properties: {},
        children: [
          { type: 'text', value: 'He kept ' },
          { type: 'element', tagName: 'strong', children: [{ type: 'text', value: 'a book' }] },
          { type: 'text', value: ' of ' },
          {
            type: 'element',
            tagName: 'a',
            properties: { href: 'https://a.example/b' },
            children: [{ type: 'text', value: 'ships' }],
          },
          { type: 'text', value: ', one by one.' },
        ],
      },
      {
        type: 'element',
        tagName: 'ol',
        children: [
          { type: 'element', tagName: 'li', children: [{ type: 'text', value: 'its name' }] },
          { type: 'element', tagName: 'li', children: [{ type: 'text', value: 'its flag' }] },
        ],
      },
      {
        type: 'element',
        tagName: 'pre',
        properties: { className: 'language-js' },
        children: [{ type: 'element', tagName: 'code', children: [{ type: 'text', value: 'light(1);\nlight(2);' }] }],
      },
    ],
  },
};
const TREE =
  '## The book\n\nHe kept **a book** of [ships](https://a.example/b), one by one.\n\n1. its name\n2. its flag\n\n```js\nlight(1);\nlight(2);\n```';

for (const [name, body] of Object.entries(trees)) {
  t.test(`the text is a tree of ${name}`, async (t) => {
    const found = read(state({ post: { ...post, body }, related: others }));
    t.equal(found.text.replace(/^### /, '## '), TREE);
  });
}

t.test('items of lists keep their level', async (t) => {
  const item = (text: string, level: number) => ({
    _type: 'block',
    style: 'normal',
    listItem: 'bullet',
    level,
    children: [span(text)],
  });
  const body = [
    { _type: 'block', style: 'normal', children: [span(FIRST)] },
    item('flags', 1),
    item('of ships', 2),
    item('of ports', 2),
    item('weather', 1),
  ];
  t.match(read(state({ post: { ...post, body } })).text, '- flags\n  - of ships\n  - of ports\n- weather');
});

const LINES = ['import time', '', 'def lift(level):', '    if level > 4:', '        return True', '    return False'];
const FILE = new URL('https://forge.example/valley/mill/blob/main/src/gate.py');
const bar = '<a href="#start">Skip to content</a><header><a href="/login">Sign in</a></header>';
const files: Record<string, unknown> = {
  'strings, one a line': { payload: { path: 'src/gate.py', blob: { rawLines: LINES, language: 'Python' } } },
  'objects, one a line': { file: { path: 'src/gate.py', lines: LINES.map((text, i) => ({ number: i + 1, text })) } },
  'marked lines': {
    file: {
      path: 'src/gate.py',
      lines: LINES.map((line, i) => ({
        n: i,
        html: line.replace('def', '<span class="k">def</span>').replace('> 4', '&gt; 4'),
      })),
    },
  },
  'one string': { blob: { name: 'gate.py', path: 'src/gate.py', content: LINES.join('\n') } },
  base64: {
    blob: { path: 'src/gate.py', encoding: 'base64', content: Buffer.from(LINES.join('\n')).toString('base64') },
  },
};
for (const [name, data] of Object.entries(files)) {
  t.test(`a file is there as ${name}`, async (t) => {
    const { text, rendering } = read(bar + state(data), { address: FILE, title: 'src/gate.py at main' });
    t.equal(text, `\`\`\`py\n${LINES.join('\n')}\n\`\`\``);
    t.equal(rendering, 'embedded');
  });
}

t.test('a document of a forge is rendered HTML, or Markdown line by line', async (t) => {
  const address = new URL('https://forge.example/valley/mill/blob/main/README.md');
  const options = { address, title: 'README.md' };
  t.equal(
    read(
      bar + state({ payload: { blob: { path: 'README.md', rawLines: null, richText: `<article>${HTML}</article>` } } }),
      options,
    ).text,
    MARKDOWN,
  );
  t.equal(
    read(bar + state({ payload: { path: 'README.md', blob: { rawLines: MARKDOWN.split('\n') } } }), options).text,
    MARKDOWN,
  );
});

t.test('title, author and day come from beside the text where the page says none', async (t) => {
  const found = read(state({ post: { ...post, html: HTML }, related: others }), { title: '' });
  t.match(found, { title: TITLE, byline: 'Ada Keeper', published: '2024-03-05', text: MARKDOWN });
  t.match(
    read(state({ post: { ...post, html: HTML } }), { title: 'Lamp of the harbour | Port' }).title,
    'Lamp of the harbour',
  );
});

t.test('a thread is the posts of its list, with their authors', async (t) => {
  const posts = [FIRST, SECOND, THIRD].map((text, i) => ({
    id: i,
    author: { name: `Reader ${i}` },
    cooked: `<p>${text}</p>`,
  }));
  const { text } = read(state({ topic: { title: TITLE, slug: 'lamp-of-the-harbour', post_stream: { posts } } }));
  t.equal(text, [0, 1, 2].map((i) => `**Reader ${i}**\n\n${[FIRST, SECOND, THIRD][i]}`).join('\n\n'));
});

t.test('a menu, a splash screen or the first paragraph is not the text', async (t) => {
  const data = state({ post: { ...post, html: HTML }, ...crowd });
  t.equal(read(`<p>Loading…</p>${data}`).text, MARKDOWN);
  t.equal(
    read(`<nav><a href="/a">Home</a> <a href="/b">Posts</a></nav>${data}<footer><p>© 2024 The Harbour</p></footer>`)
      .text,
    MARKDOWN,
  );
  t.equal(read(`<noscript>You need to enable JavaScript to run this app.</noscript>${data}`).text, MARKDOWN);
  t.equal(read(`<h1>${TITLE}</h1><p>${FIRST}</p><button>Read on</button>${data}`).text, MARKDOWN);
});

t.test('a page with a text of its own keeps it', async (t) => {
  const own = `<article><h1>${TITLE}</h1>${HTML.repeat(3)}</article>`;
  const without = read(own).text;
  for (const data of [
    { post: { ...post, html: OTHER.repeat(60) } },
    { post: { ...post, html: HTML.repeat(9) } },
    crowd,
  ]) {
    const found = read(own + state(data));
    t.equal(found.text, without);
    t.equal(found.rendering, undefined);
  }
  const status =
    '<main><h1>Status</h1><p>All systems of the harbour work as they should. There was no incident this week.</p></main>';
  t.equal(read(status + state({ props: crowd, legal: { terms: HTML.repeat(5) } })).rendering, undefined);
  const quote = `<main><blockquote>${SECOND}</blockquote><p>${FIRST}</p></main>`;
  t.equal(read(quote + state({ posts: others })).rendering, undefined);
});

const none: Record<string, unknown> = {
  'several articles, none of them the page’s': { posts: others },
  'two articles of one kind': { a: { body: OTHER.repeat(5) }, b: { body: `${HTML}${HTML}` } },
  translations: { locale: 'en', messages: catalogue },
  'a long legal text': { settings: { cookieBanner: { text: HTML.repeat(5) }, legal: { body: HTML.repeat(9) } } },
  'comments alone': { comments },
  'comments on this post': { post: { ...post, comments } },
  'a description': { post: { ...post, description: FIRST, seo: { metaDescription: SECOND } } },
  styles: { theme: { css: '.a { color: red; margin: 0 auto; } .b { color: blue; }'.repeat(40) } },
  'an encoded picture': { post: { ...post, body: Buffer.from(HTML.repeat(50)).toString('base64') } },
};
for (const [name, data] of Object.entries(none)) {
  t.test(`${name}: no text of this page`, async (t) => t.equal(read(state(data)).text, 'extraction_failed'));
}

const deep = (open: string, close: string, inner: string, times = 100_000) =>
  open.repeat(times) + inner + close.repeat(times);
const hostile: Record<string, string> = {
  'nested too deep': `<script type="application/json">${deep('{"a":', '}', json({ ...post, html: HTML }))}</script>`,
  'nested too deep, in a script': `<script>window.a = ${deep('[', ']', json(HTML))};</script>`,
  'nested too deep, in calls': `<script>${deep('f(', ')', json(HTML))}</script>`,
  'a reference to itself': state([['Reactive', 1], ['Reactive', 0], 'text', { a: 3, b: 4 }, [3, 4, 2]]),
  'a circle of a cache': state({ 'Post:1': { a: { __ref: 'Post:2' } }, 'Post:2': { a: { __ref: 'Post:1' } } }),
  'a row that is itself': flight('0:"$0"\n1:["$","div",null,{"children":"$1"}]\n2:Tffffffff,short'),
  'no JSON': `<script type="application/json">{"title": ${'{"a": "b'.repeat(5_000)}</script><div data-page="{${'['.repeat(50_000)}}"></div>`,
  'names of prototypes': `<script>window.s = {__proto__: {body: ${json(HTML)}}, "constructor": {"prototype": {"x": 1}}}</script>`,
  'JSON in JSON in JSON': state(Array.from({ length: 12 }).reduce<unknown>((inner) => JSON.stringify({ inner }), HTML)),
  'ten thousand short texts': state(
    Array.from({ length: 10_000 }, (_, i) => ({ title: `T ${i}`, slug: `s-${i}`, body: `<p>${FIRST} ${i}</p>` })),
  ),
  'more than is read': state({ a: 'word and word. '.repeat(600_000) }),
};
for (const [name, body] of Object.entries(hostile)) {
  t.test(`${name}: ends, and is no page`, async (t) =>
    t.match(read(body).text, /^extraction_failed$|lamp of the harbour/),
  );
}

t.test('values far apart are found in bounded work, and scripts never run', async (t) => {
  const shared = flat({
    post: { ...post, body: HTML },
    menu: Array.from({ length: 500 }, (_, i) => ({ label: `m${i}`, to: `/m/${i}` })),
  });
  t.equal(read(state(shared)).text, MARKDOWN);
  const running = `<script>globalThis.ranCarried = true; window.s = (() => { globalThis.ranCarried = true; return ${json({ post: { ...post, html: HTML } })} })();</script>`;
  t.equal(read(running).text, MARKDOWN);
  t.notOk((globalThis as { ranCarried?: boolean }).ranCarried);
});
