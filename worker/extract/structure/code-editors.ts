import { codeText, isGutter } from '../../markdown/code.js';
import { languageOfFile } from '../../markdown/languages.js';
import type { Markup } from '../parse/markup.js';
import { PRESERVED, rewrite } from './code-block.js';

/** Code editors and file views in which each line is an element: GitHub, CodeMirror, Monaco, Ace. */
const EDITORS =
  '.react-code-lines,.cm-content,.CodeMirror-code,.view-lines,.ace_text-layer,.ace_static_highlight,.enlighter';
const EDITOR =
  /react-code-lines|cm-content|CodeMirror-code|view-lines|ace_(?:text-layer|static_highlight)|\benlighter\b/;

/** Rewrites what they show, and what they put on the clipboard, as blocks of code, in place. */
export function plainEditors(
  { body }: Document,
  { elements, names, attributes }: Pick<Markup, 'elements' | 'names' | 'attributes'>,
): void {
  if (EDITOR.test(names)) for (const lines of body.querySelectorAll(EDITORS)) plainLines(lines);
  if (attributes.has('style')) for (const box of elements.get('div') ?? []) if (isPasted(box)) rewrite(box, codeText);
}

/** Whether a box is what Visual Studio Code puts on the clipboard: a line in each `div`. */
function isPasted(box: Element): boolean {
  const style = box.getAttribute('style') ?? '';
  if (!PRESERVED.test(style) || !MONOSPACED.test(style) || !box.firstElementChild) return false;
  return Array.from(box.children).every(({ localName }) => /^(?:div|br)$/.test(localName)) && !box.closest('pre,code');
}
const MONOSPACED = /font-family\s*:[^;]*(?:mono|consolas|courier|menlo|monaco)/i;

function plainLines(lines: Element): void {
  const { previousElementSibling: before } = lines;
  if (lines.closest('pre,code') || !lines.textContent?.trim()) return;
  if (before && isGutter(before)) before.remove();
  const file = lines.ownerDocument.querySelector(VIEWED_FILE)?.textContent ?? '';
  rewrite(lines, codeText, languageOfFile(file));
}
/** The name of the only file on a page that shows one: GitHub. */
const VIEWED_FILE = '#file-name-id,#file-name-id-wide';
