import { textLength } from '../../dom/text-sizes.js';
import type { Markup } from '../parse/markup.js';

/** Levels of errors, as PHP names them. Source: php/php-src, main/main.c, `php_error_cb`. */
const LEVEL =
  /^\s*(?:(?:Recoverable fatal|Catchable fatal|Fatal|Parse) error|Warning|Notice|Deprecated|Strict Standards)\s*$/;
const LINE = /\bon line\s*$/;
/** Nodes that a message may have: it names functions as links and files in bold. */
const MOST_NODES = 40;

/**
 * Removes, in place, what PHP printed into the page for its maker: `<br /><b>Notice</b>: … in <b>file</b> on line
 * <b>7</b><br />`. Where a page says nothing else, that stays.
 */
export function dropPhpMessages(body: Element, { named }: Pick<Markup, 'named'>): void {
  const messages = named('b').flatMap(messageFrom);
  if (messages.length === 0) return;
  const chars = messages.reduce((sum, { textContent }) => sum + textLength(textContent ?? ''), 0);
  if (chars < textLength(body.textContent)) for (const node of messages) (node as ChildNode).remove();
}

/** The nodes of the message that begins with `level`, with the breaks around it; none where there is no message. */
function messageFrom(level: Element): Node[] {
  if (!LEVEL.test(level.textContent ?? '') || !level.nextSibling?.nodeValue?.startsWith(':')) return [];
  const nodes: Node[] = isBreak(level.previousSibling) ? [level.previousSibling as Node, level] : [level];
  for (let node = level.nextSibling as Node | null; node && nodes.length < MOST_NODES; node = node.nextSibling) {
    nodes.push(node);
    if (!LINE.test(node.previousSibling?.nodeValue ?? '') || !/^\d+$/.test(node.textContent ?? '')) continue;
    return isBreak(node.nextSibling) ? [...nodes, node.nextSibling as Node] : nodes;
  }
  return [];
}

function isBreak(node: Node | null): boolean {
  return (node as Element | null)?.localName === 'br';
}
