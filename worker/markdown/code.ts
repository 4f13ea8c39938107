const LANGUAGE_CLASS =
  /(?:^|\s)(?:language|lang|highlight-source|highlight-text|highlight|sourceCode-lang|hljs-lang|syntax)-([\w#+.-]+)/i;
const BRUSH_CLASS = /(?:^|\s|;)brush:\s*([\w#+-]+)/i;
/** `class="highlight python"`, `class="hljs js"`, `class="sourceCode bash"`: the word beside the highlighter's own. */
const HIGHLIGHTER =
  /^(hljs|highlight|sourcecode|code|prettyprint|chroma|codehilite|shiki|prism|rouge|listing|literal-block)$/i;
const NO_LANGUAGE =
  /^(none|nohighlight|plain|plaintext|text|txt|default|undefined|auto|notranslate|source|linenums|line-numbers|wrap|wrapper|block|inline|copy|github|light|dark|nohljs|hljs|code|highlight|highlighter-rouge|themes?|example|input|output|content|scroll\w*|\d+)$/i;

/** What highlighters put beside the code: line numbers, copy buttons, prompts' tooltips. */
const GUTTER =
  /(^|[\s_-])(gutter|linenos?|linenumbers?|line-?nums?|lnt?|ln|ln-num|blob-num|rouge-gutter|hljs-ln-numbers|line-number|line-numbers-rows|copy|copy-?(btn|button|code)|clipboard|toolbar)([\s_-]|$)/i;
const LINE = /(^|\s)(line|code-line|cl|view-line|token-line|ec-line|react-code-line|blob-code-inner)(\s|$)/i;
const BLOCKS = new Set(['div', 'p', 'li', 'tr', 'ol', 'ul', 'table', 'tbody', 'pre']);

/** The text of a code block: gutters and buttons left out, `<br>` and one-line wrappers as line ends. */
export function codeText(block: Element): string {
  const lines: string[] = [''];
  const add = (text: string) => {
    const [head = '', ...rest] = text.replace(/\r\n?/g, '\n').split('\n');
    lines[lines.length - 1] += head;
    lines.push(...rest);
  };
  const visit = (element: Element) => {
    for (let node = element.firstChild; node; node = node.nextSibling) {
      if (node.nodeType === 3) add(node.nodeValue ?? '');
      if (node.nodeType !== 1) continue;
      const child = node as Element;
      if (child.localName === 'br') add('\n');
      else if (!isGutter(child)) visitChild(child);
    }
  };
  const visitChild = (child: Element) => {
    const ownLine = BLOCKS.has(child.localName) || (LINE.test(classOf(child)) && hasSiblingLine(child));
    if (!ownLine) return visit(child);
    const before = lines.length;
    if (lines.at(-1)) add('\n');
    visit(child);
    const isOpen = lines.at(-1) !== '' || lines.length === before;
    if (isOpen && !startsWithNewline(child.nextSibling)) add('\n');
    return undefined;
  };
  visit(block);
  const trimmed = lines.map((line) => line.replaceAll('\u00a0', ' ').trimEnd());
  return trimmed.join('\n').replace(/^\n+/, '').trimEnd();
}

/** The language a highlighter noted in a class of the block, its code element, or up to three parents; or ''. */
export function codeLanguage(block: Element): string {
  const inside = block.querySelector('code[class],pre[class],[data-lang],[data-language]');
  const around = [block, inside, block.parentElement, block.parentElement?.parentElement].filter((e) => e != null);
  for (const element of around) {
    const stated =
      element.getAttribute('data-lang') || element.getAttribute('data-language') || element.getAttribute('lang-name');
    const found = stated || languageInClass(classOf(element), element === block || element === inside);
    if (found && !NO_LANGUAGE.test(found)) return found.toLowerCase();
  }
  return '';
}

/** A table a highlighter made of one block: a cell of line numbers beside a cell of code, or a row per line. */
export function isCodeTable(table: Element): boolean {
  if (!table.querySelector('pre,code')) return /(^|\s)(highlight|hljs-ln|js-file-line-container)/.test(classOf(table));
  return Array.from(table.querySelectorAll('td')).some(
    (cell) => isGutter(cell) || /(^|\s)(gutter|linenos|rouge-gutter|lntd|hljs-ln-\w+)(\s|$)/.test(classOf(cell)),
  );
}

/** The code of such a table: the cells that are no gutter. */
export function codeTableText(table: Element): string {
  const cells = Array.from(table.querySelectorAll('td')).filter((cell) => !isGutter(cell) && !isNumbers(cell));
  return cells.map(codeText).join('\n');
}

function isNumbers(cell: Element): boolean {
  return /^[\s\d]*$/.test(cell.textContent ?? '');
}

function isGutter(element: Element): boolean {
  return (
    element.localName === 'button' ||
    element.localName === 'style' ||
    GUTTER.test(classOf(element)) ||
    (element.hasAttribute('data-line-number') && isNumbers(element))
  );
}

function languageInClass(classes: string, ownBlock: boolean): string {
  const stated = LANGUAGE_CLASS.exec(classes)?.[1] ?? BRUSH_CLASS.exec(classes)?.[1];
  if (stated) return stated;
  const words = classes.split(/\s+/).filter(Boolean);
  if (!words.some((word) => HIGHLIGHTER.test(word)) || !(ownBlock || words.length === 2)) return '';
  return (
    words.find((word) => !HIGHLIGHTER.test(word) && !NO_LANGUAGE.test(word) && /^[a-z][\w#+]{0,14}$/i.test(word)) ?? ''
  );
}

function hasSiblingLine(element: Element): boolean {
  const sibling = element.nextElementSibling ?? element.previousElementSibling;
  return LINE.test(sibling?.getAttribute('class') ?? '');
}

function startsWithNewline(node: Node | null): boolean {
  return node?.nodeType === 3 && /^[ \t]*\r?\n/.test(node.nodeValue ?? '');
}

function classOf(element: Element): string {
  return element.getAttribute('class') ?? '';
}
