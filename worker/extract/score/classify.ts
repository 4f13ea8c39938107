import type { PageFacts } from '../metadata/metadata.js';
import type { PageSigns } from './scene.js';

const FORUM = /discussionforum|qapage|discourse|xenforo|phpbb|vbulletin|mybb|flarum/;
const DOCS = /docusaurus|sphinx|mkdocs|vitepress|gitbook|techarticle|apireference|docfx|antora/;

/**
 * The kind of page that it says it is, by JSON-LD types, og:type and generator: hints for the scorer, never a verdict.
 */
export function signsOf({ metadata, isArticle, kinds, stated }: PageFacts): PageSigns {
  const said = kinds.join(' ');
  return {
    title: metadata.title ?? '',
    isArticle,
    stated,
    isProduct: /\bproduct(group)?\b/.test(said),
    isForum: FORUM.test(said),
    isList: /collectionpage|itemlist|searchresults|productgroup/.test(said),
    isDocs: DOCS.test(said),
    isPaper: said.includes('scholarlyarticle'),
  };
}
