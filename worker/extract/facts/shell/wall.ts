import type { FetchCategory } from '../../../../src/shared/errors.js';
import { sizeUpTo, textSizes } from '../../../html/text-sizes.js';
import { asksConsent, isConsent } from '../../hide/consent.js';
import { WALLS } from '../../tools/walls.js';
import { CHALLENGE, CHALLENGE_TITLE, CONSENT } from '../../words/wall.js';
import { anyLike, patternOf } from '../../words/words.js';

/**
 * Characters, white space not counted. The longest challenge page seen has some 700; an article in its place has more.
 */
const CHALLENGE_CHARS = 1_000;
/** Characters: with less text than this a captcha is all there is of the page. */
const CAPTCHA_ONLY_CHARS = 150;
/** Characters: consent walls list their partners and purposes at length. */
const CONSENT_CHARS = 4_000;
/** The share of all text that is in the consent element; the rest is a logo or a footer. */
const CONSENT_SHARE = 0.9;

const CAPTCHA =
  '.g-recaptcha,.h-captcha,.cf-turnstile,iframe[src*="hcaptcha.com"],iframe[src*="/recaptcha/"],iframe[src*="challenges.cloudflare.com"]';
const CAPTCHA_SCRIPT =
  /<script[^<>]+\b(?:hcaptcha\.com\/1\/api|\/recaptcha\/(?:api|enterprise)|challenges\.cloudflare\.com\/turnstile)/;
const FILLABLE =
  'textarea,select,input:not([type]),input[type="text"],input[type="email"],input[type="password"],input[type="search"],input[type="tel"],input[type="number"]';

/** Articles have such titles too, so words that challenges use are looked for as well. */
const titleOfChallenge = patternOf(() => `^${anyLike(CHALLENGE_TITLE)}`, 'i');
const wordsOfChallenge = patternOf(() => anyLike(CHALLENGE), 'i');
const wordsOfConsent = patternOf(() => anyLike(CONSENT), 'i');

/** The page to judge: its markup as it came, and its document after what no reader sees was removed. */
interface Judged {
  html: string;
  title: string | undefined;
  document: Document;
}

/**
 * What a page that is only a wall fails as: `forbidden` for a bot challenge (the site refuses robots),
 * `extraction_failed` for a consent question. Undefined for a page with any other text than the wall's.
 */
export function wallOf(judged: Judged): FetchCategory | undefined {
  const size = sizeUpTo(judged.document.body, Math.max(CHALLENGE_CHARS, CONSENT_CHARS));
  if (size <= CHALLENGE_CHARS && isChallenge(judged, size)) return 'forbidden';
  if (size <= CONSENT_CHARS && isConsentWall(judged.document)) return 'extraction_failed';
  return undefined;
}

function isChallenge({ html, title = '', document }: Judged, size: number): boolean {
  if (Object.values(WALLS).some((wall) => wall.test(html))) return true;
  const { body } = document;
  const speaks = wordsOfChallenge().test((body.textContent ?? '').replace(/\s+/g, ' '));
  if (speaks && titleOfChallenge().test(title)) return true;
  if (body.querySelector(FILLABLE) !== null) return false;
  if (speaks && CAPTCHA_SCRIPT.test(html)) return true; // the script alone may only count visits to an empty shell
  return (speaks || size <= CAPTCHA_ONLY_CHARS) && body.querySelector(CAPTCHA) !== null;
}

function isConsentWall({ body }: Document): boolean {
  const text = body.textContent ?? '';
  if (!wordsOfConsent().test(text) || !asksConsent(body)) return false;
  if (body.querySelector('form[action*="//consent."],form[action*="collectConsent"]')) return true;
  const sizes = textSizes(body);
  const most = CONSENT_SHARE * (sizes.get(body)?.text ?? 0);
  return [...sizes].some(([element, { text }]) => text >= most && element !== body && isConsent(element));
}
