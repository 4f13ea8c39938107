import { Readability } from '@mozilla/readability';
import { cleanBody } from './cleaned-body.js';
import type { PageFacts } from './metadata.js';
import { textLength, textSizes } from './text-sizes.js';
import { dropTitleHeading } from './title.js';

/**
 * Readability keeps one container. When its text is shorter than this share of the cleaned body, it lost content,
 * unless the page says that it is one article. Tuned on the development half of three public corpora (news articles,
 * seven page types, multilingual pages): 0.5 found more of listings and forums, 0.3 let less furniture in.
 */
const SHORT_SHARE = 0.4;
/** Below this many characters (white space not counted) any other account of the page is better. */
const NEXT_TO_NOTHING = 200;
/** More links than this in Readability's text: it took the navigation for the article. */
const LINK_SHARE = 0.7;

/** An account of the page's main content. `size` and `linked` are characters, white space not counted. */
interface Account {
  html: string;
  size: number;
  linked: number;
}

/** The main content of a cleaned document, as HTML without the heading that repeats its title. Consumes the document. */
export function chooseContent(document: Document, { metadata, isArticle, articleBody = '' }: PageFacts): string {
  const tell = (element: Element) => account(element, metadata.title);
  const declared = declaredContent(document);
  if (declared) return tell(declared).html;
  const cleaned = tell(cleanBody(document.body.cloneNode(true) as Element));
  const whole = cleaned.size === 0 ? document.body.innerHTML : undefined;
  const article = readArticle(document, tell);
  const isFull = isArticle || article.size >= SHORT_SHARE * cleaned.size;
  if (isFull && article.size >= NEXT_TO_NOTHING && !isNavigation(article, cleaned)) return article.html;
  if (textLength(articleBody) > 2 * Math.max(article.size, cleaned.size)) return paragraphs(document, articleBody);
  if (whole !== undefined && article.size === 0) return whole;
  return article.size > 2 * cleaned.size && !isNavigation(article, cleaned) ? article.html : cleaned.html;
}

/** Code forges mark the rendered document among file lists and commit messages. */
function declaredContent(document: Document): Element | undefined {
  const marked = document.body.querySelectorAll('article.markdown-body');
  const [only] = marked;
  return marked.length === 1 && only && textLength(only.textContent) > 0 ? only : undefined;
}

function isNavigation(article: Account, cleaned: Account): boolean {
  return article.linked > LINK_SHARE * article.size && cleaned.size - cleaned.linked > article.size - article.linked;
}

/** Readability's article, or an empty one: it, or the DOM under it, throws on some pages. */
function readArticle(document: Document, tell: (element: Element) => Account): Account {
  const nothing: Account = { html: '', size: 0, linked: 0 };
  try {
    const options = { keepClasses: true, serializer: (node: Node) => tell(node as Element) };
    return new Readability(document, options).parse()?.content ?? nothing;
  } catch {
    return nothing;
  }
}

function account(element: Element, title: string | undefined): Account {
  dropTitleHeading(element, title);
  const { text = 0, linked = 0 } = textSizes(element).get(element) ?? {};
  return { html: element.innerHTML, size: text, linked };
}

function paragraphs(document: Document, text: string): string {
  const root = document.createElement('div');
  for (const line of text.split('\n').filter((line) => line.trim())) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    root.appendChild(paragraph);
  }
  return root.innerHTML;
}
