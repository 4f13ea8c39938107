import { HEADING_NAME, HEADINGS } from '../../html/headings.js';
import { hasText, LONGEST_CONTROL_CHARS, standsAlone } from './controls.js';

/** Tells readers, often only those of a screen reader, that a link leads to the heading beside it. */
const LEADS_HERE =
  /^(?:permalink(?: to .*)?|permanent link|copy (?:heading )?link|(?:(?:direct|permanent) )?link (?:directly )?to (?:this |the )?(?:section|heading|headline|definition|function|type|anchor)|direct link to .*|section titled .*)$/i;
/** Anchors beside anything that has an id, arrows to the top, stars to bookmark a place, links to the details below. */
const PLACE_MARK = /^\s*(?:[[(]?[¶§#◆🔗▲△▴⇧↑⬆⤴↵☆★♡♥]\ufe0f?[\])]?|More(?:\.{3}|…))\s*$/u;
/** The address of a link that asks the browser to print the page. */
const PRINTS = /^\s*javascript:\s*(?:(?:window|self|document)\.)?print\s*\(/i;
/** What a link to the top says after the words of a heading. */
const TO_TOP = /^\W*(?:back to )?top\W*$/i;
/** What a link beside the words of a heading says that folds what is below: YARD. */
const FOLDS = /^\s*[[(]?(?:collapse|expand|hide|show)(?: all)?[\])]?\s*$/i;

/**
 * Whether a link to a place on the same page, or to nowhere, is a mark and no part of the text: an anchor, a way back to the
 * top, a script that folds a thread.
 */
export function isPlaceMark(link: Element): boolean {
  const href = link.getAttribute('href') ?? '';
  const text = link.textContent ?? '';
  if (text.length > LONGEST_CONTROL_CHARS) return false;
  if (PRINTS.test(href)) return link.closest(HEADINGS) !== null || standsAlone(link);
  if (/^\s*javascript:/i.test(href)) return /^[^\p{L}\p{N}\p{Sc}]+$/u.test(text.trim()) && !link.querySelector('img');
  if (!href.includes('#')) return false;
  if (PLACE_MARK.test(text) || (/^#(?:top)?$/.test(href) && /^\s*(?:back to )?top\s*$/i.test(text))) return true;
  if (LEADS_HERE.test(text.trim()) || (FOLDS.test(text) && href === '#')) {
    const heading = link.closest(HEADINGS);
    if (heading && heading.textContent?.trim() !== text.trim()) return true;
  }
  return TO_TOP.test(text) && HEADING_NAME.test(link.parentElement?.localName ?? '') && followsText(link);
}

/** The parser splits text at entities, such as the spaces before a link. */
function followsText(link: Element): boolean {
  let before = link.previousSibling;
  for (let i = 0; before && i < MOST_SPLIT; i++) {
    if (hasText(before)) return true;
    before = before.previousSibling;
  }
  return false;
}
const MOST_SPLIT = 20;
