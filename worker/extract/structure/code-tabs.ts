import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';
import { codeLanguage } from '../recognise/code-language.js';
import { isSameLanguage, languageNamed } from '../recognise/languages.js';
import { boldParagraph } from './tabs.js';

const MOST_TABS = 20;
const MAX_LABEL_CHARS = 60;
/** What the tab of a block without a name says. */
const NAMELESS = /^\(?plain ?text\)?$/i;

/**
 * Puts the words of each button before the block of code that it shows, in place, where a row of buttons stands above
 * as many blocks and no role says that they are tabs: ReadMe. Words that only name the language become the block's
 * language.
 */
export function labelCodeTabs(document: Document, { elements }: Markup): void {
  if (!elements.has('pre')) return;
  for (const first of Array.from(document.body.getElementsByTagName('pre'))) {
    const { parentElement: inner, previousElementSibling: before } = first;
    const bar = before ? undefined : inner?.previousElementSibling;
    const blocks = bar?.firstElementChild?.localName === 'button' ? blocksIn(inner) : [];
    const labels = bar && blocks.length > 0 ? labelsIn(bar) : [];
    if (!bar || labels.length === 0 || labels.length !== blocks.length) continue;
    if (labels.length === 1 && !isNamed(first, labels[0])) continue;
    for (const [i, block] of blocks.entries()) labelBlock(block, labels[i] ?? '');
    bar.remove();
  }
}

/** The blocks of code in an element; empty where anything else stands between them. */
function blocksIn(inner: Element | null): Element[] {
  const blocks = Array.from(inner?.children ?? []);
  return blocks.length <= MOST_TABS && blocks.every(({ localName }) => localName === 'pre') ? blocks : [];
}

function labelsIn(bar: Element): string[] {
  const buttons = Array.from(bar.children);
  const words = buttons.map((button) => textUpTo(button, MAX_LABEL_CHARS)?.replace(/\s+/g, ' ').trim() ?? '');
  return buttons.every(({ localName }) => localName === 'button') && words.every(Boolean) ? words : [];
}

/** Whether a single button names the block below; it may as well copy it. */
function isNamed(block: Element, label: string | undefined): boolean {
  return block.querySelector('code')?.getAttribute('name') === label;
}

function labelBlock(block: Element, label: string): void {
  const language = languageNamed(label);
  const stated = codeLanguage(block);
  if (language && !stated) block.setAttribute('class', `language-${language}`);
  const isSaid = language ? !stated || isSameLanguage(stated, language) : stated === label.toLowerCase();
  if (!isSaid && !NAMELESS.test(label)) block.before(boldParagraph(block.ownerDocument, label));
}
