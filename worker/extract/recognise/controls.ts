import { BOXES } from '../../dom/boxes.js';
import { classOf } from '../../dom/class-of.js';
import { HEADINGS } from '../../dom/headings.js';
import { textUpTo } from '../../dom/text-up-to.js';

/**
 * What links say that only do something (reply, share, buy). Only where they stand alone: a text may use the same
 * words.
 */
const ACTION =
  /^(?:(?:log ?in to )?reply|permalink|click to expand(?:\.{3}|…)|share(?: this(?: page| post| article)?)?|copy link|edit (?:this )?page(?: on \w+)?|edit on git\w+|suggest edits|jump to (?:recipe|video|comments)|(?:print|pin|save|rate)(?: this)? recipe|print(?: this)? page|try it(?: yourself| out| live)?(?: ?[»›])?|(?:download: ?){0,2}download (?:high-res|full-size) image(?: \(\d+\w{2}\))?|open in (?:a )?new tab|full[- ]size image|view larger(?: version| image)?|add to (?:cart|basket|bag|wish ?list|compare|favou?rites)|quick (?:view|shop|buy|add)|(?:select|choose) options|view full details|compare selected(?: products)?|(?:view|see|browse|back to) all (?:open )?(?:jobs|positions)|(?:write a|add your|add a) review|add a note|view (?:this (?:e-?mail|newsletter) )?in (?:your|a|the) (?:web )?browser|back to top|antworten|répondre|responder|rispondi|ответить)$/i;
