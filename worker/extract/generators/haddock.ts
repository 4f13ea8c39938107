import { classOf } from '../../dom/class-of.js';
import { moveInside } from '../../dom/move.js';
import { outermost } from '../../dom/outermost.js';
import { boldParagraph } from '../structure/tabs.js';

/** Cheap sign, in `Markup.names`, of Haddock. */
export const HADDOCK_SIGNS = /\bid\s*=\s*["']package-header["']/;
const DECLARATIONS = 'p.src,dt.src,td.src,li.src,dfn.src,li.src > ul.subs > li';
/** Links after a declaration, to its source and to itself. */
const BESIDE = 'a.link,a.selflink';
/** Shown only without scripts. */
const UNFOLDED = 'summary.hide-when-js-enabled';

/**
 * Rewrites, in place, what Haddock draws with elements that do not say what they are: declarations as code, their
 * captions in bold, layout tables of what belongs to an instance or constructor. Source: the markup of Haddock 2.17 to
 * 2.29.
 */
export function plainHaddock({ body }: Document): void {
  for (const summary of body.querySelectorAll(UNFOLDED)) summary.remove();
  for (const declaration of body.querySelectorAll(DECLARATIONS)) plainDeclaration(declaration);
  for (const caption of body.querySelectorAll('.subs > p.caption,#description > p.caption'))
    caption.replaceWith(boldParagraph(body.ownerDocument, caption.textContent?.trim() ?? ''));
  for (const table of outermost(body.querySelectorAll('.subs table')))
    if (table.querySelector('td[colspan]')) plainMembers(table);
}

/** Writes a declaration as code, up to the list of what belongs to it. */
function plainDeclaration(declaration: Element): void {
  const { ownerDocument: document, localName } = declaration;
  for (const link of declaration.querySelectorAll(BESIDE)) link.remove();
  const words: Node[] = [];
  for (let node = declaration.firstChild; node; node = node.nextSibling) {
    if (/^(?:ul|div|table|p)$/.test((node as Element).localName)) break;
    words.push(node);
  }
  const text = words.map((node) => node.textContent ?? '').join('');
  for (const node of words) (node as ChildNode).remove();
  const code = document.createElement(
    localName === 'td' || localName === 'li' || localName === 'dfn' ? 'code' : 'span',
  );
  code.textContent = text.replace(/\s+/g, ' ').trim();
  declaration.prepend(code);
  declaration.setAttribute('class', localName === 'p' || localName === 'dt' ? 'sig-object' : 'src');
}

/** Writes what each row declares, and its description below. */
function plainMembers(table: Element): void {
  const { ownerDocument: document } = table;
  const list = document.createElement('div');
  for (const row of outermost(table.querySelectorAll('tr'))) {
    for (const cell of Array.from(row.children)) {
      const part = document.createElement(classOf(cell) === 'src' ? 'p' : 'div');
      if (classOf(cell) === 'src') part.setAttribute('class', 'sig-object');
      moveInside(cell, part);
      list.append(part);
    }
  }
  table.replaceWith(list);
}
