import { parseBody } from '../../../worker/extract/dom/document.js';
import { FORGES } from './forges/index.js';
import { idOf, type SamplePage, truthOf } from './page.js';
import type { Text } from './texts.js';

/** READMEs as code forges and package registries show them. */
export function forgePages(texts: readonly Text[]): SamplePage[] {
  const forges = Object.entries(FORGES);
  return texts.flatMap((text, n) => {
    const [template, render] = forges[n % forges.length] ?? [];
    if (!template || !render) return [];
    const page = { source: 'readme', template, name: text.name };
    const truth = truthOf(parseBody(text.html), idOf(page), {
      title: text.name,
      ...(text.markdown ? { markdown: text.markdown } : {}),
    });
    return [{ ...page, html: render(text), truth }];
  });
}
