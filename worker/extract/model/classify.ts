import type { PageFacts } from '../facts/metadata.js';

const FORUM = /discussionforum|qapage|discourse|xenforo|phpbb|vbulletin|mybb|flarum/;
const DOCS = /docusaurus|sphinx|mkdocs|vitepress|gitbook|techarticle|apireference|docfx|antora/;

/**
 * The kind of page that it says it is, by JSON-LD types, og:type, generator and classes of `body`: hints for the scorer, never a verdict.
 */
export function signsOf({ metadata, isArticle, listsPosts, kinds, stated }: PageFacts) {
  const said = kinds.join(' ');
  return {
    title: metadata.title ?? '',
    isArticle,
    listsPosts,
    stated,
    isProduct: /\bproduct(group)?\b/.test(said),
    isForum: FORUM.test(said),
    isList: /collectionpage|itemlist|searchresults|productgroup/.test(said),
    isDocs: DOCS.test(said),
    isPaper: said.includes('scholarlyarticle'),
  };
}

export type PageSigns = ReturnType<typeof signsOf>;
