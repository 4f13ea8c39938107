import { classOf } from '../../dom/class-of.js';

/** Cheap signs of rustdoc and mdBook. */
export const RUSTDOC_SIGNS = /\brust(?:doc|-example-rendered)\b|class\s*=\s*["']boring\b/;
/**
 * What rustdoc sets beside and inside code: links that run an example, tooltips, what unfolds the members of a
 * declaration.
 */
const BESIDE =
  'a.test-arrow,.notable-traits,.example-wrap .tooltip,.information > .tooltip,a.tooltip,.code-header .tooltip,' +
  'pre summary,.item-decl summary';
/** The version that introduced an item, and a link to its source. */
const SOURCES = ['.rightside', '.out-of-band', '.sub-heading']
  .flatMap((line) => ['.srclink', '.src'].map((link) => `${line} > ${link}`))
  .join();
/** Lines that only the compiler needs; mdBook hides them until asked. */
const UNSEEN = 'code > .boring';

/** Drops controls in Rust documentation, in place, and breaks lines of code where only style does. */
export function plainRustdoc({ body }: Document): void {
  for (const beside of body.querySelectorAll(BESIDE)) beside.remove();
  for (const source of body.querySelectorAll(SOURCES)) {
    const { previousSibling: dot } = source;
    if (dot?.nodeType === 3 && /^\s*·\s*$/.test(dot.nodeValue ?? '')) dot.remove();
    source.remove();
  }
  for (const bounds of body.querySelectorAll('pre .fmt-newline')) breakAround(bounds);
  for (const bounds of body.querySelectorAll('.code-header > .where')) bounds.before(' ');
  const hidden = new Set(Array.from(body.querySelectorAll(UNSEEN), ({ parentElement: code }) => code));
  for (const code of hidden) if (code) dropUnseen(code);
}

/** The `where` clause of a declaration has lines of its own. */
function breakAround(bounds: Element): void {
  const { previousSibling: before, nextSibling: after } = bounds;
  for (const text of [before, bounds.lastChild])
    if (text?.nodeType === 3) text.nodeValue = (text.nodeValue ?? '').trimEnd();
  bounds.before('\n');
  if (after?.nodeType === 3) after.nodeValue = `\n${(after.nodeValue ?? '').trimStart()}`;
}

/** Drops such lines unless there are no others. */
function dropUnseen(code: Element): void {
  const unseen = Array.from(code.children).filter((line) => classOf(line) === 'boring');
  const isAll = Array.from(code.childNodes).every(
    (node) => unseen.includes(node as Element) || !node.textContent?.trim(),
  );
  if (!isAll) for (const line of unseen) line.remove();
}
