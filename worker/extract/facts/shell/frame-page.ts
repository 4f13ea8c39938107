import { pageOf } from '../../recognise/structure/embeds.js';
import { embedKind } from '../../tools/embeds.js';
import type { Line } from './survey.js';

/** Says of its own that a page in a frame has around it: its name, a line on what it is. */
const MOST_AROUND = 100;
/** CSS pixels. Advertisements and widgets are lower or narrower. */
const LEAST_WIDTH = 400;
const LEAST_HEIGHT = 320;

/** What frames show that is no page: readers counted, advertisements, questions, buttons. */
const NO_PAGE =
  /googletagmanager|doubleclick|googlesyndication|google_ads|adservice|amazon-adsystem|recaptcha|hcaptcha|turnstile|\/plugins\/(?:like|share|page)|platform\.twitter|disqus|intercom|consent|\b(?:ads?|banner|sponsor|track(?:er|ing)?|pixel|beacon|widget|chat)\b|advert/i;

/**
 * The page instead, where it is no more than a frame around others: its own words and a link to each; undefined on any other.
 */
export function framePage(
  document: Document,
  { said, lines, frames }: { said: number; lines: readonly Line[]; frames: readonly Element[] },
  base: URL,
): Element | undefined {
  if (said > MOST_AROUND) return undefined;
  const shown = frames.flatMap((frame) => {
    const url = addressOf(frame, base);
    return url && isPage(frame, url, said === 0) ? [{ frame, url }] : [];
  });
  if (shown.length === 0) return undefined;
  const content = document.createElement('div');
  const add = (name: string, inside: string | Element) => {
    const element = document.createElement(name);
    element.append(inside);
    content.append(element);
  };
  for (const { text, isHeading } of lines) add(isHeading ? 'h2' : 'p', text);
  for (const { frame, url } of shown) {
    const name = (frame.getAttribute('title') || frame.getAttribute('aria-label') || '').trim();
    const link = document.createElement('a');
    link.setAttribute('href', url.href);
    link.textContent = name || embedKind(url) || url.href;
    add('p', link);
  }
  document.body.append(content);
  return content;
}

function addressOf(frame: Element, base: URL): URL | undefined {
  const names = ['src', 'data', 'data-src', 'data-lazy-src'];
  const stated = names.map((name) => frame.getAttribute(name)?.trim()).find(Boolean);
  const url = stated && URL.canParse(stated, base) ? new URL(stated, base) : undefined;
  return url && /^https?:$/.test(url.protocol) ? pageOf(url) : undefined;
}

/** Whether a frame is as large as a page, or as far as is known, where nothing else is on this one. */
function isPage(frame: Element, url: URL, isAlone: boolean): boolean {
  const names = ['id', 'class', 'name', 'title'].map((name) => frame.getAttribute(name)).join(' ');
  if (NO_PAGE.test(`${url.hostname}${url.pathname}`) || NO_PAGE.test(names)) return false;
  if (isAlone && embedKind(url)) return true;
  const style = frame.getAttribute('style') ?? '';
  const width = lengthOf(`${style};width:${frame.getAttribute('width')}`, 'width');
  const height = lengthOf(`${style};height:${frame.getAttribute('height')}`, 'height');
  const isLarge = (width ?? LEAST_WIDTH) >= LEAST_WIDTH && (height ?? LEAST_HEIGHT) >= LEAST_HEIGHT;
  return isLarge && (isAlone || (width ?? height) !== undefined || /position\s*:\s*(?:fixed|absolute)/i.test(style));
}

/** In CSS pixels; those of a share of the window are many. Undefined where only a style sheet knows. */
function lengthOf(style: string, side: string): number | undefined {
  const stated = new RegExp(`(?:^|[;\\s])${side}\\s*:\\s*(?:calc\\()?\\s*([\\d.]+)(%|v|r?em)?`, 'i');
  const [, number, unit = ''] = stated.exec(style) ?? [];
  return number === undefined ? undefined : Number(number) * (/%|v/i.test(unit) ? 10 : unit ? 16 : 1);
}
