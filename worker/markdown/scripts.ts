import { type Inline, isBlock, joinInline, type Piece } from './pieces.js';

const RAISED = new Map([...'0123456789+-−=()n'].map((char, i) => [char, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ'][i] ?? char]));
const LOWERED = new Map([...'0123456789+-−=()'].map((char, i) => [char, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][i] ?? char]));

/** One letter, or letters and digits that are an expression ("i", "n+1", "2k"); words ("st", "TM") are no exponent. */
const EXPRESSION = /^(?:[\p{L}]|(?=.*[\d+\-−=])[\p{L}\p{N}+\-−=.,/ ]{1,12})$/u;

/** Superscript as Unicode digits, or `^(…)` around an expression: `10⁶`, `x^(n+1)`; a word stays a word: `1st`. */
export function raised(pieces: Piece[]): Piece[] {
  return scripted(pieces, RAISED, '^');
}

/** Subscript likewise: `H₂O`, `x_(i+1)`. */
export function lowered(pieces: Piece[]): Piece[] {
  return scripted(pieces, LOWERED, '_');
}

function scripted(pieces: Piece[], digits: ReadonlyMap<string, string>, sign: string): Piece[] {
  if (pieces.some(isBlock)) return pieces;
  const text = joinInline(pieces as Inline[]).trim();
  if (!text) return pieces;
  if ([...text].every((char) => digits.has(char)))
    return [{ text: [...text].map((char) => digits.get(char)).join('') }];
  if (!EXPRESSION.test(text)) return pieces;
  return [{ text: text.length === 1 ? `${sign === '_' ? '\\_' : sign}${text}` : `${sign}(${text})` }];
}
