import { once } from '../../dom/once.js';
import { textUpTo } from '../../dom/text-up-to.js';
import { saysDownload } from '../structure/file-links.js';
import type { Block, Blocks, Box } from './blocks.js';
import { isAnyKept, nextKept } from './kept.js';

/** The size of a file as pages write it beside the link. */
const SIZE = /\d\s?(?:[kKMG]i?B|[kKMG]o|bytes)(?!\w)/;
const ENDINGS =
  'pdf|docx?|xls[xm]?|pptx?|od[tspg]|csv|tsv|zip|epub|rtf|txt|md|mp[34]|mov|log|json|xml|ya?ml|' +
  'msi|exe|dmg|pkg|deb|rpm|apk|jar|whl|gem|tar|t?gz|bz2|xz|zst|7z|rar|ps1|sh|py|r|ipynb|sql|parquet|nc|h5|ics|eml';
const PICTURES = 'png|jpe?g|gif|svg|tiff?|webp';
/** How the addresses of files end, and the names of those that are attached. */
const FILE = new RegExp(`\\.(?:${ENDINGS})$`, 'i');
const NAME = new RegExp(`^\\s*[^\\s/\\\\][^/\\\\\\n]{0,150}\\.(?:${ENDINGS}|${PICTURES})\\s*$`, 'i');
/** White space not counted. */
const MOST_SIZE_CHARS = 160;
/** Characters, white space not counted, of the box of one file. */
const MOST_CHARS = 400;
/** Blocks of one file with its translations. */
const MOST_BLOCKS = 60;
/** How many boxes up from a file the text is that offers it. */
const LEVELS = 2;
/** The same from a table of files, around which archives put a panel that folds. */
const LEVELS_OF_TABLE = 6;
/** What help centres call the list of the files below a text. */
const ATTACHED = /(?:^|\s)(?:[a-z]+-){0,2}attachments?(?:\s|$)/;
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
    const table = file && tableAround(file);
    if (!file || !(table ? isInText(table, next(), LEVELS_OF_TABLE) : isInText(file, next()))) continue;
    // Its translations may follow its size.
    const links = Array.from(file.element.getElementsByTagName('a'), (link) => link.getAttribute('href'));
    const isOne = new Set(links.filter((href) => !href?.startsWith('#'))).size === 1;
    kept.fill(true, file.first, isOne ? file.end : i + 1);
    if (table) keepHead(table, blocks, kept);
  }
}

/** The table of which a file is a row. */
function tableAround({ name, parent }: Box): Box | undefined {
  if (name !== 'tr') return undefined;
  return parent?.name === 'tbody' ? parent.parent : parent;
}

/** Keeps, in place, the heads of the columns, without controls among them. */
function keepHead({ first, end }: Box, blocks: readonly Block[], kept: boolean[]): void {
  for (let i = first; i < end && blocks[i]?.box.name === 'th'; i++) if (blocks[i]?.links === 0) kept[i] = true;
}

/** The smallest box around a size that also holds a link, if that and all other links in it lead to files. */
function fileAround({ box }: Block, blocks: readonly Block[], at: number): Box | undefined {
  let around: Box | undefined = box;
  while (around && at - around.first <= MOST_BLOCKS) {
    const links = around.element.getElementsByTagName('a');
    if (links.length > 0) {
      const isShort = blocks.slice(around.first, at).reduce((sum, { chars }) => sum + chars, 0) <= MOST_CHARS;
      const others = Array.from(links).filter((link) => !link.getAttribute('href')?.startsWith('#'));
      return isShort && others.length > 0 && others.every(leadsToFile) ? around : undefined;
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
  const href = link.getAttribute('href') ?? '';
  return link.hasAttribute('download') || FILE.test(href.replace(/[?#].*$/s, ''));
}

function isInText(file: Box, next: Float64Array, levels = LEVELS): boolean {
  let around: Box | undefined = file;
  for (let level = 0; around && level <= levels; level++, around = around.parent) {
    if (APART.test(around.label) || /^(?:aside|nav|footer)$/.test(around.name)) return false;
    if ((next[around.first] ?? Infinity) < around.end) return true;
  }
  return false;
}
