import { HEADINGS } from '../../html/headings.js';
import { LONGEST_CONTROL_CHARS, standsAlone } from './controls.js';

/**
 * What links in a heading say that lead to it or to the top, or fold what is below; often only readers of a
 * screen hear it.
 */
const OF_HEADING =
  /^\W*(?:(?:(?:back |go |return )?(?:to )?(?:the )?top|permanent link|copy (?:heading )?link|collapse|expand|hide|show)(?: all)?\W*|permalink(?:\W*| to .*)|(?:(?:direct|permanent) )?link (?:directly )?to .*|section titled .*)$/i;
/** Anchors beside anything that has an id, arrows to the top, stars to bookmark a place, links to the details below. */
const PLACE_MARK = /^\s*(?:[[(]?[¶§#◆🔗▲△▴⇧↑⬆⤴↵☆★♡♥]\ufe0f?[\])]?|More(?:\.{3}|…))\s*$/u;
/** The address of a link that asks the browser to print the page. */
const PRINTS = /^\s*javascript:\s*(?:(?:window|self|document)\.)?print\s*\(/i;

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
  const heading = OF_HEADING.test(text) ? link.closest(HEADINGS) : null;
  return heading !== null && heading.textContent?.trim() !== text.trim();
}
