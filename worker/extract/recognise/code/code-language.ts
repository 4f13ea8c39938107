import { classOf } from '../../../html/class-of.js';
import { headerOf, labelText } from './labels.js';
import { codeLanguageTag, languageNamed } from './languages.js';

const LANGUAGE_CLASS = /(?:^|\s)lang(?:uage)?-([\w#+.-]+)/i;
/** How other classes name the language, behind a name of their own or in a way of their tool. */
const OTHER_CLASSES: readonly RegExp[] = [
  /(?:^|\s)(?:highlight-source|highlight-text|mw-highlight-lang|highlight|sourceCode-lang|hljs-lang|syntax|hl(?=-ipython))-([\w#+.-]+)/i,
  // MediaWiki before it used Pygments: `cpp source-cpp`; Org: `src src-sh`.
  /(?:^|\s)([\w+#-]+) source-\1(?:\s|$)/,
  /(?:^|\s)src src-([\w+#-]+)(?:\s|$)/,
  // Code forges, on the box around a file; LaTeXML.
  /(?:^|\s)(?:blob-wrapper(?:\s\S{1,40}){0,4}?\stype-|ltx_lst_language_)([\w#+.-]+)/,
  // SyntaxHighlighter; Crayon.
  /(?:^|\s|;)(?:brush|lang):\s*([\w#+-]+)/i,
];
/** Classes of highlighters; the word beside them is the language: `class="highlight python"`, `class="hljs js"`. */
const HIGHLIGHTER =
  /^(hl|hljs|highlight|sourcecode|code|prettyprint(ed)?|chroma|codehilite|coderay|pygments|highlightjs|shiki|prism|rouge|listing|literal-block)$/i;
const NO_LANGUAGE =
  /^(none|custom_prefix|nohighlight|plain|plaintext|text|txt|default|undefined|auto|notranslate|source|linenums|line-numbers|wrap|nowrap|wrapper|block|inline|copy|github|light|dark|nohljs|hljs|code|highlight|highlighter-rouge|themes?|example|input|output|prod|content|panel|twoslash|lsp|myst-ansi|select|switch|toggle|tabs?|height|scroll\w*|\d+)$/i;

const STATED = [
  'data-lang',
  'data-language',
  'data-syntax',
  'data-code-block-lang',
  'data-enlighter-language',
  'data-tagsearch-lang',
  'lang-name',
  'language',
  'syntax',
];
const INSIDE = 'code[class],pre[class],code[language],pre[lang],.line[lang],[data-lang],[data-language]';

/** The language a highlighter noted in a class of the block, its code elements, or up to three parents; or ''. */
export function codeLanguage(block: Element): string {
  const inside = Array.from(block.querySelectorAll(INSIDE)).slice(0, MOST_INSIDE);
  const own = [block, ...inside];
  const around = [...own, ...parents(block)].filter((element) => element != null);
  for (const languageOf of [statedLanguage, languageBeside]) {
    for (const element of around) {
      const found = languageOf(element, own.includes(element));
      if (found && !NO_LANGUAGE.test(found)) return codeLanguageTag(found);
    }
  }
  const named = languageNamed(own.map((element) => element.getAttribute('lang')).find(Boolean) ?? '');
  if (named) return named;
  const header = headerOf(block);
  return (header && languageNamed(labelText(header))) || sessionLanguage(block);
}

/** `pycon` for a Python session: Pygments marks prompts, and `>>>` is Python's alone. What YARD highlights is Ruby. */
function sessionLanguage(block: Element): string {
  if (/^>>>\s?$/.test(block.querySelector('span.gp')?.textContent ?? '')) return 'pycon';
  return block.querySelector('[class*="rubyid_"]') ? 'ruby' : '';
}

/** A table with a row for each line holds a code element in every cell; the first few tell the language. */
const MOST_INSIDE = 4;

function statedLanguage(element: Element, isOwn: boolean): string | undefined {
  const attribute = STATED.map((name) => element.getAttribute(name)).find(Boolean);
  if (attribute) return attribute;
  const classes = element.getAttribute('data-syntaxhighlighter-params') ?? classOf(element);
  const [, named] = LANGUAGE_CLASS.exec(classes) ?? [];
  if (named && (isOwn || !isHumanLanguage(named))) return named;
  return OTHER_CLASSES.map((pattern) => pattern.exec(classes)?.[1]).find(Boolean);
}

/** `lang-en` around a block is the language of its prose. */
function isHumanLanguage(name: string): boolean {
  return /^[a-z]{2}(?:-[a-z]{2,4})?$/i.test(name) && !languageNamed(name);
}

function parents({ parentElement: parent }: Element): (Element | null | undefined)[] {
  return [parent, parent?.parentElement, parent?.parentElement?.parentElement];
}

/** The language among the words of a class; or ''. */
function languageBeside(element: Element, ownBlock: boolean): string {
  const words = classOf(element).split(' ').filter(Boolean);
  // Texinfo: `example lisp`; Erlang: `example example-erl`; Jira: `code-java`.
  const [, example = ''] = /(?:^|\s)example (?:example-)?([a-z-]{2,12})(?:\s|$)/.exec(classOf(element)) ?? [];
  const prefixed = words.map((word) => /^code-([a-z+#]{1,12})$/.exec(word)?.[1] ?? '');
  const plain = words.filter((word) => word.length > 1 && word === word.toLowerCase());
  const named = [example, ...(ownBlock ? [...prefixed, ...plain] : [])].find((word) => languageNamed(word));
  if (named) return named;
  // Beside the class `shiki` stand the names of its themes.
  if (words.includes('shiki') || !words.some((word) => HIGHLIGHTER.test(word))) return '';
  if (!ownBlock && words.length !== 2) return '';
  return (
    words.find((word) => !HIGHLIGHTER.test(word) && !NO_LANGUAGE.test(word) && /^[a-z][\w#+]{0,14}$/i.test(word)) ?? ''
  );
}