/** What links say that share the page, in the languages of most pages. */
const TO_SHARE = [
  'teilen|partager|compartir|condividi|compartilhar|partilhar|delen|dela|del|jaa|udostępnij|sdílet|zdieľať|megosztás|distribuie|paylaş|bagikan|chia sẻ|podijeli',
  'поделиться|поділитися|поширити|сподели|κοινοποίηση|μοιράσου(?: το)?|μοιραστείτε(?: το)?|شارك|مشاركة|شارك المقال|اشتراک[\\u200c ]?گذاری|שתפו?|שיתוף',
  'शेयर(?: करें)?|साझा करें|শেয়ার(?: করুন)?|பகிர்|แชร์|シェア(?:する)?|共有(?:する)?|分享(?:至|到)?|공유(?:하기)?',
].join('|');
/** What else such links say, in a bar whose script is gone. */
const BESIDE_SHARE = [
  '(?:share (?:on|via|to) )?(?:facebook|fb|twitter|x|line|whats ?app|telegram|linkedin|pinterest|reddit|viber|messenger|tumblr|threads|bluesky|mastodon|pocket|e-?mail|sms)',
  'tweet|post|pin|like|print|copy(?: url)?|save|drucken|imprimer|imprimir|stampa|twittern|tweeter|copier le lien|copiar (?:el )?(?:enlace|link)|copia link|link kopieren',
  'lubię to|skopiuj link|drukuj|tisk|kopírovat odkaz|tweetle|yazdır|(?:linki|bağlantıyı) kopyala|salin (?:link|tautan)|cetak|sao chép liên kết|lưu',
  'вк(?:онтакте)?|одноклассники|фейсбук|твиттер|телеграмм?|ватсап|вайбер|твитнуть|(?:с?копировать|скопіювати) (?:ссылку|посилання)|распечатать|печать|в закладки|роздрукувати|друк|εκτύπωση|αντιγραφή συνδέσμου',
  'نسخ الرابط|طباعة|تغريد|کپی لینک|چاپ|העתק(?:ת)? קישור|הדפסה|ציוץ|(?:कॉपी लिंक|लिंक कॉपी करें|प्रिंट)|คัดลอกลิงก์|พิมพ์',
  '(?:x|twitter|facebook|line|メール|はてな)(?:で|に|へ)(?:シェア|共有|送る|ポスト|投稿|追加)(?:する)?|ポスト(?:する)?|ツイート(?:する)?|はてブ|はてな(?:ブックマーク)?|(?:リンク|url)をコピー|印刷(?:する)?',
  '分享(?:至|到)?(?:微信|微博|朋友圈|qq|facebook|line|twitter)|微信(?:好友)?|(?:新浪)?微博|朋友圈|qq(?:空间|好友)?|(?:复制|複製)(?:链接|連結|網址)|打印|列印|收藏(?:该文|本文)?|存新聞',
  '페이스북|트위터|카카오(?:톡|스토리)|(?:네이버 ?)?(?:블로그|밴드)|(?:링크|url|주소) ?복사|인쇄(?:하기)?|프린트|스크랩',
].join('|');
const SHARES_PAGE = new RegExp(`^(?:${TO_SHARE})$`, 'iu');
const SHARES_NOWHERE = new RegExp(`^(?:${TO_SHARE}|${BESIDE_SHARE})$`, 'iu');
/** What stands before such links. */
const SHARE_LABEL = new RegExp(
  `^(?:(?:${TO_SHARE}|share(?: this(?: page| post| article| story)?)?)(?: (?:on|via|auf|sur|en|su|em|op|na|в|у|στο))?\\s?[:：]|share this (?:page|post|article|story)|シェアする|(?:この記事を)シェア(?:する)?|分享到|शेयर करें|공유하기)$`,
  'iu',
);
const NOWHERE = /^(?:#(?:!|none)?|javascript:.*)?$/i;
/** Arrows to the post that is answered, or from a note back to the text. */
const TO_PLACE = /^[↑⇧⬆↩⤴↖]\ufe0f?$/u;
/** A longer link has words of its own. With white space. */
export const LONGEST_CONTROL_CHARS = 60;
/** Elements that pages wrap around a link without adding a word. */
const WRAPPERS = 4;
const INLINE = /^(?:a|b|em|font|i|small|span|strong|sub|sup|u)$/;

/** Classes of links to the source code that a documentation tool read: Sphinx, rustdoc, YARD, ExDoc, pkgsite. */
const SOURCE_CLASS = /(?:^|\s)(?:src|viewcode-link|(?:view-?|show|\w{1,20}-)?source(?:-?link)?)(?:\s|$)/i;
/** In brackets the word can be nothing else. */
const SOURCE_MARK = /^(?:\[\s*source\s*\]|<\s*source\s*>)$/i;
const SOURCE_TEXT = /^\[?(?:view |show )?(?:source|src)(?: code)?\]?$/i;

/**
 * Whether a link is a control beside the text: its words only say what to do (reply, share), or lead to the source
 * code of what is described. Looks at its neighbours only.
 */
export function isControl(link: Element): boolean {
  const text = link.textContent ?? '';
  if (text.length > LONGEST_CONTROL_CHARS) return false;
  const words = text.trim();
  if (!words) return isArrow(link) || (isShare(link) && standsAlone(link));
  if (RESET.test(words) || (FOLD.test(words) && standsAlone(link)))
    return /^(?:#|javascript:.*)?$/i.test(link.getAttribute('href') ?? '');
  if (TO_PLACE.test(words)) return (link.getAttribute('href') ?? '').includes('#');
  if (SOURCE_MARK.test(words)) return true;
  if (SOURCE_TEXT.test(words)) return [link, link.firstElementChild, link.parentElement].some(namesSource);
  return (ACTION.test(words) || isShare(link)) && standsAlone(link) && !link.closest(HEADINGS);
}

/**
 * Whether a link only shares the page: by its address, which tells more than its words ("Facebook", "Pin it"), by words
 * for that, or, where it leads nowhere, by those beside these. A longer text is a quote to share.
 */
function isShare(link: Element): boolean {
  const href = link.getAttribute('href') ?? '';
  const isAddress = SHARES.test(href);
  if (isAddress && isAroundPicture(link)) return false;
  const words = textUpTo(link, MOST_IN_CONTROL);
  if (words === undefined) return false;
  if (isAddress) return SHARE_WORDS.test(words);
  return (NOWHERE.test(href) ? SHARES_NOWHERE : SHARES_PAGE).test(words.trim());
}
/** Whether a text only leads to the links that share a page. */
export function isShareLabel(text: string): boolean {
  return text.length <= LONGEST_CONTROL_CHARS && SHARE_LABEL.test(text.replace(/[\s|·•,/]+$/, '').trim());
}

/** Whether a link is around a picture of the page, which readers share by it, and no button. */
function isAroundPicture(link: Element): boolean {
  const image = link.querySelector('img');
  return ['width', 'height'].every((side) => Number(image?.getAttribute(side)) >= LEAST_PICTURE_PIXELS);
}
/** Buttons are wide, or small. */
const LEAST_PICTURE_PIXELS = 100;
const SHARE_WORDS = /^\s*(?:[^\s“”"]{1,20}(?:\s+|$)){0,5}$/;
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

/** Links that clear a choice lead nowhere, like those that only unfold. */
const RESET = /^(?:clear|reset)(?: all| selection)?$/i;

/**
 * Whether a link shows nothing but an arrow to the next or previous page, as in DocBook's manuals, or to the post that
 * is quoted.
 */
function isArrow({ firstElementChild: image, lastElementChild: last }: Element): boolean {
  return image?.localName === 'img' && image === last && ARROW.test(image.getAttribute('alt') ?? '');
}
const ARROW = /^(?:view post|next|prev(?:ious)?|up|home|contents|index|top)$/i;

/** What summaries and links say that only tell what a click does. */
const FOLD =
  /^(?:(?:click|tap)(?: here| me)? to (?:expand|open|show|view|see)(?: (?:more|details))?|(?:expand|show|hide|toggle)(?: (?:all|description|attributes|fields|details|more))?|(?:read|see|view) more|expand all)[!.…]*$/i;

/** Whether a summary only tells what a click does, and names nothing. */
export function isFoldControl(summary: Element): boolean {
  const text = summary.textContent ?? '';
  return text.length <= MOST_FOLD_CHARS && FOLD.test(text.replace(/\s+/g, ' ').trim());
}
const MOST_FOLD_CHARS = 200;

/**
 * Whether an element, by its classes, is MediaWiki's edit link of a heading or its reply and watch links on a talk
 * page.
 */
export function isEditLink(classes: string): boolean {
  return /(?:^|\s)(?:(?:mw-)?editsection|ext-discussiontools-init-(?:replylink-buttons|section-metaitem))(?:\s|$)/.test(
    classes,
  );
}

/** Whether an element is only the question mark that a tooltip belongs to. */
export function isHelpMark(element: Element, classes: string): boolean {
  return HELP.test(classes) && /^\s*[?ⓘℹ]\ufe0f?\s*$/u.test(textUpTo(element, MOST_IN_CONTROL) ?? '');
}
const HELP = /(?:^|[\s_-])(?:tooltip|help|hint|info)(?:[\s_-]|$)/i;

function namesSource(element: Element | null): boolean {
  return element !== null && SOURCE_CLASS.test(classOf(element));
}

/** Whether nothing but white space, dots and other controls stand beside an element on its line. */
export function standsAlone(element: Element): boolean {
  let around = element;
  for (let level = 0; level <= WRAPPERS; level++) {
    if (isText(beyond(around, 'previousSibling')) || isText(beyond(around, 'nextSibling'))) return false;
    const parent = around.parentElement;
    if (!parent || !INLINE.test(parent.localName)) return true;
    around = parent;
  }
  return false;
}

/** The neighbour on one side, past one dot or bar in between. */
function beyond(element: Element, side: 'previousSibling' | 'nextSibling'): Node | null {
  let node: Node | null = element[side];
  let isParted = false;
  for (let i = 0; node && i < MOST_BETWEEN; i++, node = node[side]) {
    const isSeparator = SEPARATOR.test(shortText(node));
    if (!isSeparator && !(isParted && node.nodeType === 3 && !hasText(node))) return node;
    isParted ||= isSeparator;
  }
  return node;
}
const SEPARATOR = /^\s*[·|•]\s*$/;
const MOST_BETWEEN = 4;

function shortText(node: Node): string {
  if (node.nodeType === 3) return node.nodeValue?.slice(0, MOST_IN_CONTROL) ?? '';
  return node.nodeType === 1 ? (textUpTo(node as Element, MOST_IN_CONTROL) ?? '') : '';
}

/** Whether a neighbour is text on the same line; another control is not. */
function isText(node: Node | null): boolean {
  if (node === null || isShareLabel(shortText(node))) return false;
  if (node.nodeType !== 1) return hasText(node);
  const element = node as Element;
  if (BOXES.has(element.localName) || element.localName === 'button') return false;
  // After a card comes a new line.
  if (element.localName === 'a' && element.querySelector(CARD)) return false;
  if (element.localName !== 'a') return true;
  return !ACTION.test(textUpTo(element, MOST_IN_CONTROL)?.trim() ?? '') && !isShare(element);
}
const CARD = `${HEADINGS},p,div`;
/** Characters and nodes that a control has at most. */
const MOST_IN_CONTROL = 100;

/** Whether a node is an element, or text other than white space. */
export function hasText(node: Node | null): boolean {
  return node !== null && node.nodeType !== 8 && (node.nodeType !== 3 || Boolean(node.nodeValue?.trim()));
}
