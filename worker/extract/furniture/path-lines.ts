import { textUpTo } from '../../dom/text-up-to.js';
import { HOME } from '../metadata/site-names.js';
import { key } from '../parse/key.js';

/** Characters and nodes, white space of the markup included. */
const MOST_CHARS = 1_500;
/** Characters of the last step, which is the page's own title. */
const MOST_TITLE_CHARS = 200;
/** What a page writes before the path that leads to it, in the languages of most pages. */
const LABEL = new RegExp(
  `^\\s*(?:${[
    "you are here|you're here|sie (?:sind|befinden sich) hier|vous êtes ici|est[áa]s? (?:aqu[íi]|en)|usted está aquí|você está (?:aqui|em)|ti trovi in|(?:tu )?sei (?:qui|in)|je bent hier|u bevindt zich hier",
    'du är här|du er her|olet tässä|jesteś tutaj|jste zde|nachádzate sa|itt (?:áll|vagy)|sunteți aici|buradasınız|вы здесь|вы находитесь здесь|ви тут|είστε εδώ',
    '(?:您|你)?(?:当前|當前|目前|现在|現在)?的?(?:所在)?位置|現在位置|現在地|現在のページ|현재 ?위치|أنت هنا|شما اینجا هستید|אתה כאן|आप यहाँ हैं|คุณอยู่ที่นี่|bạn đang ở',
  ].join('|')})\\s?[:：]?\\s*`,
  'iu',
);
/** The address of a front page, beside what a link there says. */
const FRONT_ADDRESS = /^(?:https?:\/\/[^/?#]+)?\/(?:index\.\w+|[a-z]{2}\/?)?$/i;
/** What stands for a link in the text around the links. */
const LINK = '\u0000';
const BETWEEN = '\\s*(?:[>»›→＞/|·•:]|>>|::)\\s*';
const STEPS = new RegExp(`^\\s*${LINK}(?:${BETWEEN}${LINK})*(?:${BETWEEN}(?<own>[^${LINK}]*))?$`, 'u');
/** Behind a label style sheets may draw the marks. */
const LABELLED = new RegExp(
  `^[^${LINK}]{0,9}${LINK}(?:(?:${BETWEEN}|\\s*)${LINK})*(?:${BETWEEN}|\\s*)(?<own>[^${LINK}]*)$`,
  'u',
);
const ENDS_SENTENCE = /[.!?。！？।]\s*$/;

/**
 * Whether a box is a path: nothing but a link to the front page, or a label such as "You are here:", and the steps to
 * this page, with marks between them. The last step may be the page's title: then it need not begin at the front page.
 */
export function isPathLine(box: Element, title = ''): boolean {
  if (textUpTo(box, MOST_CHARS) === undefined || box.querySelector('table,pre')) return false;
  const links: Element[] = [];
  const line = linkless(box, links);
  const steps = line.replace(LABEL, '');
  const isLabelled = steps !== line;
  const found = (isLabelled ? LABELLED : STEPS).exec(steps);
  const own = found?.groups?.own;
  if (!found || (own ?? '').trim().length > MOST_TITLE_CHARS) return false;
  if (isLabelled) return !ENDS_SENTENCE.test(own ?? '');
  if (own !== undefined && title && key(own) === key(title)) return true;
  return leadsToFront(links[0]) && (links.length > 1 || own !== undefined);
}

/** The path that a page begins with and a label leads to, with the label. */
export function labelledPath(content: Element): Element | undefined {
  let left = MOST_TEXTS;
  const visit = (parent: Element): Element | undefined => {
    for (let node = parent.firstChild; node && left > 0; node = node.nextSibling) {
      if (node.nodeType === 1) {
        const found = visit(node as Element);
        if (found) return found;
      }
      if (node.nodeType !== 3 || !node.nodeValue?.trim()) continue;
      left -= 1;
      if (LABEL.test(node.nodeValue)) return aroundLabel(parent, content);
    }
    return undefined;
  };
  return visit(content);
}
/** Texts that are looked at for a label. */
const MOST_TEXTS = 20;
/** Elements between a label and the box that also holds the links. */
const MOST_LEVELS = 3;

function aroundLabel(label: Element, content: Element): Element | undefined {
  let box: Element | null = label;
  for (let level = 0; box && box !== content && level < MOST_LEVELS; level++, box = box.parentElement)
    if (isPathLine(box)) return box;
  return undefined;
}

function leadsToFront(link: Element | undefined): boolean {
  return FRONT_ADDRESS.test(link?.getAttribute('href')?.trim() ?? '') || HOME.test(link?.textContent?.trim() ?? '');
}

/** The text of a box, with a mark in place of each link. Depth is bounded by `parseDocument`. */
function linkless(box: Element, links: Element[]): string {
  let text = '';
  for (let node = box.firstChild; node; node = node.nextSibling) {
    if (node.nodeType === 3) text += node.nodeValue ?? '';
    if (node.nodeType !== 1) continue;
    const element = node as Element;
    if (element.localName !== 'a') text += linkless(element, links);
    else if (element.textContent?.trim()) {
      links.push(element);
      text += LINK;
    }
  }
  return text;
}
