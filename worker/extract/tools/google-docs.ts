import { classOf } from '../../html/class-of.js';
import { moveInside } from '../../html/move.js';

/** A rule of its style sheet for a class of text. */
const RULE = /\.(c\d{1,4})\{([^{}]{1,400})\}/g;
const STRESS = /(?:^|;)\s*(?:font-weight:\s*[6-9]00|font-style:\s*italic|text-decoration:\s*line-through)/g;
const LIST = /(?:^|\s)lst-(kix_\w+)-(\d)(?:\s|$)/;

/** Marks up what only the style sheet of a document of Google Docs emphasises, and joins lists that follow each other, in place. */
export function plainGoogleDocs({ body }: Document, html: string): void {
  const stressed = new Map<string, string>();
  for (const [, name = '', declarations = ''] of html.matchAll(RULE)) {
    const found = declarations.match(STRESS);
    if (found) stressed.set(name, found.join(';'));
  }
  for (const span of stressed.size > 0 ? body.getElementsByTagName('span') : []) {
    const styles = classOf(span)
      .split(' ')
      .flatMap((name) => stressed.get(name) ?? []);
    if (styles.length > 0) span.setAttribute('style', `${span.getAttribute('style') ?? ''};${styles.join(';')}`);
  }
  for (const list of body.querySelectorAll('ul[class*="lst-kix_"],ol[class*="lst-kix_"]')) nest(list);
}

/** Joins a list with the one right before it, or, if it is one level deeper, with that one's last item. */
function nest(list: Element): void {
  const [, name, level = ''] = LIST.exec(classOf(list)) ?? [];
  let before = list.previousElementSibling;
  while (before) {
    const [, other, depth = ''] = LIST.exec(classOf(before)) ?? [];
    const item = before.lastElementChild;
    if (!item || other !== name || depth > level) return;
    if (depth === level) {
      if (before.localName === list.localName) moveInside(list, before);
      if (!list.firstChild) list.remove();
      return;
    }
    const inner: Element | null = item.lastElementChild;
    if (!inner || !LIST.test(classOf(inner))) item.append(list);
    before = inner && LIST.test(classOf(inner)) ? inner : null;
  }
}
