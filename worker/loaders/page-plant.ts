/**
 * Functions that run in a page's own world before its scripts: what it is about to do is noted there, for `page-signs.ts` to
 * ask. They are sent as source text and know no constants of this file.
 */

/** For a page and for a worker: what scripts that ask for the browser are told. */
export function plantName(userAgent: string): void {
  const { apply, getOwnPropertyDescriptor, getPrototypeOf, defineProperty } = Reflect;
  const owner = getPrototypeOf(navigator) as object;
  const told = { userAgent, appVersion: userAgent.slice(userAgent.indexOf('/') + 1) };
  for (const key of ['userAgent', 'appVersion'] as const) {
    const known = getOwnPropertyDescriptor(owner, key);
    if (!known?.get) continue;
    const get = new Proxy(known.get, {
      apply(own, self, args) {
        apply(own, self, args); // which throws for what is no navigator
        return told[key];
      },
    });
    defineProperty(owner, key, { ...known, get });
  }
}

/**
 * In each frame. Notes the frames that scripts asked for, workers and sockets that have not spoken yet, and what waits for
 * the reader to scroll; `name` is that of the events by which it is asked. A page may replace whatever it likes: of what it can reach nothing is used after this has run.
 */
export function plantSigns(name: string): void {
  const { apply, construct } = Reflect;
  const { getOwnPropertyDescriptor, getOwnPropertyDescriptors, defineProperty } = Object;
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
  const listen = EventTarget.prototype.addEventListener;
  const dispatch = EventTarget.prototype.dispatchEvent;
  const prevent = Event.prototype.preventDefault;
  const PageEvent = Event;
  /** With methods of its own, which are the browser's whatever becomes of those of its class. */
  const kept = <T extends object>(made: T): T =>
    Object.setPrototypeOf(made, Object.create(null, getOwnPropertyDescriptors(Object.getPrototypeOf(made))));

  const frames = kept(new Set<unknown>());
  for (const [ask, cancel] of [
    ['requestAnimationFrame', 'cancelAnimationFrame'],
    ['requestIdleCallback', 'cancelIdleCallback'],
  ] as const) {
    wrap(window, ask, (_self, args, call) => {
      const callback = args[0];
      if (typeof callback !== 'function') return call(args);
      args[0] = function (this: unknown, ...given: Args) {
        frames.delete(`${ask} ${id}`);
        return apply(callback, this, given);
      };
      const id = call(args);
      frames.add(`${ask} ${id}`);
      return id;
    });
    wrap(window, cancel, (_self, args, call) => {
      frames.delete(`${ask} ${args[0]}`);
      return call(args);
    });
  }

  const silent = kept(new Set<object>());
  const speaksBy = (one: object): object => ('port' in one ? (one.port as object) : one);
  for (const key of ['Worker', 'SharedWorker', 'WebSocket', 'EventSource']) {
    const known = getOwnPropertyDescriptor(window, key);
    if (typeof known?.value !== 'function') continue;
    const value = new Proxy(known.value, {
      construct(made, args, newTarget) {
        const one: object = construct(made, args, newTarget);
        const heard = () => void silent.delete(one);
        silent.add(one);
        apply(listen, speaksBy(one), ['message', heard]);
        apply(listen, one, ['error', heard]);
        apply(listen, one, ['close', heard]);
        return one;
      },
    });
    defineProperty(window, key, { ...known, value });
    const own = getOwnPropertyDescriptor(known.value.prototype, 'constructor');
    defineProperty(known.value.prototype, 'constructor', { ...own, value });
  }

  const observed = kept(new Map<unknown, Set<Element>>());
  const observer = IntersectionObserver.prototype;
  wrap(observer, 'observe', (self, args, call) => {
    const result = call(args);
    if (!observed.has(self)) observed.set(self, kept(new Set<Element>()));
    observed.get(self)?.add(args[0] as Element);
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
  const scrollers = kept(new Set<unknown>());
  wrap(EventTarget.prototype, 'addEventListener', (self, args, call) => {
    if (args[0] === 'scroll' || args[0] === 'wheel') {
      if (self == null || self === window || self === document) hearsScrolling = true;
      else scrollers.add(self);
    }
    return call(args);
  });

  const property = getOwnPropertyDescriptor(HTMLElement.prototype, 'onscroll');
  if (property?.set) {
    const set = new Proxy(property.set, {
      apply(own, self, args) {
        scrollers.add(self);
        return apply(own, self, args);
      },
    });
    defineProperty(HTMLElement.prototype, 'onscroll', { ...property, set });
  }

  // Listeners of a page come after these, and cannot keep the events from them.
  const answer = (about: string, isSo: () => boolean) =>
    window.addEventListener(name + about, (event) => isSo() && apply(prevent, event, []));
  const tell = (element: unknown, about: string) =>
    void apply(dispatch, element, [new PageEvent(name + about, { bubbles: true, composed: true })]);
  answer('-moving', () => frames.size > 0);
  answer('-silent', () => silent.size > 0);
  answer('-hearing', () => hearsScrolling || window.onscroll !== null || document.onscroll !== null);
  answer('-observed', () => {
    observed.forEach((elements) => {
      elements.forEach((element) => {
        tell(element, '-target');
      });
    });
    scrollers.forEach((box) => {
      tell(box, '-scroller');
    });
    return false;
  });
}
