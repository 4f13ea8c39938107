/** Pages that show code by a style or by the place of its lines, and pages that only look like it. */
import type { Test } from 'tap';
import { extract } from '../../worker/extract.js';
import { toMarkdown } from '../../worker/markdown.js';
import { createBrowser, createSite, type Route } from './browser-site.js';

export const CODE = `import time

def lift(level):
    # lift the gate
    if level > 4 and level < 9:
        return "&amp;"

    return False`;
const LINES = CODE.split('\n');

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const hard = (text: string) => escaped(text).replaceAll(' ', '&nbsp;');
/** As highlighters mark a keyword. */
const marked = (text: string) => escaped(text).replace(/\b(?:import|def|if|return)\b/, '<span class="k">$&</span>');
export const each = (write: (line: string, number: number) => string, lines = LINES) =>
  lines.map((line, i) => write(line, i + 1)).join('');
export const page = (content: string, css = '') => `<!doctype html><html lang="en"><head><title>gate.py</title>${
  css ? `<style>${css}</style>` : ''
}</head><body><header><a href="/">Home</a> <a href="/in">Log in</a></header><main><div class="path"><a href="/mill">mill</a> / gate.py</div>
${content}</main><footer>Powered by software</footer></body></html>`;

const MONO = 'white-space: pre; font-family: monospace';

/** Name: content of the page, its style sheet, and the code where it is not `CODE`. */
export const LISTINGS: Record<string, [content: string, css?: string, code?: string]> = {
  'rows whose numbers are data': [
    `<table class="f">${each((line, n) => `<tr class="u-pre"><td class="n" data-line-number="${n}"></td><td class="c" id="${n}">${marked(line)}</td></tr>`)}</table>`,
    `.u-pre { ${MONO} }`,
  ],
  'rows whose numbers are data, without a style sheet': [
    `<table class="f">${each((line, n) => `<tr class="f-line"><td class="n" data-line-number="${n}"></td><td class="c" id="${n}">${marked(line)}</td></tr>`)}</table>`,
  ],
  'rows whose numbers a counter draws': [
    `<table class="f">${each((line) => `<tr><td class="n"></td><td class="c">${marked(line)}</td></tr>`)}</table>`,
    `.f { counter-reset: n } .n::before { counter-increment: n; content: counter(n) } .c { ${MONO} }`,
  ],
  'boxes whose numbers a counter draws': [
    `<div class="f">${each((line) => `<div>${marked(line) || '<br>'}</div>`)}</div>`,
    `.f { counter-reset: n } .f div { ${MONO} } .f div::before { counter-increment: n; content: counter(n) }`,
  ],
  'rows whose numbers link to themselves': [
    `<table class="code"><thead><tr><th>Line</th><th> </th></tr></thead><tbody>${each((line, n) => `<tr><th id="L${n}"><a href="#L${n}">${n}</a></th><td>${marked(line)}</td></tr>`)}</tbody></table>`,
  ],
  'boxes with numbers, spaces that do not break': [
    each((line, n) => `<div class="pre"><a id="l${n}" href="#l${n}" class="nr">   ${n}</a> ${hard(line)}</div>\n`),
  ],
  'the same with a style sheet': [
    each((line, n) => `<div class="pre"><a id="l${n}" href="#l${n}" class="nr">   ${n}</a> ${hard(line)}</div>\n`),
    `div.pre { ${MONO} }`,
  ],
  'blame beside the numbers': [
    `<table class="blame">${each((line, n) => `<tr><td class="sha">${n === 1 || n === 5 ? `<a href="/c/${n}">8f2e${n}ab</a>` : ''}</td><td>${n === 1 ? 'Ann' : ''}</td><td class="nr"><a id="l${n}" href="#l${n}">${n}</a></td><td class="pre">${escaped(line)}</td></tr>`)}</table>`,
    `td.pre { ${MONO} }`,
  ],
  'blame between numbers and lines': [
    `<table>${each((line, n) => `<tr id="l${n}"><td class="nr">${n}</td><td class="au">ann</td><td class="rev"><a href="/r/${n}">${n + 40}</a></td><td class="tx">${marked(line)}</td></tr>`)}</table>`,
    `td.tx { white-space: pre; font-family: Consolas, "Courier New" }`,
  ],
  'numbers inside the text that keeps its lines': [
    `<div id="src"><pre>${LINES.map((line, i) => `<a class="l" name="${i + 1}" href="#${i + 1}">${i + 1}</a>${marked(line)}`).join('\n')}</pre></div>`,
  ],
  'numbers with noughts before them': [
    `<pre class="filecontent">${LINES.map((line, i) => `<a class="fline" name="L${i + 1}">000${i + 1}</a> ${marked(line)}`).join('\n')}</pre>`,
  ],
  'an older editor': [
    `<div class="CodeMirror"><div class="CodeMirror-code">${each((line, n) => `<div style="position: relative"><div class="CodeMirror-gutter-wrapper"><div class="CodeMirror-linenumber">${n}</div></div><pre class=" CodeMirror-line "><span role="presentation">${marked(line) || '<span cm-text="">\u200b</span>'}</span></pre></div>`)}</div></div>`,
  ],
  tabs: [
    `<table>${['all:', '\tcc -o gate gate.c', '', 'clean:', '\trm -f gate'].map((line, i) => `<tr><td id="L${i + 1}" class="nr">${i + 1}</td><td class="tx">${line}</td></tr>`).join('')}</table>`,
    `.tx { ${MONO} }`,
    'all:\n\tcc -o gate gate.c\n\nclean:\n\trm -f gate',
  ],
  'lines in styles of their own': [
    `<div>${each((line) => `<div style="white-space: pre-wrap; font-family: Menlo">${marked(line) || '\u200b'}</div>`)}</div>`,
  ],
};

