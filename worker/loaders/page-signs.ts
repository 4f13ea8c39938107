/**
 * What a page is still about to do, told by the page itself: functions that ask from our world what `page-plant.ts` notes in
 * the page's own. Both know the name of an event that the page cannot guess. They are sent as source text and know no
 * constants of this file.
 */

import { parentIn } from './page-composed.js';
import { mayBeHosts } from './page-scripts.js';

/** Whether the page says so. */
function isSaid(name: string, about: string): boolean {
  return !window.dispatchEvent(new Event(`${name}-${about}`, { cancelable: true }));
}

export interface Look {
  /** Differs whenever elements or text were added or removed. */
  fingerprint: string;
  /** Whether there is so little text, or such a sign of more to come, that what is asked for may be the page. */
  isThin: boolean;
  /** Scripts wait for a frame, or for the browser to be idle. */
  isMoving: boolean;
  /** A worker or socket has not spoken yet. */
  isSilent: boolean;
}

/** Cheap enough to ask several times a second. */
export function look(name: string): Look {
  const enoughChars = 1_000;
  const unread = /^(?:script|style|noscript|template)$/;
  const signs = '[aria-busy="true"],[class*="spinner" i],[class*="skeleton" i]';
  let chars = 0;
  const texts = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text && chars < enoughChars; text = texts.nextNode())
    if (!unread.test(text.parentElement?.localName ?? '')) chars += text.nodeValue?.trim().length ?? 0;
  const isAwaiting = () =>
    Array.from(document.querySelectorAll(signs))
      .slice(0, 20)
      .some((sign) => sign.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  return {
    fingerprint: `${document.getElementsByTagName('*').length} ${document.documentElement?.textContent?.length}`,
    isThin: chars < enoughChars || isAwaiting(),
    isMoving: isSaid(name, 'moving'),
    isSilent: isSaid(name, 'silent'),
  };
}

/**
 * Lets animation frames happen, and what waits for them: intersection observers, lazy components. Animations that end
 * within `mostMs` are taken to their end, as are those that begin then.
 */
export async function showFrames(name: string, mostMs: number): Promise<Look> {
  const mostRounds = 5;
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  await frame();
  await frame();
  for (let round = 0; round < mostRounds; round++) {
    let ended = 0;
    for (const animation of document.getAnimations()) {
      const { endTime, activeDuration } = animation.effect?.getComputedTiming() ?? {};
      const leftMs = Number(endTime) - Number(animation.currentTime);
      if (animation.playState !== 'running' || animation.timeline !== document.timeline) continue;
      if (!(Number(activeDuration) > 0) || !(leftMs > 0 && leftMs <= mostMs)) continue;
      animation.finish();
      ended++;
    }
    if (ended === 0) break;
    await frame();
  }
  return look(name);
}

export interface Step {
  /** False when there is nothing more to scroll to. */
  isStep: boolean;
  /** How to look for closed shadow roots, if at all. */
  hosts: 'none' | 'some' | 'all';
}

/** What scrolls: the page itself, or a box in it that holds so much that it might be the page. */
interface Walked {
  box: Element;
  waiting: Set<Element>;
  stops: number[];
  last: number;
}

interface World {
  walk?: Walked[];
}

