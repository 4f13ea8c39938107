import { type Entry, outlineList } from '../reading/outline.js';
import { type Known, provenance } from '../tools/provenance.js';
import { type Child, choice, copyButton, el, linkTo, webAddress } from './dom.js';
import { renderMarkdown } from './markdown.js';
import type { Operation } from './operations.js';

interface Row {
  title: string;
  url: string;
  snippet: string;
  /** Of a row whose page was read. */
  markdown?: string;
  /** Or why it was not. */
  error?: string;
}
interface Page extends Row, Known {
  markdown: string;
  continues?: string;
  outline?: Entry[];
  links?: { text: string; url: string }[];
  part?: string;
}

export interface Shown {
  /** What a screen reader is told. */
  summary: string;
  nodes: Child[];
}

type Views = (readonly [label: string, node: HTMLElement])[];

/** A result by its shape: rows, a page, or whatever it is as JSON. `read` fetches a row's page. */
export function showOutput(output: unknown, read: ((url: string) => void) | undefined): Shown {
  const json = JSON.stringify(output, null, 2);
  if (Array.isArray(output)) {
    const rows = output as Row[];
    if (rows.length === 0) {
      const next = el('p', {}, 'Nothing matched. Try other or fewer words, or an earlier page.');
      return { summary: 'No rows', nodes: [el('div', { class: 'card' }, next)] };
    }
    const list = el('ol', { class: 'rows' }, ...rows.map((row) => showRow(row, read)));
    const views: Views = [
      ['Rows', list],
      ['JSON', raw(json)],
    ];
    return { summary: rows.length === 1 ? '1 row' : `${rows.length} rows`, nodes: viewer(views, json) };
  }
  const page = Object(output) as Page;
  const { title, url, snippet, continues, outline, links, part } = page;
  if (typeof page.markdown !== 'string') return { summary: 'Answer', nodes: [raw(json)] };
  const body = [continues, page.markdown].filter(Boolean).join('\n');
  const markdown = [outline && outlineList(outline), body].filter(Boolean).join('\n\n');
  const known = provenance(page);
  const head = [
    el('h2', {}, title || 'Untitled page'),
    ...(known ? [el('p', { class: 'provenance' }, known)] : []),
    el('p', { class: 'address' }, linkTo(url, url)),
    ...(snippet ? [el('p', { class: 'snippet' }, snippet)] : []),
    ...(part ? [el('p', { class: 'snippet' }, part)] : []),
  ];
  const views: Views = [
    ['Rendered', el('article', { class: 'page', dir: 'auto' }, renderMarkdown(markdown))],
    ['Markdown', raw(markdown)],
    ...(links ? [['Links', listOf(links)] as const] : []),
  ];
  const size = `${markdown.length.toLocaleString('en')} characters of Markdown`;
  return { summary: size, nodes: [...head, ...viewer(views, markdown)] };
}

/** A failure: what it is called, and what to do next. */
export function showError({ nextSteps }: Operation, status: number, body: unknown): Shown {
  const { error, code, message } = Object(body) as { error?: string; code?: string; message?: string };
  const category = code ?? error ?? `HTTP ${status}`;
  const next = code && error ? error : (message ?? nextSteps.get(category));
  return failed(category, next ?? 'The gateway answered something unexpected. Try again.', `HTTP ${status}`);
}

export function failed(category: string, next: string, detail = ''): Shown {
  const head = el('p', { class: 'category' }, el('strong', {}, category), ` ${detail}`);
  return { summary: 'Failed', nodes: [el('div', { class: 'card error', role: 'alert' }, head, el('p', {}, next))] };
}

function listOf(links: NonNullable<Page['links']>): HTMLElement {
  if (links.length === 0) return el('p', {}, 'There are none.');
  return el('ol', {}, ...links.map(({ text, url }) => el('li', { dir: 'auto' }, linkTo(url, text || url))));
}

function showRow(
  { title, url, snippet, markdown, error }: Row,
  read: ((url: string) => void) | undefined,
): HTMLElement {
  const node = el(
    'li',
    { dir: 'auto' },
    el('h2', {}, linkTo(url, title || url)),
    el('p', { class: 'address' }, url),
    ...(snippet ? [el('p', {}, snippet)] : []),
    ...(markdown === undefined ? [] : [textOf(markdown)]),
    ...(error ? [el('p', {}, `Not read: ${error}`)] : []),
  );
  if (read && webAddress(url)) {
    const button = el('button', { type: 'button', class: 'quiet', 'aria-label': `Fetch: ${title || url}` }, 'Fetch');
    button.addEventListener('click', () => read(url));
    node.append(button);
  }
  return node;
}

/** The text of a row's page, closed: rows are there to be looked over. */
function textOf(markdown: string): HTMLElement {
  const summary = el('summary', {}, `${markdown.length.toLocaleString('en')} characters of its text`);
  return el('details', {}, summary, el('article', { class: 'page', dir: 'auto' }, renderMarkdown(markdown)));
}

/** Views of the same thing, one at a time, and a button that copies its text. */
function viewer(views: Views, text: string): Child[] {
  const show = (label: string) => {
    for (const [name, node] of views) node.hidden = name !== label;
  };
  const first = views[0]?.[0] ?? '';
  const labels = views.map(([label]) => [label, label] as const);
  const chosen = choice('view', 'View', labels, show);
  chosen.set(first);
  show(first);
  const [, [, source] = ['', el('pre')]] = views;
  const copy = copyButton(
    `Copy ${views[1]?.[0] ?? ''}`,
    () => text,
    () => source,
  );
  return [el('div', { class: 'tools' }, chosen.node, copy), ...views.map(([, node]) => node)];
}

function raw(text: string): HTMLElement {
  return el('pre', { class: 'raw', tabindex: '0', role: 'group', 'aria-label': 'Raw text', dir: 'auto' }, text);
}
