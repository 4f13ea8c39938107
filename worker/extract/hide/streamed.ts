import { HIDDEN_BY } from '../../page.js';

/**
 * The id of content that React streams after the page around it: hidden, until a script moves it to where its marker
 * stands.
 */
const SEGMENT = /^S:([\da-f]+)$/;
/** The comment that ends the fallback shown until then. */
const END_OF_FALLBACK = '/$';

/** Moves streamed content to its place, as the page's script does. In place. */
export function placeStreamed(body: Element): void {
  const segments = [...body.children].filter((element) => SEGMENT.test(element.id) && element.hasAttribute('hidden'));
  if (segments.length === 0) return;
  const places = new Map(Array.from(body.querySelectorAll('template[id]'), (place) => [place.id, place]));
  for (const segment of segments) {
    for (const name of ['hidden', HIDDEN_BY]) segment.removeAttribute(name);
    const place = ['B:$1', 'P:$1'].map((id) => places.get(segment.id.replace(SEGMENT, id))).find(Boolean);
    if (!place || segment.contains(place)) continue;
    dropFallback(place);
    place.replaceWith(segment);
  }
}

/** Nodes: the fallback is a spinner or a few grey boxes. */
const MOST_NODES = 1_000;

/** Removes the fallback, if its end is marked. */
function dropFallback(place: Element): void {
  const fallback: ChildNode[] = [];
  for (let node = place.nextSibling; node && fallback.length < MOST_NODES; node = node.nextSibling) {
    if ((node as Element).localName === 'template') return;
    if (node.nodeType === 8 && node.textContent === END_OF_FALLBACK) {
      for (const one of fallback) one.remove();
      return;
    }
    fallback.push(node);
  }
}
