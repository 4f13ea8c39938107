import { once } from '../../dom/once.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { saysDownload } from '../structure/file-links.js';
import type { Block, Blocks, Box } from './blocks.js';
import { isAnyKept, nextKept } from './kept.js';

/** The size of a file as pages write it beside the link. */
const SIZE = /\d\s?(?:[kKMG]i?B|[kKMG]o|bytes)(?!\w)/;
const FILE = /\.(?:pdf|docx?|xlsx?|pptx?|od[tspg]|csv|zip|epub|rtf|txt|mp3)$/i;
/** White space not counted. */
const MOST_SIZE_CHARS = 160;
/** Characters, white space not counted, of the box of one file. */
const MOST_CHARS = 400;
/** Blocks of one file with its translations. */
const MOST_BLOCKS = 60;
/** How many boxes up from a file the text is that offers it. */
const LEVELS = 2;
/** What help centres call the list of the files below a text; and how the names of such files end. */
const ATTACHED = /(?:^|\s)(?:[a-z]+-){0,2}attachments?(?:\s|$)/;
const NAME =
  /^\s*[^\s/\\][^/\\\n]{0,150}\.(?:pdf|docx?|xls[xm]?|pptx?|od[tspg]|csv|zip|epub|rtf|txt|mp[34]|png|jpe?g|gif|svg|webp|mov|log|json|xml|ya?ml|msi|exe|dmg|pkg|apk|tar|t?gz|7z|rar|ps1|sh|py|sql|ics|eml)\s*$/i;
const MOST_NAME_CHARS = 200;
/** Characters, white space not counted, and links of such a list. */
const MOST_LIST_CHARS = 2_000;
const MOST_LINKS = 60;
const APART = /(?:^|[\s_-])(?:aside|sidebar|related|recommended)(?:[\s_-]|$)/i;

/**
 * Keeps, in place, the files that a text offers, each with its name and size, where something in the box around is
 * kept: like navigation, they are few words and a link.
 */
export function keepFiles({ blocks, boxes }: Blocks, kept: boolean[]): void {
  const next = once(() => nextKept(kept));
  for (const box of boxes)
    if (isAttached(box) && !isAnyKept(kept, box.first, box.end) && isInText(box, next()))
      kept.fill(true, box.first, box.end);
  for (const [i, block] of blocks.entries()) {
    if (kept[i] || block.chars > MOST_SIZE_CHARS || !SIZE.test(block.text)) continue;
    const file = fileAround(block, blocks, i);
    if (!file || !isInText(file, next())) continue;
    // Its translations may follow its size.
    const links = Array.from(file.element.getElementsByTagName('a'), (link) => link.getAttribute('href'));
    const isOne = new Set(links).size === 1;
    kept.fill(true, file.first, isOne ? file.end : i + 1);
  }
}

/** The smallest box around a size that also holds a link, if that and all other links in it lead to files. */
function fileAround({ box }: Block, blocks: readonly Block[], at: number): Box | undefined {
  let around: Box | undefined = box;
  while (around && at - around.first <= MOST_BLOCKS) {
    const links = around.element.getElementsByTagName('a');
    if (links.length > 0) {
      const isShort = blocks.slice(around.first, at).reduce((sum, { chars }) => sum + chars, 0) <= MOST_CHARS;
      return isShort && Array.from(links).every(leadsToFile) ? around : undefined;
    }
    around = around.parent;
  }
  return undefined;
}

/** Whether a box is such a list, or one of its files. */
function isAttached({ label, chars, element }: Box): boolean {
  if (chars === 0 || chars > MOST_LIST_CHARS || !ATTACHED.test(label)) return false;
  const links = Array.from(element.getElementsByTagName('a'));
  return (
    links.length > 0 &&
    links.length <= MOST_LINKS &&
    links.every((link) => isNamed(link) || leadsToFile(link) || saysDownload(link))
  );
}

/** Whether a link says the name of a file, wherever it leads. */
function isNamed(link: Element): boolean {
  return NAME.test(textUpTo(link, MOST_NAME_CHARS) ?? '');
}

function leadsToFile(link: Element): boolean {
  return link.hasAttribute('download') || FILE.test((link.getAttribute('href') ?? '').replace(/[?#].*$/s, ''));
}

function isInText(file: Box, next: Float64Array): boolean {
  let around: Box | undefined = file;
  for (let level = 0; around && level <= LEVELS; level++, around = around.parent) {
    if (APART.test(around.label) || /^(?:aside|nav|footer)$/.test(around.name)) return false;
    if ((next[around.first] ?? Infinity) < around.end) return true;
  }
  return false;
}
