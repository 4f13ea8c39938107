import { classOf } from '../../../html/class-of.js';
import { headerOf, labelText } from './code.js';
import { languageNamed, languageTag } from './languages.js';

const LANGUAGE_CLASS =
  /(?:^|\s)(language|lang|highlight-source|highlight-text|mw-highlight-lang|highlight|sourceCode-lang|hljs-lang|syntax|hl(?=-ipython))-([\w#+.-]+)/i;
/** The language that code forges name on the box around a file, and LaTeXML on a listing. */
const FORGE = /(?:^|\s)(?:blob-wrapper(?:\s\S{1,40}){0,4}?\stype-|ltx_lst_language_)([\w#+.-]+)/;
/** `cpp source-cpp`: MediaWiki before it used Pygments. */
const GESHI = /(?:^|\s)([\w+#-]+) source-\1(?:\s|$)/;
/** `src src-sh`: what Org exports. */
const ORG = /(?:^|\s)src src-([\w+#-]+)(?:\s|$)/;
/** SyntaxHighlighter; Crayon. */
const BRUSH = /(?:^|\s|;)(?:brush|lang):\s*([\w#+-]+)/i;
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
      if (found && !NO_LANGUAGE.test(found)) return languageTag(found);
    }
  }
  const named = own.map((element) => element.getAttribute('lang')).find(Boolean) ?? '';
  if (languageNamed(named)) return languageNamed(named);
  const header = headerOf(block);
  return (header && languageNamed(labelText(header))) || sessionLanguage(block);
}

/** `pycon` for a Python session: Pygments marks prompts, and `>>>` is Python's alone. What YARD highlights is Ruby. */
function sessionLanguage(block: Element): string {
  if (/^>>>\s?$/.test(block.querySelector('span.gp')?.textContent ?? '')) return 'pycon';
  return /(?:^|\s)code$/.test(classOf(block)) && block.querySelector('[class*="rubyid_"]') ? 'ruby' : '';
}

/** A table with a row for each line holds a code element in every cell; the first few tell the language. */
const MOST_INSIDE = 4;

function statedLanguage(element: Element, isOwn: boolean): string | undefined {
  const attribute = STATED.map((name) => element.getAttribute(name)).find(Boolean);
  if (attribute) return attribute;
  const [, kind = '', named] = LANGUAGE_CLASS.exec(classOf(element)) ?? [];
  if (named && (isOwn || !kind.startsWith('lang') || !isHumanLanguage(named))) return named;
  const classes = classOf(element);
  const other = (GESHI.exec(classes) ?? ORG.exec(classes) ?? FORGE.exec(classes))?.[1];
  if (other) return other;
  return BRUSH.exec(element.getAttribute('data-syntaxhighlighter-params') ?? classOf(element))?.[1];
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
  // Texinfo: `example lisp`; Erlang: `example example-erl`.
  const examples = words[0] === 'example' ? words.map((word) => word.replace(/^example-/, '')) : [];
  const example = examples.find((word) => languageNamed(word));
  if (example) return example;
  const [, prefixed = ''] = (ownBlock && /(?:^|\s)code-([a-z+#]{1,12})(?:\s|$)/.exec(classOf(element))) || [];
  if (prefixed && languageNamed(prefixed)) return prefixed;
  const named = ownBlock && words.find((word) => word.length > 1 && word === word.toLowerCase() && languageNamed(word));
  if (named) return named;
  // Beside the class `shiki` stand the names of its themes.
  if (words.includes('shiki')) return '';
  if (!words.some((word) => HIGHLIGHTER.test(word)) || !(ownBlock || words.length === 2)) return '';
  return (
    words.find((word) => !HIGHLIGHTER.test(word) && !NO_LANGUAGE.test(word) && /^[a-z][\w#+]{0,14}$/i.test(word)) ?? ''
  );
}
