import { classOf } from './class-of.js';
import type { Markup } from './markup.js';

/** What scripts of carousels call the copies with which the last slide is followed by the first: Slick, Swiper, Owl, Splide, Glide, bxSlider. */
const SIGN = /\b(?:slick-cloned|cloned|slide-duplicate|bx-clone|slide--?cloned?)\b/;
const COPIES =
  '.slick-cloned,.cloned,.swiper-slide-duplicate,.bx-clone,.splide__slide--clone,.glide__slide--clone,.tns-slide-cloned';
const COPY = /(?:^|[\s_-])(?:cloned?|slide-duplicate)(?:\s|$)/;

/** Drops the copies of slides, in place, where the slide itself stands beside them. */
export function dropClones(content: Element, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  const originals = new Map<Element, ReadonlySet<string>>();
  for (const copy of content.querySelectorAll(COPIES)) {
    const { parentElement: list } = copy;
    if (!list) continue;
    const known = originals.get(list) ?? textsOf(list);
    originals.set(list, known);
    if (known.has(saidBy(copy))) copy.remove();
  }
}

function textsOf(list: Element): ReadonlySet<string> {
  const slides = Array.from(list.children).filter((slide) => !COPY.test(classOf(slide)));
  return new Set(slides.map(saidBy));
}

/** A picture is all that some say. */
function saidBy(slide: Element): string {
  const text = slide.textContent?.replace(/\s+/g, ' ').trim();
  return text || `image ${slide.querySelector('img')?.getAttribute('src') ?? ''}`;
}
