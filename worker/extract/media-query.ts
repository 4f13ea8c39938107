/** The screen that a page is read for, in pixels: that of the browser which renders pages. */
const WIDTH = 1280;
const PIXELS: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16 };

/**
 * Whether the rules in a block of a style sheet apply to what is seen on a screen: `@media`, `@supports`, `@layer`.
 * Undefined where that is not sure.
 */
export function appliesToScreen(start: string): boolean | undefined {
  if (/^\s*@supports\s+not\b/i.test(start)) return false;
  if (/^\s*@(?:layer|supports)\b/i.test(start)) return true;
  const query = /^\s*@media\b([\s\S]{0,300})$/i.exec(start)?.[1];
  const answers = query?.split(',').map((one) => every(one.split(/\band\b/i).map(holds))) ?? [undefined];
  if (answers.includes(true)) return true;
  return answers.includes(undefined) ? undefined : false;
}

function every(answers: readonly (boolean | undefined)[]): boolean | undefined {
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
}

function holds(condition: string): boolean | undefined {
  const text = condition.trim().toLowerCase();
  const [, not, type] = /^(not\s+|only\s+)?(screen|all|print|speech)$/.exec(text) ?? [];
  if (type) return /^not/.test(not ?? '') !== /^(?:screen|all)$/.test(type);
  const [, bound, sign, value, unit = ''] =
    /^\(\s*(?:(min|max)-width\s*:|width\s*([<>]=?))\s*([\d.]+)(px|r?em)\s*\)$/.exec(text) ?? [];
  const width = Number(value) * (PIXELS[unit] ?? Number.NaN);
  if (Number.isNaN(width)) return undefined;
  return bound === 'min' || sign?.startsWith('>') ? width <= WIDTH : width >= WIDTH;
}
