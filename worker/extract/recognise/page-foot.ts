import { type Block, lineOf } from '../../tree.js';
import { isBlank } from './blocks.js';

/** What documentation says about the page below its text: where it can be edited, when it was changed. */
const CONTROLS =
  /^(?:(?:\p{So}\ufe0f? )?(?:edit (?:this )?(?:page|article|document|file)(?: (?:on|in) (?:azure )?[\w.-]{1,30})?|edit (?:this )?on (?:azure )?[\w.-]{1,30}|suggest (?:an )?(?:edits?|changes?)|improve this (?:page|doc|article)|(?:raise|report|open|file|create) (?:an )?issue|question\? give us feedback(?: →)?|view (?:page )?source(?: on \w+)?|copy page|built with \w+)[ ·|/]{0,3})+$/iu;
const CHANGED =
  /^(?:this (?:page|article|document) was |page |article |content )?last (?:updated?|modified|edited|reviewed|changed|revised)(?: or (?:updated|modified|reviewed))?(?: on| at)?(?! by)\b[^!?\n]{0,60}$|^updated (?:on )?(?:(?:about |over )?(?:an?|\d{1,3}) \w{3,7} ago|\p{L}{3,9}\.? \d{1,2},? \d{4}|\d{4}-\d\d-\d\d)$|^how is this (?:guide|page)\?$/iu;
/** "Made with …". */
const MADE =
  /^(?:(?:this|the) (?:page|site|documentation|book) (?:was|is) )?(?:(?:documentation |docs )?generated|built|created|made|published|powered)(?: on [\w:, +-]{6,40})? (?:by|with|using) (?:the )?(?:antora|asciidoctor|docfx|docusaurus|doxygen|exdoc|furo|gitbook|hugo|javadoc|jazzy|jekyll|jsdoc|just the docs|jupyter book|ldoc|material for mkdocs|mdbook|mkdocs|mystmd|pdoc|phpdocumentor|pkgdown|quarto|rdoc|sphinx|typedoc|vitepress|yard)\b[^\n]{0,120}$/i;
/** Labels of the links to the previous and next page. */
const NEXT = /^(?:previous|prev|next)(?: (?:page|article|topic|chapter|section|lesson))?\W{0,3}$/i;
const OF_PAGE = [CONTROLS, CHANGED, MADE, NEXT];
const BESIDE = /^(?:previous|prev)(?=\W|\p{Lu})[^\n]{1,200}\bnext(?=\W|\p{Lu})/iu;
const MOST_BLOCKS = 10;
const MOST_WORDS_CHARS = 200;

/**
 * The blocks without the foot of a documentation page: where to edit it, when it was changed, and the links to the
 * previous and next page beside these.
 */
export function withoutFoot(blocks: readonly Block[]): readonly Block[] {
  let end = blocks.length;
  for (let i = blocks.length - 1; i > 0 && i >= blocks.length - MOST_BLOCKS; i--) {
    const block = blocks[i];
    if (block?.type === 'thematicBreak') continue;
    if (block?.type !== 'paragraph') break;
    const words = lineOf(block, MOST_WORDS_CHARS).replace(/\s+/g, ' ');
    const isLinked = block.children.every((one) => one.type === 'link' || isBlank(one));
    if (words.length <= MOST_WORDS_CHARS && OF_PAGE.some((foot) => foot.test(words))) end = i;
    else if (isLinked && BESIDE.test(words)) end = i;
    else if (!isLinked || words.length > MOST_WORDS_CHARS) break;
  }
  return blocks.slice(0, end);
}
