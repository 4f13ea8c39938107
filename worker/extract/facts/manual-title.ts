import { plain } from '../dom/plain.js';

/** The two names in the title of a manual's page. */
export interface ManualNames {
  page: string;
  manual: string;
}

/** How tools write these names; on the first page that is the manual and what it is about, which is longer than its name. */
const FORMS: readonly (readonly [tool: RegExp, form: RegExp, isOnFirst: boolean])[] = [
  [/^(?:makeinfo|texi2any|GNU Texinfo|javadoc)\b/i, /^(?<page>.+) \((?<manual>(?:[^()]|\([^()]*\))+)\)$/, true],
  [/^GTK-Doc\b/i, /^(?<page>.+?): (?<manual>.+)$/, true],
  [/^texi2html\b/i, /^(?<manual>.+?): (?<page>.+)$/, true],
  [/^(?:VitePress|Docusaurus)\b/i, /^(?<page>.+) \| (?<manual>.{1,40})$/, false],
  [/^mkdocs\b/i, /^(?<page>.+) - (?<manual>.{1,40})$/, false],
];

/** The names of page and manual in a title by a tool that has its own format; undefined for any other title. */
export function manualNames(
  titleTag: string | null | undefined,
  tools: readonly string[],
  isFront: boolean,
): ManualNames | undefined {
  const title = plain(titleTag)?.slice(0, MOST_CHARS) ?? '';
  const [, form, isOnFirst] = FORMS.find(([tool]) => tools.some((name) => tool.test(name))) ?? [];
  const { page, manual } = (!isFront || isOnFirst ? form?.exec(title)?.groups : undefined) ?? {};
  // Texinfo's name for the first page, which no reader sees.
  return page && manual ? { page: page === 'Top' ? manual : page, manual } : undefined;
}
const MOST_CHARS = 500;
