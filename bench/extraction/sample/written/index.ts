import { parseBody } from '../../../../worker/extract/dom/document.js';
import { linesOf } from '../../manuals/lines.js';
import { idOf, type SamplePage, truthOf } from '../page.js';
import { escaped } from '../plain.js';
import type { Text } from '../texts.js';
import { FORUMS, type Topic } from './forums.js';
import { partsOf } from './parts.js';
import { OTHERS, SHOPS } from './shops.js';

const NAMES = ['mira_k', 'old_timer', 'Светлана', 'jdoe77', 'takeshi', 'ana.lucia', 'דוד', 'penguinist'];
const POSTS = 5;
const FACTS = [
  ['Material', 'Solid beech, oiled'],
  ['Dimensions', '38 × 24 × 3 cm'],
  ['Weight', '1.4 kg'],
  ['Country of origin', 'Portugal'],
  ['Care', 'Wipe clean; not for the dishwasher'],
  ['Warranty', '5 years'],
] as const;

/** Topics whose posts are a text's paragraphs. */
export function forumPages(
  texts: readonly Text[],
  forums: Record<string, (topic: Topic) => string> = FORUMS,
): SamplePage[] {
  return inTurn('forum-written', forums, texts, (text, render, id, n) => {
    const posts = partsOf(text.html, POSTS).map((html, i) => ({
      author: NAMES[(n + i) % NAMES.length] ?? '',
      date: new Date(Date.UTC(2024, n % 12, 2 + i, 9, 30)).toISOString(),
      html,
    }));
    const content = parseBody(`<h1>${escaped(text.title)}</h1>${posts.map(({ html }) => html).join('')}`);
    const html = render({ lang: text.lang, title: text.title, site: 'Desktop Help', posts });
    const { links: _, ...structure } = truthOf(content, id).structure ?? {
      headings: [],
      items: [],
      tables: [],
      code: [],
    };
    return { html, truth: { text: linesOf(content), title: text.title, structure } };
  });
}

/** Products whose description is a text. */
export function shopPages(texts: readonly Text[]): SamplePage[] {
  return inTurn('shop-written', SHOPS, texts, (text, render, _id, n) => {
    const facts = FACTS.filter((_, i) => (n + i) % 3 > 0);
    const description = partsOf(text.html, 2)[0] ?? text.html;
    const rows = facts.map(([name, value]) => `<p>${name}</p><p>${value}</p>`).join('');
    const content = parseBody(`<h1>${escaped(text.title)}</h1>${description}${rows}`);
    const product = {
      lang: text.lang,
      title: text.title,
      site: 'Kitchen & Co',
      price: `${20 + n}.50`,
      brand: 'Norbo',
      html: description,
      facts,
    };
    return { html: render(product), truth: { text: linesOf(content), title: text.title, without: OTHERS } };
  });
}

/** Each text in the next template. */
function inTurn<Render>(
  source: string,
  templates: Record<string, Render>,
  texts: readonly Text[],
  make: (text: Text, render: Render, id: string, n: number) => Pick<SamplePage, 'html' | 'truth'>,
): SamplePage[] {
  const all = Object.entries(templates);
  return texts.flatMap((text, n) => {
    const [template, render] = all[n % all.length] ?? [];
    if (!template || !render) return [];
    const page = { source, template, name: text.name };
    return [{ ...page, ...make(text, render, idOf(page), n) }];
  });
}
