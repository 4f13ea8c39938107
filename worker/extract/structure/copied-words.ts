import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';

/** Characters and nodes of a control; of the element around it and those beside it, which may say the same. */
const MOST_CHARS = 400;
const MOST_AROUND = 4_000;
/** What the markup calls a control that copies. */
const COPIES = /(?:^|[\s_-])(?:copy|clipboard)(?:[\s_-]|$)/i;
/** What such a control says of itself, beside what it copies. */
const SAYS =
  /^\s*(?:(?:click to )?copy(?: (?:code|command|link|text|to clipboard))?|copied(?: to clipboard)?|kopieren|kopiert|copier|copié|copiar|copiado|copia|copiato|kopiëren|コピー|复制|複製|已复制|복사)\s*[!.…]?\s*$/i;
/** Programs that are followed by what they are to do … */
const DOES =
  /^(?:[$#>] ?)?(?:sudo )?(?:npm|npx|yarn|pnpm|bunx?|deno|pipx?|uvx?|poetry|conda|mamba|cargo|rustup|go (?=get|install|mod|run|build)|gem|bundle (?=add|install)|composer|brew|apt(?:-get)?|dnf|yum|apk|pacman|snap|flatpak|winget|choco|scoop|nix(?:-env)?|docker|podman|helm|kubectl|dotnet|mvn|gradle|mix|luarocks|git (?=clone|checkout|fetch|switch|pull)|gh|curl|wget|ssh|Install-Package|Install-Module) ?[-\w.@/:]+ \S/;
/** … or whose first word may be all that they need. */
const RUNS = /^(?:[$#>] ?)?(?:npx|bunx|uvx|curl|wget|ssh|Install-Package|Install-Module) [-\w.@/:"'$~]{3,}/;
/** `name = "1.2"`, `name@1.2`, `{:name, "~> 1.2"}`, `group:artifact:1.2`, `<Reference … />` */
const DEPENDS =
  /^(?:[\w./-]+ ?(?:=|~>|==) ?["'{\d]|@?[\w./-]+@v?\d[\w.-]*$|\{:\w+, ?"|(?:implementation|api|compile)[ (]["']|[\w.-]+:[\w.-]+:v?\d[\w.-]*$|<[A-Z]\w+ [^<>]+>)/;
/** A sum, a key, an address of something: one word with digits or signs in it. */
const ONE_WORD = /^(?=\S*(?:\d|\w[@/:._-]\w))\S{6,}$/;

/**
 * Makes text of the words of buttons that are what a click copies, in place: a command, a line for a list of
 * dependencies, a sum. Where they stand alone they are a block of code; those that stand there already are dropped with
 * the button.
 */
export function plainCopied({ body }: Document, markup: Markup): void {
  if (!markup.elements.has('button') && !markup.elements.has('clipboard-copy')) return;
  for (const control of [...markup.named('button'), ...markup.named('clipboard-copy')]) {
    const words = copiedBy(control);
    if (!words || !body.contains(control) || isElsewhere(control, words)) continue;
    const code = body.ownerDocument.createElement('code');
    code.textContent = words;
    if (isAlone(control)) {
      const block = body.ownerDocument.createElement('pre');
      block.append(code);
      control.replaceWith(block);
    } else putInLine(control, code);
  }
}

/** Puts the code in the place of its control, with a space to the words on both sides. */
function putInLine(control: Element, code: Element): void {
  const { previousSibling: before, nextSibling: behind } = control;
  const spaceAt = (node: ChildNode | null, end: RegExp) => (end.test(node?.textContent ?? '') ? ' ' : '');
  control.replaceWith(spaceAt(before, /[\p{L}\p{N}:]$/u), code, spaceAt(behind, /^[\p{L}\p{N}]/u));
}

/** What a click on a control copies, where the control shows it. */
function copiedBy(control: Element): string {
  const text = textUpTo(control, MOST_CHARS);
  if (!text?.trim() || SAYS.test(text) || control.getAttribute('role') === 'tab') return '';
  const words = wordsWithoutSays(control).trim();
  const isOfCode = DOES.test(words) || RUNS.test(words) || DEPENDS.test(words);
  return isOfCode || (ONE_WORD.test(words) && saysThatItCopies(control)) ? words : '';
}

/** The words of a control without its parts that only say what it does. */
function wordsWithoutSays(control: Element): string {
  const says = (part: Element) => /^(?:span|div|small|i)$/.test(part.localName) && SAYS.test(part.textContent ?? '');
  const nodes = Array.from(control.childNodes, (node) => {
    if (node.nodeType !== 1) return node.nodeType === 3 ? (node.nodeValue ?? '') : '';
    return says(node as Element) ? '' : wordsWithoutSays(node as Element);
  });
  return nodes.join('');
}

function saysThatItCopies(control: Element): boolean {
  if (control.localName === 'clipboard-copy' || control.hasAttribute('data-clipboard-text')) return true;
  return NAMING.some((name) => COPIES.test(control.getAttribute(name) ?? ''));
}
const NAMING = ['class', 'id', 'title', 'aria-label'];

/** Whether the words stand beside the control as well, or in a block of code. */
function isElsewhere(control: Element, words: string): boolean {
  if (control.closest('pre,code,h1,h2,h3,nav,[role="tablist"]')) return true;
  const around = control.parentElement && textUpTo(control.parentElement, MOST_AROUND);
  return around != null && around.indexOf(words) !== around.lastIndexOf(words);
}

/** Whether a control is on a line of its own: only boxes or controls are beside it. */
function isAlone({ parentElement: parent, previousSibling: before, nextSibling: behind }: Element): boolean {
  if (parent && /^(?:p|li|td|th|dd|dt|span|a|label)$/.test(parent.localName)) return false;
  const isText = (node: ChildNode | null) =>
    node !== null && (node.nodeType === 3 ? /\S/.test(node.nodeValue ?? '') : INLINE.test((node as Element).localName));
  return !isText(before) && !isText(behind);
}
const INLINE = /^(?:a|b|code|em|i|kbd|small|span|strong)$/;
