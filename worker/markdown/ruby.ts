import type { Context, Write, Writer } from './context.js';
import type { Piece } from './pieces.js';

/**
 * Each reading after its base, where both have elements of their own and are equally many; else as the markup has it.
 */
export function rubyPieces(element: Element, context: Context, write: Write): Piece[] {
  const [bases, readings] = [partsOf(element, 'rb'), partsOf(element, 'rt')];
  if (bases.length < 2 || bases.length !== readings.length) return write.inside(element, context);
  const pairs = bases.flatMap((base, i) => [
    ...write.inside(base, context),
    ...write.node(readings[i] as Node, context),
  ]);
  const others = Array.from(element.children)
    .filter(({ localName }) => localName === 'rtc')
    .slice(1);
  return [...pairs, ...others.flatMap((other) => write.inside(other, context))];
}

/** A reading in brackets; a base may go without one. */
export const reading: Writer = (element, context, write) => {
  if (!/\S/.test(element.textContent ?? '')) return [];
  return [{ text: '(' }, ...write.inside(element, context), { text: ')' }];
};

/** The bases, or readings, of a ruby itself or of its first group. */
function partsOf({ children }: Element, name: string): Element[] {
  const own = Array.from(children).filter(({ localName }) => localName === name);
  const group = Array.from(children).find(({ localName }) => localName === (name === 'rb' ? 'rbc' : 'rtc'));
  return own.length > 0 || !group ? own : partsOf(group, name);
}
