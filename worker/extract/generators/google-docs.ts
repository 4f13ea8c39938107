import { classOf } from '../../dom/class-of.js';
import { moveInside, rename } from '../../dom/move.js';

/** Cheap sign of Google Docs: the classes of its lists, or of the element around its text. */
export const GOOGLE_DOCS_SIGNS = /\b(?:lst-kix_|doc-content\b)/;
/** A rule of its style sheet for a class of text. */
const RULE = /\.(c\d{1,4})\{([^{}]{1,400})\}/g;
const STRESS = /(?:^|;)\s*(?:font-weight:\s*[6-9]00|font-style:\s*italic|text-decoration:\s*line-through)/g;
const LIST = /(?:^|\s)lst-(kix_\w+)-(\d)(?:\s|$)/;

/** Marks up what only the document's style sheet emphasises, and joins lists that follow each other, in place. */
export function plainGoogleDocs(document: Document, html: string): void {
  if (document.getElementById('publish-banner')) plainPublished(document);
  const stressed = new Map<string, string>();
  for (const [, name = '', declarations = ''] of html.matchAll(RULE)) {
    const found = declarations.match(STRESS);
    if (found) stressed.set(name, found.join(';'));
  }
  for (const span of stressed.size > 0 ? document.body.getElementsByTagName('span') : []) {
    const styles = classOf(span)
      .split(' ')
      .flatMap((name) => stressed.get(name) ?? []);
    if (styles.length > 0) span.setAttribute('style', `${span.getAttribute('style') ?? ''};${styles.join(';')}`);
  }
  for (const list of document.body.querySelectorAll('ul[class*="lst-kix_"],ol[class*="lst-kix_"]')) nest(list);
}

/** Ids of what surrounds a published document: who published it, its title, a notice that it is updated. */
const AROUND = ['banners', 'publish-banner', 'header', 'footer'];

function plainPublished(document: Document): void {
  const contents = document.getElementById('contents');
  if (!contents) return;
  for (const id of AROUND) {
    const around = document.getElementById(id);
    if (around && !around.contains(contents)) around.remove();
  }
  const [title] = contents.getElementsByClassName('title');
  if (title?.localName === 'p') rename(title, 'h1');
}

/** Joins a list with the one right before it, or, if it is one level deeper, with that one's last item. */
function nest(list: Element): void {
  const [, name, level] = LIST.exec(classOf(list)) ?? [];
  let before = list.previousElementSibling;
  while (before) {
    const [, other, depth] = LIST.exec(classOf(before)) ?? [];
    const { lastElementChild: item } = before;
    if (!item || other !== name || Number(depth) > Number(level)) return;
    if (depth === level && before.localName === list.localName) {
      moveInside(list, before);
      list.remove();
      return;
    }
    const { lastElementChild: inner } = item;
    if (!inner || !LIST.test(classOf(inner))) {
      if (Number(depth) < Number(level)) item.append(list);
      return;
    }
    before = inner;
  }
}
