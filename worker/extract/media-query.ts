/** The screen that a page is read for, in pixels: that of the browser which renders pages. */
const WIDTH = 1280;
const PIXELS: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16 };

/** Whether the rules in a block of a style sheet apply to what is seen on a screen: `@media`, `@supports`, `@layer`. */
export function appliesToScreen(start: string): boolean {
  if (/^\s*@(?:layer|supports)\b/i.test(start)) return true;
  const query = /^\s*@media\b([\s\S]{0,300})$/i.exec(start)?.[1];
  return query?.split(',').some((one) => one.split(/\band\b/i).every(holds)) ?? false;
}

/** Only what is sure; everything else counts as not. */
function holds(condition: string): boolean {
  const text = condition.trim().toLowerCase();
  if (/^(?:only\s+)?(?:screen|all)$/.test(text)) return true;
  const [, bound, value, unit = ''] = /^\((min|max)-width\s*:\s*([\d.]+)(px|r?em)\s*\)$/.exec(text) ?? [];
  const width = Number(value) * (PIXELS[unit] ?? Number.NaN);
  return bound === 'min' ? width <= WIDTH : bound === 'max' && width >= WIDTH;
}
