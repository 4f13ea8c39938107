/**
 * What a page is still about to do, told by the page itself: a function that runs in its own world before its scripts, and
 * those that ask it from ours. Both know the name of an event that the page cannot guess. They are sent as source text and
 * know no constants of this file.
 */

import { mayBeHosts } from './page-scripts.js';

interface Planted {
  /** Of the events by which it is asked. */
  name: string;
  /** What scripts that ask for the browser are told. */
  userAgent: string;
}

/**
 * Runs in the page's own world, in each frame. Notes the frames that scripts asked for, workers and sockets that have not
 * spoken yet, and what waits for the reader to scroll. What a page does to these notes is to its own loss.
 */
export function plantSigns({ name, userAgent }: Planted): void {
  const { apply, construct, getOwnPropertyDescriptor, defineProperty } = Reflect;
  type Args = unknown[];
  type Call = (args: Args) => unknown;
  const wrap = (owner: object, key: string, how: (self: unknown, args: Args, call: Call) => unknown): void => {
    const known = getOwnPropertyDescriptor(owner, key);
    if (typeof known?.value !== 'function') return;
    const value = new Proxy(known.value, {
      apply: (method, self, args) => how(self, args, (given) => apply(method, self, given)),
    });
    defineProperty(owner, key, { ...known, value });
  };

  const agent = getOwnPropertyDescriptor(Navigator.prototype, 'userAgent');
  if (agent?.get) {
    const get = new Proxy(agent.get, { apply: (own, self, args) => apply(own, self, args) && userAgent });
    defineProperty(Navigator.prototype, 'userAgent', { ...agent, get });
  }

  const frames = new Set<unknown>();
  for (const [ask, cancel] of [
    ['requestAnimationFrame', 'cancelAnimationFrame'],
    ['requestIdleCallback', 'cancelIdleCallback'],
  ] as const) {
    wrap(window, ask, (_self, [callback, ...rest], call) => {
      if (typeof callback !== 'function') return call([callback, ...rest]);
      const id = call([
        function (this: unknown, ...given: Args) {
          frames.delete(`${ask} ${id}`);
          return apply(callback, this, given);
        },
        ...rest,
      ]);
      frames.add(`${ask} ${id}`);
      return id;
    });
    wrap(window, cancel, (_self, args, call) => {
      frames.delete(`${ask} ${args[0]}`);
      return call(args);
    });
  }

  const silent = new Set<object>();
  for (const key of ['Worker', 'WebSocket', 'EventSource']) {
    const known = getOwnPropertyDescriptor(window, key);
    if (typeof known?.value !== 'function') continue;
    const value = new Proxy(known.value, {
      construct(made, args, newTarget) {
        const one: EventTarget = construct(made, args, newTarget);
        silent.add(one);
        for (const type of ['message', 'error', 'close']) one.addEventListener(type, () => silent.delete(one));
        return one;
      },
    });
    defineProperty(window, key, { ...known, value });
  }

  const observed = new Map<unknown, Set<Element>>();
  const observer = IntersectionObserver.prototype;
  wrap(observer, 'observe', (self, args, call) => {
    const result = call(args);
    observed.set(self, (observed.get(self) ?? new Set()).add(args[0] as Element));
    return result;
  });
  wrap(observer, 'unobserve', (self, args, call) => {
    observed.get(self)?.delete(args[0] as Element);
    return call(args);
  });
  wrap(observer, 'disconnect', (self, args, call) => {
    observed.delete(self);
    return call(args);
  });
  let hearsScrolling = false;
  wrap(EventTarget.prototype, 'addEventListener', (self, args, call) => {
    if (args[0] === 'scroll' || args[0] === 'wheel')
      hearsScrolling ||= self == null || self === window || self === document;
    return call(args);
  });

  // Listeners of a page come after these, and cannot keep the events from them.
  const answer = (about: string, isSo: () => boolean) =>
    window.addEventListener(name + about, (event) => isSo() && event.preventDefault());
  answer('-moving', () => frames.size > 0);
  answer('-silent', () => silent.size > 0);
  answer('-hearing', () => hearsScrolling || window.onscroll !== null || document.onscroll !== null);
  answer('-observed', () => {
    for (const elements of observed.values())
      for (const element of elements)
        element.dispatchEvent(new Event(`${name}-target`, { bubbles: true, composed: true }));
    return false;
  });
}

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

/**
 * Scrolls to the next of what waits for the reader below the window, as it was when this was first called. What is put in
 * meanwhile is not walked to, or a page without end would have none.
 */
export function walkOn(name: string): Step {
  const mostChars = 200;
  const most = 1_000;
  const mostStops = 8;
  const pictures = 'img,picture,video,audio,canvas,svg';
  const world = globalThis as { walk?: { waiting: Set<Element>; stops: number[]; last: number } };
  const bottom = () => (document.scrollingElement ?? document.documentElement).scrollHeight - innerHeight;
  if (!world.walk) {
    const waiting = new Set<Element>(document.querySelectorAll('iframe[loading="lazy"]'));
    const see = ({ target }: Event) => {
      if (waiting.size >= most || !(target instanceof Element) || target.matches(pictures)) return;
      if ((target.textContent ?? '').trim().length <= mostChars) waiting.add(target);
    };
    addEventListener(`${name}-target`, see, { capture: true });
    isSaid(name, 'observed');
    removeEventListener(`${name}-target`, see, { capture: true });
    const stops: number[] = [];
    const end = bottom();
    if (end > 0 && isSaid(name, 'hearing')) {
      const step = Math.max(innerHeight, end / mostStops);
      for (let at = step; at < end; at += step) stops.push(at);
      stops.push(end);
    }
    world.walk = { waiting, stops, last: 0 };
  }
  const { walk } = world;
  const places = [...walk.stops];
  for (const element of walk.waiting) {
    const { top, width, height } = element.getBoundingClientRect();
    const at = top + scrollY;
    if (at < innerHeight || (width === 0 && height === 0)) continue;
    places.push(Math.max(1, at - innerHeight / 4));
  }
  const next = Math.min(...places.filter((at) => at > walk.last));
  if (!Number.isFinite(next)) {
    const { isThin } = look(name);
    return { isStep: false, hosts: mayBeHosts(isThin).length === 0 ? 'none' : isThin ? 'all' : 'some' };
  }
  // All that is in the upper half of the window is seen together.
  walk.last = next + innerHeight / 2;
  scrollTo({ top: next, behavior: 'instant' });
  return { isStep: true, hosts: 'none' };
}

/** Sent along with each script that runs in a page. */
export const HELPERS = [isSaid, look, walkOn];
