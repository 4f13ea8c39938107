import { el } from './dom.js';
import { inline } from './inline.js';

/** More would keep the browser busy; the Markdown view has all of it. */
const LONGEST_SHOWN = 200_000;
const DEEPEST = 12;

const FENCE = /^ {0,3}(`{3,}(?!`)|~{3,}(?!~))([^`]*)$/;
const HEADING = /^ {0,3}(#{1,6})(?:\s+(.*))?$/;
const RULE = /^ {0,3}(?:(?:\*\s*){3,}|(?:-\s*){3,}|(?:_\s*){3,})$/;
const ITEM = /^( {0,3}(?:[-*+]|(\d{1,9})[.)]))(?: {1,4}|$)(.*)$/;
const QUOTE = /^ {0,3}> ?/;
const NOTE = /^\[\^([^\]\s]+)\]:\s?/;
const DELIMITERS = /^\|?:?-+:?(?:\|:?-+:?)*\|?$/;
/** What makes a heading of the lines above it. */
const UNDERLINE = /^ {0,3}(?:(=)=*|-{3,})\s*$/;
const MATH = /^ {0,3}\$\$\s*$/;

/** Markdown as elements: raw HTML is text, images are links, links lead to http(s) only. Nothing is loaded or run. */
export function renderMarkdown(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(...blocks(text.slice(0, LONGEST_SHOWN).replaceAll('\t', '    ').split(/\r?\n/), 0));
  if (text.length > LONGEST_SHOWN) fragment.append(el('p', { class: 'hint' }, 'The rest is shown as Markdown only.'));
  return fragment;
}

function blocks(lines: string[], depth: number): Node[] {
  if (depth > DEEPEST) return [el('p', {}, lines.join('\n'))];
  const nodes: Node[] = [];
  let at = 0;
  /** The lines from here on for which `holds`. */
  const take = (holds: (line: string, i: number) => boolean): string[] => {
    const from = at;
    while (at < lines.length && holds(lines[at] ?? '', at)) at++;
    return lines.slice(from, at);
  };
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const fence = FENCE.exec(line);
    const heading = HEADING.exec(line);
    const item = ITEM.exec(line);
    if (line.trim() === '') at++;
    else if (fence) {
      const [, marks = '', language = ''] = fence;
      at++;
      const code = take((inside) => !isClosing(inside, marks));
      at++;
      nodes.push(pre(code.join('\n'), language.trim() || 'Code'));
    } else if (MATH.test(line)) {
      at++;
      nodes.push(pre(take((inside) => !MATH.test(inside)).join('\n'), 'Formula'));
      at++;
    } else if (heading) {
      at++;
      nodes.push(title(heading[1]?.length ?? 1, (heading[2] ?? '').replace(/(?:^|\s)#+\s*$/, '')));
    } else if (RULE.test(line)) {
      at++;
      nodes.push(el('hr'));
    } else if (QUOTE.test(line)) {
      nodes.push(
        quote(
          take((inside) => QUOTE.test(inside)).map((inside) => inside.replace(QUOTE, '')),
          depth,
        ),
      );
    } else if (item) nodes.push(list(take, item, depth));
    else if (NOTE.test(line)) {
      const start = at;
      const [first = '', ...more] = take((inside, i) => i === start || /^ {2,}\S/.test(inside));
      const label = el('sup', {}, NOTE.exec(first)?.[1] ?? '');
      const own = [first.replace(NOTE, ''), ...more.map((inside) => inside.replace(/^ {1,4}/, ''))];
      nodes.push(el('div', { class: 'note' }, label, ...blocks(own, depth + 1)));
    } else if (line.includes('|') && DELIMITERS.test((lines[at + 1] ?? '').replaceAll(' ', ''))) {
      nodes.push(table(take((inside) => inside.includes('|'))));
    } else if (/^ {4}/.test(line)) {
      nodes.push(
        pre(
          take((inside) => /^ {4}/.test(inside))
            .map((inside) => inside.slice(4))
            .join('\n'),
          'Code',
        ),
      );
    } else {
      const start = at;
      const words = take((inside, i) => i === start || !(endsParagraph(inside) || UNDERLINE.test(inside))).join('\n');
      const underline = UNDERLINE.exec(lines[at] ?? '');
      if (underline) at++;
      nodes.push(underline ? title(underline[1] ? 1 : 2, words) : el('p', {}, ...inline(words)));
    }
  }
  return nodes;
}

function isClosing(line: string, marks: string): boolean {
  const trimmed = line.trim();
  return trimmed.length >= marks.length && trimmed === (marks[0] ?? '').repeat(trimmed.length);
}

function endsParagraph(line: string): boolean {
  return line.trim() === '' || [FENCE, HEADING, RULE, QUOTE, ITEM, MATH].some((start) => start.test(line));
}

/** Below the title of the page, which has the second level. */
function title(level: number, text: string): HTMLElement {
  const tags = ['h3', 'h3', 'h4', 'h5', 'h6'] as const;
  return el(tags[level - 1] ?? 'h6', {}, ...inline(text));
}

function pre(text: string, label: string): HTMLElement {
  return el('pre', { tabindex: '0', role: 'group', 'aria-label': label }, el('code', {}, text));
}

function quote(lines: string[], depth: number): HTMLElement {
  const kind = /^\[!(\w+)\]\s*(.*)$/.exec(lines[0] ?? '');
  if (!kind) return el('blockquote', {}, ...blocks(lines, depth + 1));
  const [, name = '', more = ''] = kind;
  const head = el('strong', { class: 'kind' }, name.toLowerCase());
  return el(
    'blockquote',
    { class: 'callout' },
    head,
    ...blocks([more], depth + 1),
    ...blocks(lines.slice(1), depth + 1),
  );
}

type Take = (holds: (line: string, i: number) => boolean) => string[];

function list(take: Take, first: RegExpExecArray, depth: number): HTMLElement {
  const ordered = first[2] !== undefined;
  const items: string[][] = [];
  let indent = 0;
  let blank = false;
  let loose = false;
  take((line) => {
    const inner = line.search(/\S/);
    const item = ITEM.exec(line);
    if (inner < 0) blank = true;
    else if (items.length > 0 && inner >= indent) {
      loose ||= blank;
      blank = false;
    } else if (item && !RULE.test(line) && (item[2] !== undefined) === ordered) {
      loose ||= blank;
      blank = false;
      indent = line.length - (item[3] ?? '').length;
      items.push([item[3] ?? '']);
      return true;
    } else if (blank || endsParagraph(line)) return false;
    items.at(-1)?.push(inner < 0 ? '' : line.slice(Math.min(indent, inner)));
    return true;
  });
  const tag = ordered ? el('ol', { start: first[2] }) : el('ul');
  tag.append(...items.map((lines) => entry(lines, loose, depth)));
  return tag;
}

function entry([first = '', ...more]: string[], loose: boolean, depth: number): HTMLElement {
  const task = /^\[([ xX])\] /.exec(first);
  const nodes = blocks([task ? first.slice(4) : first, ...more], depth + 1);
  const flat = loose
    ? nodes
    : nodes.flatMap((node) => (node instanceof HTMLParagraphElement ? [...node.childNodes] : [node]));
  if (!task) return el('li', {}, ...flat);
  return el('li', { class: 'task' }, task[1] === ' ' ? '☐ ' : '☑ ', ...flat);
}

function table([head = '', marks = '', ...rows]: string[]): HTMLElement {
  const aligned = cells(marks).map((mark) =>
    mark.endsWith(':') ? (mark.startsWith(':') ? 'center' : 'end') : 'start',
  );
  const row = (line: string, tag: 'th' | 'td') => {
    const found = cells(line);
    return el('tr', {}, ...aligned.map((side, i) => el(tag, { class: side }, ...inline(found[i] ?? ''))));
  };
  const made = el(
    'table',
    {},
    el('thead', {}, row(head, 'th')),
    el('tbody', {}, ...rows.map((line) => row(line, 'td'))),
  );
  return el('div', { class: 'wide', tabindex: '0', role: 'group', 'aria-label': 'Table' }, made);
}

/** The cells of a row; a pipe behind a backslash is text. */
function cells(line: string): string[] {
  const text = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return text.split(/(?<!\\)\|/).map((cell) => cell.replaceAll('\\|', '|').trim());
}