const VERSE = [
  'The lock is low, the water high,',
  '    the keeper sleeps till four;',
  'a barge comes down beneath the sky',
  '    and knocks upon the door.',
];
const LAW = [
  'Section 1. The keeper of a lock',
  'shall open it whenever the level',
  'of the water is above the mark, and',
  'shall close it again before night.',
];

/** What looks like code in one respect, and is none. */
export const OTHERS: Record<string, [content: string, css?: string]> = {
  'a poem whose lines are kept': [`<div class="v">${VERSE.join('\n')}</div>`, '.v { white-space: pre-line }'],
  'a poem with a box for each line': [
    `<div class="poem">${VERSE.map((line) => `<div class="line">${line.replace(/^ +/, '&nbsp;&nbsp;&nbsp;&nbsp;')}</div>`).join('')}</div>`,
  ],
  'a poem with numbers': [
    `<table>${VERSE.map((line, i) => `<tr><td>${i + 1}</td><td>${line.replace(/^ +/, '&nbsp;&nbsp;&nbsp;&nbsp;')}</td></tr>`).join('')}</table>`,
  ],
  'a chat': [
    `<div class="log">${VERSE.map((line, i) => `<div class="line"><span class="time">[12:0${i}]</span> <b>ann</b>: ${line.trim()} (see gate.open())</div>`).join('')}</div>`,
    `.log .line { white-space: pre-wrap; font-family: monospace }`,
  ],
  'a ranking': [
    `<table>${['Ann', 'Bob', 'Cem', 'Dora'].map((name, i) => `<tr id="r${i + 1}"><td>${i + 1}</td><td>${name}</td><td>${90 - i}</td></tr>`).join('')}</table>`,
  ],
  'a ranking with two columns and anchors': [
    `<table>${['Ann Miller', 'Bob Carter', 'Cem Usta', 'Dora Smith'].map((name, i) => `<tr><td><a id="r${i + 1}" href="#r${i + 1}">${i + 1}</a></td><td>${name}</td></tr>`).join('')}</table>`,
  ],
  'a price list in letters of one width': [
    `<table>${['Tea', 'Coffee', 'Cocoa'].map((name, i) => `<tr><td>${i + 1}</td><td>${name}</td><td class="n">  ${i + 2}.50</td></tr>`).join('')}</table>`,
    `.n { ${MONO} }`,
  ],
  'a law with numbers': [
    LAW.map((line, i) => `<div><a id="l${i + 1}" href="#l${i + 1}">${i + 1}</a> ${line}</div>`).join('\n'),
  ],
  'a bill with numbers and indents': [
    `<table>${LAW.map((line, i) => `<tr><td>${i + 1}</td><td>${i === 0 ? '&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;' : ''}${line}</td></tr>`).join('')}</table>`,
  ],
  'steps that keep their spaces': [
    `<ol>${LAW.map((line) => `<li style="white-space: pre-wrap">${line}</li>`).join('')}</ol>`,
  ],
  'a page that is in letters of one width': [
    `<h1>Of locks</h1>${LAW.map((line) => `<p>${line}</p>`).join('')}<h2>Of gates</h2><div>${VERSE.map((line) => `<div>${line}</div>`).join('')}</div>`,
    `body { ${MONO.replace('pre', 'pre-wrap')} }`,
  ],
  'a message that keeps its lines': [`<div class="m">${LAW.join('\n')}</div>`, `.m { ${MONO} }`],
  'a table of calls': [
    `<table><tr><th>No.</th><th>Call</th><th>What it does</th></tr>${['open()', 'close()', 'lift(level)'].map((call, i) => `<tr><td>${i + 1}</td><td>${call}</td><td>It moves the gate at once.</td></tr>`).join('')}</table>`,
  ],
};

export const fenced = /^```(\w*)\n([\s\S]*?)\n```$/m;
export const codeOf = (html: string) => {
  const url = new URL('http://site.test/');
  const { content } = extract({ text: html, url, mediaType: 'text/html' });
  return content ? toMarkdown(content, url) : '';
};

export const ALL: [name: string, listing: readonly [content: string, css?: string, code?: string]][] = Object.entries({
  ...LISTINGS,
  ...OTHERS,
});

/** The same with style sheets of another file, in a browser. */
export async function testRendered(t: Test, pages: typeof ALL): Promise<void> {
  const routes = Object.fromEntries(
    pages.flatMap(([, [content, css = '']], i) => [
      [`/${i}`, page(content).replace('<title>', `<link rel="stylesheet" href="/${i}.css"><title>`)],
      [`/${i}.css`, ((_req, res) => void res.writeHead(200, { 'content-type': 'text/css' }).end(css)) satisfies Route],
    ]),
  );
  const site = await createSite(t, routes);
  const browser = createBrowser(t, site);
  for (const [i, [name, [, , code = CODE]]] of pages.entries()) {
    const { text } = await browser.load(`/${i}`);
    const markdown = codeOf(text);
    if (name in OTHERS) t.notMatch(markdown, /```/, name);
    else t.equal(fenced.exec(markdown)?.[2], code, `${name}: ${markdown}`);
  }
}
