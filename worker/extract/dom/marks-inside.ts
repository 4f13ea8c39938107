import { BOXES } from '../../html/boxes.js';
import { putInstead } from '../../html/move.js';

/** Elements that mark text. */
export const MARKS = ['b', 'strong', 'i', 'em', 'del', 's', 'strike'];
/** Marks that are made anew; more are hostile. */
const MOST_MADE = 10_000;

/** Puts each mark that holds blocks inside them, around their text: `<b><p>a</p></b>` is `<p><b>a</b></p>`. In place. */
export function putMarksInside(marks: readonly Element[]): void {
  let left = MOST_MADE;
  const mark = (parent: Element, name: string) => {
    let made: Element | undefined;
    for (const child of parent.childNodes) {
      const isBox = child.nodeType === 1 && (BOXES.has((child as Element).localName) || holdsBox(child as Element));
      if (isBox) {
        made = undefined;
        mark(child as Element, name);
      } else if (made) made.append(child);
      else if (left > 0 && (child.nodeType === 1 || child.textContent?.trim())) {
        left -= 1;
        made = parent.ownerDocument.createElement(name);
        child.before(made);
        made.append(child);
      }
    }
  };
  for (const element of marks) {
    if (!holdsBox(element)) continue;
    mark(element, element.localName);
    putInstead(element, element.childNodes);
  }
}

/** Depth is bounded by `parseDocument`. */
function holdsBox(element: Element): boolean {
  for (let child = element.firstElementChild; child; child = child.nextElementSibling)
    if (BOXES.has(child.localName) || holdsBox(child)) return true;
  return false;
}
