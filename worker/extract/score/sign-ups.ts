import { outermost } from '../../dom/outermost.js';
import type { Box } from './blocks.js';
import { dropBoxes, type Guarded, keptChars } from './kept.js';

/** Names of boxes that ask for an address to send the next posts to. */
const SIGN_UP = /subscri(?:be|ption)|newsletter|sign-?up|mailing-?list|mc_embed|formkit/i;
const LETTER = /newsletter/i;
/** Substack's class for a box that asks the same with nothing but a button. */
const BUTTON_ALONE = /(?:^|\s)captioned-button-wrap(?:\s|$)/;
const FIELD = 'input[type="email"],input[name*="email" i]';
const MORE_THAN_FIELD = 'textarea,input[type="password"],h1';
/** Characters, white space not counted. */
const MOST_CHARS = 600;
/** Characters of a box that only links to the sign-up. */
const MOST_LINKED_CHARS = 200;
/** A page with more such boxes is about newsletters. */
const MOST_LINKED = 2;
/** A share of what is kept: a page may be about nothing else. */
const MOST_SHARE = 0.2;

/**
 * Drops, in place, boxes between the paragraphs of a text that ask to subscribe: they have such a name or such words,
 * and a field for an address.
 */
export function dropSignUps({ blocks, boxes, isMatter }: Guarded, kept: boolean[]): void {
  const linking = boxes.filter(leadsToSubscribe);
  const areFew = outermost(linking.map(({ element }) => element)).length <= MOST_LINKED;
  const worded = boxes.flatMap(boxesThatSay);
  const asking = [...boxes.filter(asksToSubscribe), ...worded, ...(areFew ? linking : [])];
  if (asking.length === 0) return;
  const all = keptChars(blocks, kept);
  const small = asking.filter(({ chars }) => chars <= MOST_SHARE * all);
  dropBoxes(small, kept, isMatter);
}

function asksToSubscribe({ label, chars, element }: Box): boolean {
  if (chars === 0 || chars > MOST_CHARS) return false;
  if (BUTTON_ALONE.test(label)) return true;
  return (
    (SIGN_UP.test(label) || SIGN_UP.test(element.getAttribute('aria-label') ?? '')) &&
    element.querySelector(FIELD) !== null &&
    element.querySelector(MORE_THAN_FIELD) === null
  );
}

/** Whether a box that is named after a newsletter holds little more than a link to it. */
function leadsToSubscribe({ label, chars, element }: Box): boolean {
  if (chars === 0 || chars > MOST_LINKED_CHARS || !LETTER.test(label)) return false;
  return element.querySelector('a,button,iframe') !== null && element.querySelector(MORE_THAN_FIELD) === null;
}

/** Words of boxes that ask to subscribe, whose names say nothing: builders and frameworks generate them. */
const SAYS =
  /\bsubscri(?:be|ption)\b|newsletter|mailing list|abonnieren|\babonn(?:er|ez|e|eren)\b|infolettre|suscr[ií]|bolet[ií]n|subscrever|inscrever-se|iscriviti|nieuwsbrief|nyhets?brev|nyhedsbrev|prenumerera|uutiskirje|zapisz się|subskryb|odebírat|подпи(?:сат|ш)|рассылк|bülten|購読|メールマガジン|メルマガ|订阅|訂閱|구독/i;
/** Characters of the form with its heading and hint. */
const MOST_WORDED = 300;
const FIELDS = 'input:not([type="hidden"]):not([type="submit"]):not([type="button"]):not([type="checkbox"]),select';
/** The address, and a name. */
const MOST_FIELDS = 3;

/** The small boxes around a form with a field for an address whose words ask to subscribe, itself included. */
function boxesThatSay(form: Box): Box[] {
  if (form.name !== 'form' || form.chars > MOST_WORDED || !form.element.querySelector(FIELD)) return [];
  if (form.element.querySelectorAll(FIELDS).length > MOST_FIELDS) return [];
  const around = [form];
  for (let box = form.parent; box?.parent && box.chars <= MOST_WORDED; box = box.parent) around.push(box);
  const widest = around.at(-1)?.element;
  if (!widest || widest.querySelector(`${MORE_THAN_FIELD},article,time`)) return [];
  const buttons = Array.from(form.element.querySelectorAll('[type="submit"],[type="button"]'));
  const words = [widest.textContent ?? '', ...buttons.map((button) => button.getAttribute('value') ?? '')];
  return SAYS.test(words.join(' ')) ? around : [];
}
