import { classOf } from '../../../html/class-of.js';
import { codeIn } from './code.js';
import { headerOf, labelText, takeLabels } from './labels.js';
import { codeLanguageTag, languageNamed } from './languages.js';

const LANGUAGE_CLASS = /(?:^|\s)lang(?:uage)?-([\w#+.-]+)/i;
/** Prefixes of other classes that name the language, of highlighters, wikis, code forges and document writers. */
const OTHER_CLASS =
  /(?:^|[\s;])(?:(?:highlight-source|highlight-text|mw-highlight-lang|highlight|sourceCode-lang|hljs-lang|syntax|hl(?=-ipython)|ltx_lst_language|src src|blob-wrapper(?:\s\S{1,40}){0,4}?\stype)[-_]|(?:brush|lang):\s*)([\w#+.-]+)/i;
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
  return OTHER_CLASS.exec(classes)?.[1];
}

/** `lang-en` around a block is the language of its prose. */
function isHumanLanguage(name: string): boolean {
  return /^[a-z]{2}(?:-[a-z]{2,4})?$/i.test(name) && !languageNamed(name);
}

function parents({ parentElement: parent }: Element): (Element | null | undefined)[] {
  return [parent, parent?.parentElement, parent?.parentElement?.parentElement];
}

/** The language among the words of a class; around a block only beside the one word that names a highlighter. */
function languageBeside(element: Element, ownBlock: boolean): string {
  const words = classOf(element).split(' ').filter(Boolean);
  // Texinfo: `example lisp`; Erlang: `example example-erl`; Jira: `code-java`.
  const isHighlighted = words.length === 2 && words.some((word) => HIGHLIGHTER.test(word));
  if (!ownBlock && !isHighlighted && !words.some((word) => /^(?:example|source-)/.test(word))) return '';
  const names = words.map((word) => word.replace(/^(?:example|code|source)-/, ''));
  return names.find((name) => name.length > 1 && name === name.toLowerCase() && languageNamed(name)) ?? '';
}

/** Writes a block as code with its language, in place; labels beside it that only name that are removed. */
export function writeCode(block: Element, { text, isChange } = codeIn(block)): void {
  const stated = isChange ? 'diff' : codeLanguage(block);
  const label = takeLabels(block);
  replace(block, text, stated || label);
}

/** Puts code in the place of a block. */
function replace(block: Element, text: string, language: string): void {
  const document = block.ownerDocument;
  const pre = document.createElement('pre');
  const code = document.createElement('code');
  if (language) code.setAttribute('class', `language-${language}`);
  code.textContent = text;
  pre.appendChild(code);
  block.replaceWith(pre);
}