/** What waits for the reader, by the box that it is in, as it is now. */
export function planWalk(name: string): Walked[] {
  const mostChars = 200;
  const most = 1_000;
  const mostStops = 8;
  const mostBoxes = 3;
  const leastHeight = 200;
  const pictures = 'img,picture,video,audio,canvas,svg';
  const page = document.scrollingElement ?? document.documentElement;
  const waiting = new Set<Element>(document.querySelectorAll('iframe[loading="lazy"]'));
  const hearing = new Set<Element>(document.querySelectorAll('[onscroll]'));
  const see = ({ target }: Event) => {
    if (waiting.size >= most || !(target instanceof Element) || target.matches(pictures)) return;
    if ((target.textContent ?? '').trim().length <= mostChars) waiting.add(target);
  };
  const hear = ({ target }: Event) => {
    if (hearing.size < most && target instanceof Element) hearing.add(target);
  };
  addEventListener(`${name}-target`, see, { capture: true });
  addEventListener(`${name}-scroller`, hear, { capture: true });
  isSaid(name, 'observed');
  removeEventListener(`${name}-target`, see, { capture: true });
  removeEventListener(`${name}-scroller`, hear, { capture: true });

  const isBox = (element: Element) =>
    element !== document.body &&
    element.clientHeight >= leastHeight &&
    element.scrollHeight > 1.2 * element.clientHeight &&
    /auto|scroll|overlay/.test(getComputedStyle(element).overflowY);
  const known = new Map<Element, Element>();
  const boxOf = (element: Element): Element => {
    const passed: Element[] = [];
    let at: Element | null = element;
    for (; at && at !== page && !known.has(at) && !isBox(at); at = parentIn(at)) passed.push(at);
    const box = at ? (known.get(at) ?? at) : page;
    for (const one of passed) known.set(one, box);
    return box;
  };
  const boxes = new Map<Element, Walked>();
  const walkedIn = (box: Element): Walked => {
    const walked = boxes.get(box) ?? { box, waiting: new Set(), stops: [], last: 0 };
    if (boxes.size < mostBoxes) boxes.set(box, walked);
    return walked;
  };
  const stopIn = (box: Element) => {
    const height = box === page ? innerHeight : box.clientHeight;
    const end = box.scrollHeight - height;
    const { stops } = walkedIn(box);
    if (end <= 0 || stops.length > 0) return;
    const step = Math.max(height, end / mostStops);
    for (let at = step; at < end; at += step) stops.push(at);
    stops.push(end);
  };
  walkedIn(page);
  if (isSaid(name, 'hearing')) {
    stopIn(page);
    const middle = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
    if (middle) stopIn(boxOf(middle));
  }
  for (const element of hearing) if (isBox(element)) stopIn(element);
  for (const element of waiting) walkedIn(boxOf(element)).waiting.add(element);
  return [...boxes.values()];
}

/**
 * Scrolls to the next of what waits for the reader below the window, as it was when this was first called. What is put in
 * meanwhile is not walked to, or a page without end would have none.
 */
export function walkOn(name: string): Step {
  const world = globalThis as World;
  world.walk ??= planWalk(name);
  for (const walked of world.walk) {
    const { box, waiting, stops } = walked;
    const isPage = box === (document.scrollingElement ?? document.documentElement);
    const height = isPage ? innerHeight : box.clientHeight;
    const above = isPage ? -scrollY : box.getBoundingClientRect().top - box.scrollTop;
    const places = [...stops];
    for (const element of waiting) {
      const { top, width, height: ownHeight } = element.getBoundingClientRect();
      const at = top - above;
      if (at < height || (width === 0 && ownHeight === 0)) continue;
      places.push(Math.max(1, at - height / 4));
    }
    const next = Math.min(...places.filter((at) => at > walked.last));
    if (!Number.isFinite(next)) continue;
    // All that is in the upper half of the window is seen together.
    walked.last = next + height / 2;
    if (!isPage) box.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    box.scrollTo({ top: next, behavior: 'instant' });
    return { isStep: true, hosts: 'none' };
  }
  const { isThin } = look(name);
  return { isStep: false, hosts: mayBeHosts(isThin).length === 0 ? 'none' : isThin ? 'all' : 'some' };
}

/** To where it began: a list that shows what is near shows its beginning again. */
export function walkBack(): void {
  for (const { box } of (globalThis as World).walk ?? [])
    if (box.scrollTop > 0) box.scrollTo({ top: 0, behavior: 'instant' });
  scrollTo({ top: 0, behavior: 'instant' });
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [isSaid, look, planWalk, walkOn];
