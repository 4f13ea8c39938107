import { parseBody } from './document.js';
import { removeInvisibleCharacters } from './visible.js';

/** Characters: longer markup is cut before it is parsed, since all that is wanted is a title or short summary. */
const MAX_CHARS = 20_000;
const NOT_READ = 'script,style,template,svg,iframe,noscript';
const BREAKS =
  'address,article,blockquote,br,dd,div,dt,figcaption,figure,footer,h1,h2,h3,h4,h5,h6,header,hr,li,ol,p,pre,section,table,td,th,tr,ul';

/** A piece of HTML as one line of text: no tags, no entities, no invisible characters. */
export function inlineText(html: string): string {
  if (!/[<&]/.test(html)) return oneLine(html);
  const body = parseBody(html.slice(0, MAX_CHARS));
  for (const element of body.querySelectorAll(NOT_READ)) element.remove();
  for (const element of body.querySelectorAll(BREAKS)) {
    element.before(' ');
    element.after(' ');
  }
  return oneLine(body.textContent ?? '');
}

/** Text with its white space collapsed. */
export function oneLine(text: string): string {
  return removeInvisibleCharacters(text).replace(/\s+/g, ' ').trim();
}
