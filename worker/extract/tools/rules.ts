import { outermost } from '../../html/outermost.js';
import { textLength } from '../../html/text-sizes.js';
import type { Markup } from '../dom/markup.js';
import type { Reading } from '../reading.js';
import type { Rule } from '../rule.js';
import { rewrite } from './rewrite.js';
import type { Tool } from './tool.js';
import { TOOLS } from './tools.js';

/** A page that some tool may have made. */
export interface Generated {
  reading: Reading;
  hasSigns: boolean;
  /** An element that is known to hold the text was found; the first one is taken. */
  isOver?: boolean;
}

const REWRITTEN = TOOLS.filter(({ drop, rename, run }) => drop || rename || run);
const HOLDING = TOOLS.filter(({ content }) => content);

/** One test for all: most pages have no sign, and one expression takes a third of the time. */
const testOf = (tools: readonly Tool[]) => {
  const anySign = new RegExp(tools.map(({ signs }) => signs.source).join('|'));
  return ({ names }: Markup) => anySign.test(names);
};
export const mayBeRewritten = testOf(REWRITTEN);
export const mayHoldText = testOf(HOLDING);

/** Each rewrites what one tool draws with elements that do not say what they are. */
export const PLAIN: readonly Rule<Generated>[] = REWRITTEN.map((tool) => ({
  id: `plain-${tool.id}`,
  says:
    tool.says ?? `Drops what ${tool.name} sets around and inside its texts, such as \`${firstOf(tool.drop ?? '')}\`.`,
  when: ({ hasSigns, reading }) => hasSigns && tool.signs.test(reading.markup.names),
  run({ reading: { document, markup, isMatter } }) {
    rewrite(document.body, tool, isMatter);
    tool.run?.(document, markup.html);
  },
}));

/** Each takes the element in which one tool puts its text, without what it adds there. */
export const TAKEN: readonly Rule<Generated>[] = HOLDING.map((tool) => ({
  id: `take-${tool.id}`,
  says: `Takes the only element in which ${tool.name} puts the text of a page: \`${firstOf(tool.content ?? '')}\`.`,
  when: ({ hasSigns, isOver, reading }) => hasSigns && !isOver && tool.signs.test(reading.markup.names),
  run(search) {
    const found = contentBy(tool, search.reading.content);
    if (found) search.reading.content = found;
    search.isOver = found !== undefined;
  },
}));

/** The first of several selectors. */
function firstOf(selectors: string): string {
  return /^(?:[^,(]|\([^)]*\))*/.exec(selectors)?.[0] ?? selectors;
}

/** What readers add to a document: with comments, notes or files to download, it is not all. */
const OTHERS = '.js-comment-body,.gem-c-attachment,#usernotes .note';

function contentBy({ content = '', beside }: Tool, body: Element): Element | undefined {
  const [only, other] = outermost(body.querySelectorAll(content));
  if (!only || other || textLength(only.textContent) === 0) return undefined;
  if (Array.from(body.querySelectorAll(OTHERS)).some((one) => !only.contains(one))) return undefined;
  for (const element of beside ? only.querySelectorAll(beside) : []) element.remove();
  return only;
}
