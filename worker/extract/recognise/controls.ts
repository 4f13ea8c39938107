import { BOXES } from '../../html/boxes.js';
import { classOf } from '../../html/class-of.js';
import { HEADINGS } from '../../html/headings.js';
import { textUpTo } from '../../html/text-up-to.js';

/**
 * What links say that only do something (reply, share, buy). Only where they stand alone: a text may use the same
 * words.
 */
const ACTION =
  /^(?:(?:log ?in to )?reply|permalink|click to expand(?:\.{3}|…)|share(?: this(?: page| post| article)?)?|copy link|edit (?:this )?page(?: on \w+)?|edit on git\w+|suggest edits|jump to (?:recipe|video|comments)|(?:print|pin|save|rate)(?: this)? recipe|print(?: this)? page|try it(?: yourself| out| live)?(?: ?[»›])?|(?:download: ?){0,2}download (?:high-res|full-size) image(?: \(\d+\w{2}\))?|open in (?:a )?new tab|full[- ]size image|view larger(?: version| image)?|add to (?:cart|basket|bag|wish ?list|compare|favou?rites)|quick (?:view|shop|buy|add)|(?:select|choose) options|view full details|compare selected(?: products)?|(?:view|see|browse|back to) all (?:open )?(?:jobs|positions)|(?:write a|add your|add a) review|add a note|view (?:this (?:e-?mail|newsletter) )?in (?:your|a|the) (?:web )?browser|back to top|antworten|répondre|responder|rispondi|ответить)$/i;
/** Arrows to the post that is answered, or from a note back to the text; and a link to the source code in brackets. */
const TO_PLACE = /^(?:[↑⇧⬆↩⤴↖]\ufe0f?|\[\s*source\s*\])$/iu;
/** Links to the source code that a documentation tool read: Sphinx, rustdoc, YARD, ExDoc, pkgsite. */
const SOURCE = /^\[?(?:view |show )?(?:source|src)(?: code)?\]?$/i;
const SOURCE_CLASS = /(?:^|\s)(?:src|viewcode-link|(?:view-?|show|\w{1,20}-)?source(?:-?link)?)(?:\s|$)/i;
/** A longer link has words of its own. With white space. */
const LONGEST_CONTROL_CHARS = 60;
/** Elements that pages wrap around a link without adding a word. */
const WRAPPERS = 4;
const INLINE = /^(?:a|b|em|font|i|small|span|strong|sub|sup|u)$/;

/** Whether a link is a control beside the text: its words only say what to do (reply, print), or its address shares the page. */
export function isControl(link: Element): boolean {
  const text = link.textContent ?? '';
  if (text.length > LONGEST_CONTROL_CHARS) return false;
  const words = text.trim();
  if (TO_PLACE.test(words)) return true;
  if (SOURCE.test(words))
    return SOURCE_CLASS.test(classOf(link)) || SOURCE_CLASS.test(classOf(link.parentElement ?? link));
  return isAction(words, link) && standsAlone(link) && !link.closest(HEADINGS);
}

/** A picture of the page may lead there too, by which readers share it. */
function isAction(words: string, link: Element): boolean {
  if (ACTION.test(words)) return true;
  const image = link.querySelector('img');
  const isPicture = ['width', 'height'].every((side) => Number(image?.getAttribute(side)) >= LEAST_PICTURE_PIXELS);
  return SHARES.test(link.getAttribute('href') ?? '') && !isPicture && !/[“”"]/.test(words);
}
const LEAST_PICTURE_PIXELS = 100;
/** Where the networks and messengers take what is shared, and mail to nobody in particular. */
const SHARES = new RegExp(
  '^(?:https?:)?//(?:www\\.|web\\.|m\\.)?(?:' +
    [
      'facebook\\.com/(?:sharer|share\\.php|dialog/share)',
      '(?:twitter|x)\\.com/(?:intent/(?:tweet|post)|share|home/?\\?status)',
      'pinterest\\.[a-z.]{2,6}/pin/create',
      'linkedin\\.com/(?:shareArticle|sharing/|cws/share)',
      '(?:wa\\.me|api\\.whatsapp\\.com/send)/?\\?(?:phone=&)?text',
      '(?:t|telegram)\\.me/share',
      '(?:reddit|tumblr|vk)\\.com/(?:submit|share|widgets/share)',
      '(?:bsky\\.app|threads\\.net)/intent|plus\\.google\\.com/share|b\\.hatena\\.ne\\.jp/(?:add|entry)',
      '(?:news\\.ycombinator\\.com/submitlink|xing\\.com/spi/shares|getpocket\\.com/(?:save|edit)|addtoany\\.com/share)',
    ].join('|') +
    ')|^whatsapp://send\\?text|^mailto:\\?',
  'i',
);

/** What summaries and links say that only tell what a click does. */
const FOLD =
  /^(?:(?:click|tap)(?: here| me)? to (?:expand|open|show|view|see)(?: (?:more|details))?|(?:expand|show|hide|toggle)(?: (?:all|description|attributes|fields|details|more))?|(?:read|see|view) more|expand all)[!.…]*$/i;

/** Whether a summary only tells what a click does, and names nothing. */
export function isFoldControl(summary: Element): boolean {
  const text = summary.textContent ?? '';
  return text.length <= MOST_FOLD_CHARS && FOLD.test(text.replace(/\s+/g, ' ').trim());
}
const MOST_FOLD_CHARS = 200;

/** Whether nothing but white space, dots and other controls stand beside an element on its line. */
function standsAlone(element: Element): boolean {
  let around = element;
  for (let level = 0; level <= WRAPPERS; level++) {
    if (isText(around.previousSibling) || isText(around.nextSibling)) return false;
    const parent = around.parentElement;
    if (!parent || !INLINE.test(parent.localName)) return true;
    around = parent;
  }
  return false;
}

/** Whether a neighbour is text on the same line; another control is not. */
function isText(node: Node | null): boolean {
  if (node === null || node.nodeType === 8) return false;
  if (node.nodeType !== 1) return !SEPARATOR.test(node.nodeValue ?? '');
  const element = node as Element;
  if (BOXES.has(element.localName) || element.localName === 'button') return false;
  // After a card comes a new line.
  if (element.localName === 'a' && element.querySelector(CARD)) return false;
  const words = textUpTo(element, LONGEST_CONTROL_CHARS)?.trim();
  return words === undefined || (!SEPARATOR.test(words) && !(element.localName === 'a' && isAction(words, element)));
}
const SEPARATOR = /^[\s·|•]*$/;
const CARD = `${HEADINGS},p,div`;

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
