import { classOf } from '../../dom/class-of.js';
import { outermost } from '../../dom/outermost.js';
import { codeLanguage } from '../../markdown/code-language.js';
import { languageNamed } from '../../markdown/languages.js';

export const HIGHLIGHTED_SIGNS = /\bmw-geshi\b|\bw3-code\b/;
/** As deep as a highlighter nests the parts of code. */
const MOST_DEEP = 10;

/**
 * Rewrites what MediaWiki highlights within a line as code, in place: inline, or as a block where it breaks its lines itself,
 * and the examples of W3Schools, which do too.
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

/** Lines end at breaks and paragraphs; white space is what HTML makes of it, spaces that do not break are the indentation. */
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

/** Between two spaces that do not break, those that do are spaces too; at the start of a line they are not seen. */
function shown(line: string): string {
  return line
    .replace(/^ (?! ?\u00a0)/, '')
    .replaceAll('\u00a0', ' ')
    .trimEnd();
}
