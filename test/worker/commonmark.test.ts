import { tests } from 'commonmark-spec';
import MarkdownIt from 'markdown-it';
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import t from 'tap';
import { toMarkdown } from '../../worker/markdown.js';

const base = new URL('https://example.test/dir/page');
const reader = new MarkdownIt('commonmark');

/** Where the Markdown of a page differs on purpose from the HTML of an example, by what that holds. */
const BY_DESIGN: readonly (readonly [kind: string, html: RegExp])[] = [
  ['a rule at either end, or beside another, parts nothing', /^<hr \/>|<hr \/>\n$|<hr \/>\n<hr \/>/],
  ['what shows nothing is left out', /<(h\d|li|blockquote|code|a)\b[^>]*>\s*<\/\1>|<a href="[^"]*">(?:<\/p>)?\n?$/],
  ['a quote around nothing but code only indents it', /<blockquote>\n(?:<pre>[\s\S]*?<\/pre>\n)+<\/blockquote>/],
  ['emphasis within the same emphasis is none', /<(em|strong)>(?:(?!<\/\1>)[\s\S])*<\1>/],
  ['blank lines at the ends of code are not the code’s', /<pre><code>\s*\n\s*\n|\n\n+<\/code><\/pre>/],
  ['nor are spaces at the ends of code in a line', /<code>\s|\s<\/code>(?!<\/pre>)/],
  ['a link that leads nowhere is its text', /<a href="(?:#[^"]*|\(?(?!https?:|mailto:|ftp:)[\w.+-]*:[^"]*|)">/],
  ['brackets around an address are none', /<a href="\(foo\)">/],
  ['a name of a language is ASCII', /class="language-[^"]*[^\x20-\x7e]/],
  ['links side by side are words', /<\/a><a /],
  ['a list that is all there is of an item is the item’s', /<li>\s*<[uo]l/],
  ['items that begin with headings are sections', /<li>\s*<h1>/],
  ['a list that goes on with the numbers of the one before is one with it', /<\/ol>\n<ol start="3">/],
  ['elements that HTML does not have are nothing', /<(?:bar|foo|b)\b/],
];
/** Examples of HTML, which a page never leaves in its Markdown. */
const RAW = /^(?:HTML blocks|Raw HTML)$/;

type Node = DefaultTreeAdapterTypes.ChildNode;

/** HTML as far as Markdown can say it: without white space and paragraphs that only the spelling of a list decides. */
function normalised(html: string): string {
  const all = parseFragment(html)
    .childNodes.map((node) => written(node, false))
    .join('');
  return all
    .replace(/\s*(<\/?(?:p|li|ul|ol|blockquote|h\d|hr|pre|br)\b[^>]*>)\s*/g, '$1')
    .replace(/<\/?p>/g, '|')
    .replace(/\|*(<\/?(?:li|ul|ol|blockquote|h\d|hr|pre)\b[^>]*>)\|*/g, '$1')
    .replace(/\|+/g, '|')
    .replace(/^\||\|$/g, '');
}

function written(node: Node, isCode: boolean): string {
  if ('value' in node) return isCode ? node.value : node.value.replace(/\s+/g, ' ');
  if (!('tagName' in node)) return '';
  const { tagName, attrs, childNodes } = node;
  const stated = attrs.map(({ name, value }) => {
    if (name === 'href' || name === 'src')
      return ` ${name}=${URL.canParse(value, base) ? new URL(value, base) : value}`;
    return (name === 'alt' && value) || (name === 'start' && value !== '1') || name === 'class'
      ? ` ${name}=${value}`
      : '';
  });
  const inside = childNodes.map((child) => written(child, isCode || tagName === 'pre')).join('');
  return `<${tagName}${stated.join('')}>${tagName === 'pre' ? inside.replace(/\n<\/code>$/, '</code>') : inside}</${tagName}>`;
}

t.test('the examples of CommonMark read back as what they were', async (t) => {
  const examples = tests.filter(({ section }) => !RAW.test(section));
  const asTold = examples.filter(({ html }) => !BY_DESIGN.some(([, differs]) => differs.test(html)));
  const wrong = asTold.flatMap(({ number, html }) => {
    const markdown = toMarkdown(html, base);
    const [told, read] = [html, reader.render(markdown)].map(normalised);
    return told === read ? [] : [{ number, html, markdown, read }];
  });
  t.ok(asTold.length > 0.8 * examples.length, `${asTold.length} of ${examples.length} have no difference by design`);
  t.ok(wrong.length <= 0.03 * asTold.length, `${wrong.length} of ${asTold.length} differ`, { wrong });
});

t.test('each difference by design is one of some example', async (t) => {
  for (const [kind, differs] of BY_DESIGN) {
    const examples = tests.filter(({ html, section }) => !RAW.test(section) && differs.test(html));
    const isOne = examples.some(({ html }) => normalised(html) !== normalised(reader.render(toMarkdown(html, base))));
    t.ok(isOne, kind);
  }
});
