import type { Markup } from '../parse/markup.js';

/** Cheap sign, in the markup; `font` elements are another. */
const SIGN = /font(?:-family)?:[^;>]{0,40}(?:Symbol|dings)/;
/** The first of the fonts that an element asks for, if its letters stand for signs. "Material Symbols" is another kind. */
const FONT = /(?:^|[;\s])font(?:-family)?\s*:\s*(?:[^;,"']{0,40}\s)?["']?(Symbol|Wingdings(?: 2)?)["']?\s*(?:[,;!]|$)/i;
const FACE = /^\s*["']?(Symbol|Wingdings(?: 2)?)["']?\s*(?:,|$)/i;
/** Where Word puts the places of such a font in Unicode. */
const PRIVATE = 0xf000;

/**
 * Writes, in place, the characters that fonts draw for letters: a `m` in Symbol is a micro sign, and a `ü` in Wingdings a
 * check mark. Source: Unicode's mapping of Adobe's Symbol encoding, and its names for Wingdings.
 */
export function plainSymbolFonts({ body }: Document, { html, named }: Markup): void {
  const mayAsk = html.includes('Symbol') || html.includes('dings');
  if (named('font').length === 0 && !(mayAsk && SIGN.test(html))) return;
  for (const element of body.querySelectorAll('[face],[style]')) {
    const [, font] =
      FONT.exec(element.getAttribute('style') ?? '') ?? FACE.exec(element.getAttribute('face') ?? '') ?? [];
    if (!font || element.closest('pre,code')) continue;
    draw(element, SIGNS[font.toLowerCase()] ?? new Map());
  }
}

/** All texts inside that are in the same font. Depth is bounded by `parseDocument`. */
function draw(parent: Element, signs: ReadonlyMap<number, string>): void {
  for (const node of parent.childNodes) {
    if (node.nodeType === 3) node.nodeValue = drawn(node.nodeValue ?? '', signs);
    else if (node.nodeType === 1 && !setsFont(node as Element)) draw(node as Element, signs);
  }
}

function setsFont(element: Element): boolean {
  return element.hasAttribute('face') || /font(?:-family)?\s*:/i.test(element.getAttribute('style') ?? '');
}

function drawn(text: string, signs: ReadonlyMap<number, string>): string {
  return Array.from(text, (char) => {
    const code = char.codePointAt(0) ?? 0;
    return signs.get(code >= PRIVATE && code <= PRIVATE + 0xff ? code - PRIVATE : code) ?? char;
  }).join('');
}

const SIGNS: Record<string, ReadonlyMap<number, string>> = {
  symbol: new Map([
    ...from(0x41, 'ΑΒΧΔΕΦΓΗΙϑΚΛΜΝΟΠΘΡΣΤΥςΩΞΨΖ'),
    ...from(0x61, 'αβχδεφγηιϕκλμνοπθρστυϖωξψζ'),
    ...from(0xa1, 'ϒ′≤⁄∞ƒ♣♦♥♠↔←↑→↓°±″≥×∝∂•÷≠≡≈…'),
    ...from(0xc0, 'ℵℑℜ℘⊗⊕∅∩∪⊃⊇⊄⊂⊆∈∉∠∇®©™∏√⋅¬∧∨⇔⇐⇑⇒⇓'),
    ...from(0x22, '∀'),
    ...from(0x24, '∃'),
    ...from(0x27, '∋'),
    ...from(0x2d, '−'),
    ...from(0x40, '≅'),
    ...from(0x5c, '∴'),
    ...from(0x5e, '⊥'),
    ...from(0x7e, '∼'),
    ...from(0xe5, '∑'),
    ...from(0xf2, '∫'),
  ]),
  wingdings: new Map([
    ...from(0x4a, '☺'),
    ...from(0x4c, '☹'),
    ...from(0x6c, '●'),
    ...from(0x6e, '■□❐❑❒'),
    ...from(0x75, '◆❖'),
    ...from(0xa7, '▪◻'),
    ...from(0xab, '★'),
    ...from(0xd8, '➢'),
    ...from(0xdf, '←→↑↓'),
    ...from(0xe8, '➔'),
    ...from(0xf0, '⇨'),
    ...from(0xfb, '✘✔☒☑'),
  ]),
  'wingdings 2': new Map([...from(0x4f, '✗✓'), ...from(0x52, '☑☒☒'), ...from(0xa3, '□')]),
};

/** Characters for the places from `first` on. */
function from(first: number, signs: string): [number, string][] {
  return Array.from(signs, (sign, i) => [first + i, sign]);
}
