import { linesOf } from '../manuals/lines.js';

/** As the scorer compares it. */
export interface Structure {
  headings: { level: number; text: string }[];
  items: { depth: number; ordered: boolean; text: string }[];
  tables: string[][][];
  code: { lang: string; text: string }[];
  links?: { href: string; text: string }[];
  images?: { src: string; alt: string }[];
}

const BLOCK = /^(ul|ol|dl|pre|table|blockquote|div|p|h[1-6]|details|figure|hr)$/;

/** The structure that an element's own names state. Links are resolved against `address`. */
export function structureOf(content: Element, address: string): Structure {
  const all = (selector: string) => [...content.querySelectorAll(selector)];
  return {
    headings: all('h1,h2,h3,h4,h5,h6').map((h) => ({ level: Number(h.localName[1]), text: flat(h) })),
    items: all('ul > li, ol > li').map((item) => ({
      depth: depthOf(item, content),
      ordered: item.parentElement?.localName === 'ol',
      text: firstParagraph(item),
    })),
    tables: all('table')
      .filter((table) => !table.querySelector('table'))
      .map((table) => [...table.querySelectorAll('tr')].map((row) => [...row.children].map(flat))),
    code: all('pre').map((pre) => ({ lang: languageOf(pre), text: (pre.textContent ?? '').replace(/\n$/, '') })),
    links: all('a[href]').flatMap((link) => {
      const href = link.getAttribute('href') ?? '';
      return href.startsWith('#') || !URL.canParse(href, address)
        ? []
        : [{ href: new URL(href, address).href, text: flat(link) }];
    }),
    images: all('img[src]').flatMap((image) => {
      const src = image.getAttribute('src') ?? '';
      return URL.canParse(src, address)
        ? [{ src: new URL(src, address).href, alt: image.getAttribute('alt') ?? '' }]
        : [];
    }),
  };
}

const flat = (element: Element) => linesOf(element).replace(/\s+/g, ' ');

function depthOf(item: Element, content: Element): number {
  let depth = 0;
  for (let at: Element | null = item; at && at !== content; at = at.parentElement) if (at.localName === 'li') depth++;
  return depth;
}

/** What an item says before the first block that follows its own words. */
function firstParagraph(item: Element): string {
  const words: string[] = [];
  for (const node of item.childNodes) {
    const element = node.nodeType === 1 ? (node as Element) : undefined;
    if (element && BLOCK.test(element.localName)) {
      if (words.join('').trim()) break;
      return /^(p|h[1-6])$/.test(element.localName) ? flat(element) : '';
    }
    words.push(element ? linesOf(element) : (node.textContent ?? ''));
  }
  return words.join('').replace(/\s+/g, ' ').trim();
}

function languageOf(pre: Element): string {
  const classes = `${pre.className} ${pre.querySelector('code')?.className ?? ''}`;
  return /\blang(?:uage)?-([\w+#-]+)/.exec(classes)?.[1] ?? '';
}
