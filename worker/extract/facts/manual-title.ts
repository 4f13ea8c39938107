import { plain } from '../dom/plain.js';

/** The two names in the title of a manual's page. */
export interface ManualNames {
  page: string;
  manual: string;
}

/** Tools that write `Page (Manual)`. */
const IN_BRACKETS = /^(?:makeinfo|texi2any|GNU Texinfo|javadoc)\b/i;
/** Tools that write `Page: Manual`. */
const AFTER = /^GTK-Doc\b/i;
/** Tools that write `Manual: Page`. */
const BEFORE = /^texi2html\b/i;

/** Tools that write `Page | Manual` or `Page - Manual`, and on the first page the manual and what it is about. */
const ENDING: readonly (readonly [tool: RegExp, mark: string])[] = [
  [/^(?:VitePress|Docusaurus)\b/i, ' | '],
  [/^mkdocs\b/i, ' - '],
];
/** Characters: what a manual is about is longer than its name. */
const NAME_CHARS = 40;

/** The names of page and manual in a title by a tool that has its own format; undefined for any other title. */
export function manualNames(
  titleTag: string | null | undefined,
  tools: readonly string[],
  isFront: boolean,
): ManualNames | undefined {
  const title = plain(titleTag) ?? '';
  const isBy = (tool: RegExp) => tools.some((name) => tool.test(name));
  if (isBy(IN_BRACKETS)) return inBrackets(title);
  const end = ENDING.filter(([tool]) => isBy(tool)).map(([, mark]) => atEnd(title, mark));
  if (end.length > 0) return isFront ? undefined : end[0];
  const [, before = '', behind = ''] = /^([^:]+): (.+)$/.exec(title) ?? [];
  if (!before || !behind) return undefined;
  if (isBy(AFTER)) return { page: before, manual: behind };
  return isBy(BEFORE) ? { page: behind, manual: before } : undefined;
}

function atEnd(title: string, mark: string): ManualNames | undefined {
  const at = title.lastIndexOf(mark);
  const manual = title.slice(at + mark.length);
  return at > 0 && manual.length <= NAME_CHARS ? { page: title.slice(0, at), manual } : undefined;
}

/** The names where the manual is in brackets at the end; the name itself may hold brackets. */
function inBrackets(title: string): ManualNames | undefined {
  if (!title.endsWith(')')) return undefined;
  let open = 0;
  for (let i = title.length - 1; i > 0; i--) {
    if (title[i] === ')') open += 1;
    if (title[i] === '(') open -= 1;
    if (open > 0) continue;
    const [page, manual] = [title.slice(0, i).trim(), title.slice(i + 1, -1).trim()];
    if (!page || !manual) return undefined;
    // Texinfo's name for the first page, which no reader sees.
    return { page: page === 'Top' ? manual : page, manual };
  }
  return undefined;
}
