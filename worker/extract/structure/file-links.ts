import { moveInside } from '../../dom/move.js';
import { textUpTo } from '../../dom/text-up-to.js';
import type { Markup } from '../parse/markup.js';

/** Cheap sign, in `Markup.names`, that files are offered. */
const SIGN = /download|block-file|\battachment/i;
/** What is a button by its attributes … */
const BUTTONS = 'a[href][download],a[href][aria-describedby]';
/** … or stands in a list of attached files: Zendesk. */
const ATTACHMENT = /\battachment/i;
const ATTACHED = 'li.attachment-item a[href],.attachments li a[href]';
/** The words of a button that only says what it does. */
const DOWNLOAD =
  /^(?:download(?: (?:file|pdf|now))?|herunterladen|datei herunterladen|télécharger|descargar|scarica|baixar|transferir|downloaden|hämta|ladda ned|last ned|hent|lataa|pobierz|stáhnout|letöltés|descărcați|скачать|завантажити|ダウンロード|下载|下載|다운로드)$/i;
const MOST_WORDS_CHARS = 40;
const MOST_NAME_CHARS = 400;

/**
 * Makes the name of a file the link to it, in place, where the link is a button that only says "Download" and is
 * described by the name; the button is dropped. WordPress, the design system of the European Commission.
 */
export function nameFiles(document: Document, { names }: Markup): void {
  if (!SIGN.test(names)) return;
  for (const button of document.body.querySelectorAll(ATTACHMENT.test(names) ? `${BUTTONS},${ATTACHED}` : BUTTONS)) {
    if (!saysDownload(button)) continue;
    const name = namedBy(button);
    if (!name || !textUpTo(name, MOST_NAME_CHARS)?.trim()) continue;
    const link = name.localName === 'a' ? name : name.querySelector('a[href]');
    if (!link) linkName(name, button.getAttribute('href') ?? '');
    if (!link || isSameFile(link, button)) button.remove();
  }
}

/** Whether a link only says what a click does. */
export function saysDownload(link: Element): boolean {
  return DOWNLOAD.test(textUpTo(link, MOST_WORDS_CHARS)?.trim() ?? '');
}

/**
 * The element that describes a button, if it is a link or inside none; or else the link to the same file before it, or at
 * the start of its item.
 */
function namedBy(button: Element): Element | undefined {
  const id = button.getAttribute('aria-describedby');
  const before = button.previousElementSibling;
  const first = button.closest('li')?.querySelector('a[href]');
  if (!id && first && first !== button && isSameFile(first, button)) return first;
  const name = id ? button.ownerDocument.getElementById(id) : isSameFile(before, button) ? before : null;
  if (!name || name.contains(button) || button.contains(name)) return undefined;
  return name.localName === 'a' || !name.closest('a') ? name : undefined;
}

function isSameFile(link: Element | null, button: Element): boolean {
  return link?.localName === 'a' && addressOf(link) === addressOf(button);
}

/** Without what says how the file is to be sent. */
function addressOf(link: Element): string {
  return (link.getAttribute('href') ?? '').replace(/(?:\/download)?(?:[?#].*)?$/s, '');
}

function linkName(name: Element, href: string): void {
  const link = name.ownerDocument.createElement('a');
  link.setAttribute('href', href);
  moveInside(name, link);
  name.append(link);
}
