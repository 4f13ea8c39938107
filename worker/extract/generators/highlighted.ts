import { classOf } from '../../dom/class-of.js';
import { outermost } from '../../dom/outermost.js';
import { codeLanguage } from '../recognise/code-language.js';
import { languageNamed } from '../recognise/languages.js';

/** Cheap signs of code highlighted by MediaWiki's GeSHi extension, and of W3Schools' examples. */
export const HIGHLIGHTED_SIGNS = /\bmw-geshi\b|\bw3-code\b/;
/** Levels to which highlighters nest parts of code. */
const MOST_DEEP = 10;

/**
 * Writes what MediaWiki highlights in a line as code, in place: inline, or as a block where it has line breaks; and the
 * examples of W3Schools, which have line breaks too.
 */
export function plainHighlighted({ body }: Document): void {
  for (const code of outermost(body.querySelectorAll('span.mw-geshi,div.w3-code'))) {
    const { ownerDocument: document } = code;
    const text = linesOf(code).join('\n');
    const plain = document.createElement('code');
    plain.textContent = text;
    if (!text.includes('\n') && code.localName === 'span') {
      plain.textContent = text.trim();
      code.replaceWith(plain);
    } else {
      const block = document.createElement('pre');
      plain.setAttribute('class', `language-${languageNamed(exampleLanguage(code)) || codeLanguage(code)}`);
      block.append(plain);
      code.replaceWith(block);
    }
  }
}

/** `jsHigh`, `htmlHigh` */
function exampleLanguage(code: Element): string {
  return /(?:^|\s)([a-z]{1,12})High(?:\s|$)/.exec(classOf(code))?.[1] ?? '';
}

/**
 * The lines of code, which end at `<br>` and paragraphs; white space collapses as in HTML, and non-breaking spaces are
 * the indentation.
 */
function linesOf(code: Element): string[] {
  const lines = [''];
  const visit = (parent: Element, depth: number) => {
    for (const node of parent.childNodes) {
      const element = node as Element;
      const isParagraph = element.localName === 'p';
      if (element.localName === 'br' || (isParagraph && lines.at(-1)?.trim())) lines.push('');
      if (node.nodeType === 3) lines[lines.length - 1] += (node.nodeValue ?? '').replace(/[ \t\n]+/g, ' ');
      else if (node.nodeType === 1 && depth < MOST_DEEP) visit(element, depth + 1);
      if (isParagraph && lines.at(-1)?.trim()) lines.push('');
    }
  };
  visit(code, 0);
  return lines.map(shown).filter(Boolean);
}

/**
 * The line as it is shown: ordinary spaces between non-breaking ones count, and those at the start of a line do not.
 */
function shown(line: string): string {
  return line
    .replace(/^ (?! ?\u00a0)/, '')
    .replaceAll('\u00a0', ' ')
    .trimEnd();
}
