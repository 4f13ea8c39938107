import type { Scene } from './scene.js';

/** Characters, white space not counted. */
const MOST_CHARS = 140;
/** The same of what says why a letter came, and how to get no more. */
const MOST_LETTER_CHARS = 400;
const LEFT =
  /(?<!\p{L})(?:unsubscribe|(?:update|manage|change) (?:your )?(?:e?mail )?(?:preferences|subscription)|newsletter abbestellen|(?:vom newsletter )?abmelden|se d[ée](?:sabonner|sinscrire)|darse de baja|annulla(?:re)? l['’]iscrizione|disiscriv\p{L}+|cancelar (?:a |la )?(?:inscrição|suscripción)|uitschrijven|отписаться|退订|配信停止)(?!\p{L})/iu;
const OWNED =
  /^\s*(?:(?:©|\(c\)\s|copyright\b).{0,40}\d{4}|powered by\b)|^.{0,60}\b(?:all rights reserved|alle rechte vorbehalten|tous droits réservés|todos los derechos reservados|tutti i diritti riservati|todos os direitos reservados|все права защищены)(?!\p{L})/iu;
/** An article may end with the name of its agency. */
const SIGNED = /^\s*(?:©|\(c\)\s|copyright\b(?!\s+(?:law|infring)))/i;

/**
 * Drops, in place, the lines at the end of all that is kept that say who owns the site, or what it was made with, and
 * what a letter to readers ends with.
 */
export function dropCopyright({ blocks, page }: Scene, kept: boolean[]): void {
  const first = kept.indexOf(true);
  for (let i = kept.lastIndexOf(true); i > first; i--) {
    if (!kept[i]) continue;
    const block = blocks[i];
    if (!block || block.chars > MOST_LETTER_CHARS) return;
    const isLeft = block.linked > 0 && LEFT.test(block.text);
    if (!isLeft && block.chars > MOST_CHARS) return;
    if (!isLeft && !OWNED.test(block.text) && (page.isArticle || !SIGNED.test(block.text))) return;
    kept[i] = false;
  }
}
