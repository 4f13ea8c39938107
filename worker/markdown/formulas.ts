import { safeTex } from '../extract/recognise/math.js';
import type { Context } from './context.js';
import { escapeLineStart } from './escape.js';
import type { Piece } from './pieces.js';

/** A formula as `$…$`, or as a block between lines of `$$`; always inline where a block cannot stand. */
export function formula(tex: string, isDisplay: boolean, { inTable, inHeading, inLink }: Context): Piece[] {
  const body = safeTex(tex, inTable === true);
  if (!body) return [];
  if (!isDisplay || inTable || inHeading || inLink) return [{ text: `$${withinLine(body)}$` }];
  const line = escapeLineStart(body) === body ? body : `{}${body}`;
  return [{ block: `$$\n${line}\n$$`, kind: 'paragraph' }];
}

/** Replaces TeX that works only in display formulas by what works inside a line. */
function withinLine(tex: string): string {
  return tex
    .replace(/\s*\\tag\*?\{([^{}]*)\}/g, ' \\quad (\\text{$1})')
    .replace(/\\(begin|end)\{align\*?\}/g, '\\$1{aligned}');
}
