type Attributes = Record<string, string | boolean | undefined>;
export type Child = Node | string;

/** An element. Text stays text, so nothing that comes from outside is ever read as HTML. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(name, value === true ? '' : value);
  }
  made.append(...children);
  return made;
}

/** The part of the page with this id. */
export function byId(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`there is no #${id}`);
  return found;
}

/** The address, if a link may lead there: http(s) only. */
export function webAddress(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address)) return undefined;
  return URL.canParse(address) ? new URL(address).href : undefined;
}

/** A link out, which tells the other site nothing; text alone where the address is none to follow. */
export function linkTo(address: string, ...children: Child[]): HTMLElement {
  const href = webAddress(address);
  if (!href) return el('span', {}, ...children);
  const away = { target: '_blank', rel: 'noopener noreferrer', referrerpolicy: 'no-referrer' };
  return el('a', { href, ...away }, ...children);
}

/** One choice of several, as radio buttons: arrow keys move between them. */
export function choice<T extends string>(
  name: string,
  legend: string,
  options: readonly (readonly [value: T, label: string])[],
  chosen: (value: T) => void,
): { node: HTMLElement; set(value: T): void } {
  const inputs = options.map(([value]) => el('input', { type: 'radio', name, value }));
  const labels = options.map(([, label], i) => el('label', {}, inputs[i] ?? '', el('span', {}, label)));
  const node = el('fieldset', { class: 'choice' }, el('legend', { class: 'unseen' }, legend), ...labels);
  node.addEventListener('change', ({ target }) => chosen((target as HTMLInputElement).value as T));
  return {
    node,
    set(value) {
      for (const input of inputs) input.checked = input.value === value;
    },
  };
}

/** Copies what `text` gives. Where there is no clipboard (plain http), selects `shown` for the copy command of old. */
export function copyButton(label: string, text: () => string, shown: () => Node): HTMLElement {
  const button = el('button', { type: 'button', class: 'quiet' }, label);
  button.addEventListener('click', async () => {
    try {
      await navigator.clipboard.writeText(text());
    } catch {
      getSelection()?.selectAllChildren(shown());
      if (!document.execCommand('copy')) return;
    }
    byId('status').textContent = 'Copied.';
  });
  return button;
}
