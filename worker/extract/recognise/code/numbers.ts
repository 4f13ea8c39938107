const ATTRIBUTES = /^(?:id|name|href|data-(?:line(?:-?(?:number|num|no))?|number|num|ln|n|row|index))$/;
const AS_WRITTEN = /^\s*(\d{1,7})\s*[.:]?\s*$/;

/** The number that a text is; undefined for any other. */
export function numberIn(text: string | null | undefined): number | undefined {
  const [, number] = AS_WRITTEN.exec(text ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
}

/** The number in which an address of an element, or a fact that it states, ends: `id="L12"`, `href="#l12"`, `data-line-number="12"`. */
export function statedNumber(element: Element | null | undefined): number | undefined {
  if (!element?.hasAttributes()) return undefined;
  for (const { name, value } of element.attributes) {
    if (!ATTRIBUTES.test(name) || value.length > MOST_CHARS) continue;
    const place = name === 'href' ? value.slice(value.lastIndexOf('#') + 1) : value;
    if (name === 'href' && !value.includes('#')) continue;
    const [, number] = (name.startsWith('data-') ? /^(\d{1,7})$/ : /(?:^|\D)(\d{1,7})$/).exec(place) ?? [];
    if (number !== undefined) return Number(number);
  }
  return undefined;
}
const MOST_CHARS = 300;

/** Share of lines that have a number, and of steps that are one more: views of what was found leave lines out. */
const LEAST = 0.7;

/** Whether these are the numbers of lines: each higher than the one before, nearly all by one. */
export function areCounted(numbers: readonly (number | undefined)[]): boolean {
  const known = numbers.filter((number) => number !== undefined);
  if (known.length < 2 || known.length < LEAST * numbers.length) return false;
  let ones = 0;
  for (let i = 1; i < known.length; i++) {
    const step = (known[i] ?? 0) - (known[i - 1] ?? 0);
    if (step < 1) return false;
    if (step === 1) ones += 1;
  }
  return ones >= LEAST * (known.length - 1);
}

/** The element at the start of a line that is its number and holds nothing else. */
export function numberBefore(line: Element): Element | undefined {
  const node = firstText(line);
  if (!node || node.parentNode === line || numberIn(node.nodeValue) === undefined) return undefined;
  let number = node.parentNode as Element;
  if (number.lastChild !== node && number.textContent?.trim() !== node.nodeValue?.trim()) return undefined;
  for (let up = number.parentElement; up && up !== line && up.lastChild === number; up = up.parentElement) number = up;
  return number;
}

/** The first text in an element, past a few that hold none. */
export function firstText(element: Element): Node | undefined {
  let left = MOST_NODES;
  const find = (parent: Node): Node | undefined => {
    for (let node = parent.firstChild; node && left > 0; node = node.nextSibling) {
      left -= 1;
      const found = node.nodeType === 3 && node.nodeValue?.trim() ? node : find(node);
      if (found) return found;
    }
    return undefined;
  };
  return find(element);
}
const MOST_NODES = 10;
