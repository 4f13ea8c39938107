import { classOf } from '../../dom/class-of.js';
import { moveInside } from '../../dom/move.js';
import { outermost } from '../../dom/outermost.js';
import { plainLists } from './doxygen-lists.js';

/** Cheap signs, in `Markup.names`, of Doxygen. */
export const DOXYGEN_SIGNS = /class\s*=\s*["'](?:headertitle|fragment|memproto|memberdecls|section [a-z]+)["']/;
/** Sections that are drawn as boxes. */
const BOX = /^section (note|warning|attention|important|remark)$/;

/**
 * Rewrites, in place, what Doxygen draws with elements that do not say what they are: code with an element for each
 * line, declarations and lists of them set as tables, boxes set as definition lists. Source: the markup of Doxygen 1.8
 * to 1.13.
 */
export function plainDoxygen({ body }: Document): void {
  const titles = body.querySelectorAll(TITLE);
  for (const title of titles) plainTitle(title);
  if (titles.length > 0) for (const beside of body.querySelectorAll(BESIDE)) beside.remove();
  for (const template of body.querySelectorAll('div.compoundTemplParams'))
    template.replaceWith(signature(template, lineOf([template])));
  for (const fragment of outermostOf(body, 'div.fragment')) plainFragment(fragment);
  for (const declaration of outermostOf(body, 'div.memproto')) plainDeclaration(declaration);
  for (const table of outermostOf(body, 'table.memberdecls')) plainMembers(table);
  for (const link of body.querySelectorAll('a[href*="#"]')) if (link.textContent === 'More...') link.remove();
  plainLists(body);
  for (const section of body.querySelectorAll('dl.section')) plainBox(section);
}

const TITLE = 'div.headertitle > div.title';
/** Links to parts of the page, what unfolds a picture, the page's own header and footer. */
const BESIDE =
  'div.header > div.summary,div.dynheader,div.dyncontent,' +
  '#titlearea,#main-nav,#side-nav,#nav-path,#MSearchSelectWindow,#MSearchResultsWindow,hr.footer,address.footer';

/** The name of the page of a class or file, and of its project; undefined where Doxygen did not make the page. */
export function doxygenNames({ body }: Document, generator: string | undefined): DoxygenNames | undefined {
  const title = /^Doxygen\b/.test(generator ?? '') ? body.querySelector(TITLE) : null;
  return title ? { heading: ownText(title), project: ownText(body.querySelector('#projectname')) } : undefined;
}

interface DoxygenNames {
  heading: string;
  project: string;
}

/** The words of an element without the version of the project, or the groups that something belongs to. */
function ownText(element: Element | null): string {
  const own = Array.from(element?.childNodes ?? []).filter(
    (node) =>
      node.nodeType !== 1 || !/^(?:ingroups|projectnumber)$/.test((node as Element).id || classOf(node as Element)),
  );
  return own
    .map(({ textContent }) => textContent ?? '')
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function plainTitle(title: Element): void {
  const groups = title.querySelector('.ingroups');
  title.replaceWith(withText(title, 'h1', ownText(title)), ...(groups ? [groups] : []));
}

/** The outermost matches; Doxygen nests none, and an inner one would be written again with each around it. */
function outermostOf(root: Element, selector: string): Element[] {
  return outermost(root.querySelectorAll(selector));
}

function plainFragment(fragment: Element): void {
  const lines = outermostOf(fragment, 'div.line').map((line) => {
    for (const number of line.querySelectorAll('.lineno')) {
      const { nextSibling: behind } = number;
      if (behind?.nodeType === 3) behind.nodeValue = (behind.nodeValue ?? '').replace(/^\u00a0/, '');
      number.remove();
    }
    return (line.textContent ?? '').replaceAll('\u00a0', ' ').trimEnd();
  });
  if (lines.length > 0) fragment.replaceWith(withText(fragment, 'pre', lines.join('\n')));
}

/** Writes the cells of a declaration on one line, and its labels (static, inline) after it. */
function plainDeclaration(declaration: Element): void {
  const name = declaration.querySelector('table.memname') ?? declaration;
  const templates = Array.from(declaration.querySelectorAll('.memtemplate'), (template) => `${lineOf([template])} `);
  const labels = Array.from(declaration.querySelectorAll('.mlabel'), ({ textContent }) => ` [${textContent?.trim()}]`);
  declaration.replaceWith(signature(declaration, [...templates, lineOf(outermostOf(name, 'td')), ...labels].join('')));
}

/** Rewrites a table with a row for each member above its description. */
function plainMembers(table: Element): void {
  const { ownerDocument: document } = table;
  const list = document.createElement('div');
  let template = '';
  for (const row of outermostOf(table, 'tr')) {
    const cells = outermostOf(row, 'td');
    const heading = row.querySelector('h2,h3');
    for (const drawn of row.querySelectorAll(DRAWN)) if (isDrawn(drawn)) drawn.remove();
    const kind = classOf(row).split(/[ :]/, 1)[0];
    if (heading) list.append(heading);
    else if (row.querySelector('.memTemplParams')) template = `${lineOf(cells)} `;
    else if (kind === 'memitem') {
      list.append(signature(table, template + lineOf(cells)));
      template = '';
    } else if (kind !== 'separator') {
      const said = document.createElement('p');
      for (const cell of cells) moveInside(cell, said);
      list.append(said);
    }
  }
  table.replaceWith(list);
}

/** Links to the source, and icons that unfold the members of a base class. */
const DRAWN = 'a[href$="_source.html"],img';

function isDrawn({ localName, textContent }: Element): boolean {
  return localName === 'img' || textContent?.trim() === '[code]';
}

function plainBox(section: Element): void {
  const kind = BOX.exec(classOf(section))?.[1];
  if (!kind) return;
  const box = section.ownerDocument.createElement('div');
  box.setAttribute('class', `admonition ${kind.replace('remark', 'note')}`);
  for (const part of section.children) {
    const plain = section.ownerDocument.createElement(part.localName === 'dt' ? 'p' : 'div');
    moveInside(part, plain);
    box.append(plain);
  }
  section.replaceWith(box);
}

function lineOf(cells: Iterable<Element>): string {
  return Array.from(cells, ({ textContent }) => textContent ?? '')
    .join(' ')
    .replace(/\s+/g, ' ')
    .replace(/ ?\( /g, '(')
    .replace(/ (?=[),;])/g, '')
    .trim();
}

/** A declaration marked up so that the Markdown writer knows it. */
function signature(beside: Element, text: string): Element {
  const line = withText(beside, 'p', text);
  line.setAttribute('class', 'sig-object');
  return line;
}

function withText({ ownerDocument }: Element, name: string, text: string): Element {
  const element = ownerDocument.createElement(name);
  element.textContent = text;
  return element;
}
