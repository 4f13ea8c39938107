import { chosenBlocks } from '../model/score.js';
import type { Reading } from '../reading.js';
import { withPosts } from '../recognise/posts/kept-posts.js';
import { partOf, type Rule } from '../rule.js';
import { keepAnnounced } from '../score/announced.js';
import { keepAttributes } from '../score/attributes.js';
import { keepCaptions } from '../score/captions.js';
import { keepIngredients } from '../score/ingredients.js';
import { keepBlocks } from '../score/keep.js';
import { withNotes } from '../score/kept-notes.js';
import { keepParts, keepTables } from '../score/kept-parts.js';
import { dropNamedBeside } from '../score/named-beside.js';
import { dropOtherGoods } from '../score/other-goods.js';
import { keepOwnHeading } from '../score/own-heading.js';
import { dropReadAlso } from '../score/read-also.js';
import { boxesBeside, lowerBeside } from '../score/set-beside.js';
import type { Keeping } from './keeping.js';

/** Undefined for a page whose content is known. */
function keepingOf({ facts, scene, scores, posts = [] }: Reading): Keeping | undefined {
  if (!scene || !scores) return undefined;
  return { facts, scene, scores, posts, kept: new Array(scene.blocks.length).fill(false) };
}

/** Which blocks are kept: first as the scores have it, then what belongs to a kept text, whatever its own scores. */
const KEEP: readonly Rule<Keeping>[] = [
  {
    id: 'lower-beside',
    says: 'Lowers the scores of what the markup itself sets beside the matter: menus, the page\'s footer, asides of links, boxes named after the law (`div class="disclaimer"`).',
    run: ({ scene, scores }) => lowerBeside(boxesBeside(scene), scores),
  },
  {
    id: 'choose-blocks',
    says: 'Keeps the blocks for which the expected F1 of the page is highest, which is a threshold of its own for each page, such as 0.4.',
    run(keeping) {
      keeping.kept = chosenBlocks(keeping.scene, keeping.scores);
    },
  },
  {
    id: 'keep-captions',
    says: 'Keeps the numbered captions of figures between kept texts, what belongs to a kept caption, and the tables below those: “Fig. 1: the mill”.',
    run: ({ scene, kept }) => keepCaptions(scene, kept),
  },
  {
    id: 'drop-named-beside',
    says: 'Drops the sidebar that is marked up as one, and on the page of an article or product the boxes whose class says that they are no part of it, such as `div class="author-bio"`.',
    run: ({ scene, kept }) => dropNamedBeside(scene, kept),
  },
  {
    id: 'drop-read-also',
    says: 'Drops the lines of an article that say what else to read on the site, and lists below such words: “Read more: …”.',
    run: ({ scene, kept }) => dropReadAlso(scene, kept),
  },
  {
    id: 'drop-other-goods',
    says: 'Drops the goods that a page shows beside its own, as the words above them say: “You may also like”.',
    run: ({ scene, kept }) => dropOtherGoods(scene, kept),
  },
  {
    id: 'keep-attributes',
    says: 'Keeps the attributes of a product below its kept description, such as `table class="shop_attributes"`, and the heading above them.',
    run: ({ scene, kept }) => keepAttributes(scene, kept),
  },
  {
    id: 'keep-parts',
    says: 'Keeps the tables, lists, code, quotes, callouts and folded texts between two kept paragraphs beside them, with the headings right above what is kept there, such as a `dl` of three terms.',
    run: ({ scene, kept }) => keepParts(scene, kept),
  },
  {
    id: 'keep-announced',
    says: 'Keeps the list, table, quote or code that a kept text announces with a colon (“You need:”), and below any kept text code, callouts and what documentation tools write.',
    run: ({ scene, kept }) => keepAnnounced(scene, kept),
  },
  {
    id: 'keep-tables',
    says: 'Keeps the whole of a table of data that stands between kept pieces of one element, and the head of a table that is kept: a column of years and one of sums.',
    run: ({ scene, kept }) => keepTables(scene, kept),
  },
  {
    id: 'keep-ingredients',
    says: 'Keeps the ingredients that JSON-LD states, and the lists that mostly consist of them: “2 cups of oats”.',
    when: ({ facts }) => facts.ingredients.length > 0,
    run: ({ scene, kept, facts }) => keepIngredients(scene, kept, facts.ingredients),
  },
  {
    id: 'keep-own-heading',
    says: "Keeps the page's only `h1` where its title does not say it, unless it names the site.",
    run: ({ scene, kept, facts }) => keepOwnHeading(scene, kept, facts.metadata),
  },
  {
    id: 'keep-thread',
    says: 'Keeps all text of the posts of a thread where most of it is kept, some of it in a forum, or the page is there for them, and drops what follows: “Sign in to reply”.',
    run(keeping) {
      keeping.kept = withPosts(keeping.scene, keeping.kept, keeping.posts);
    },
  },
  {
    id: 'keep-notes',
    says: 'Keeps the footnotes that the kept text refers to, unless they are many: `[^1]: See the map.`',
    run(keeping) {
      keeping.kept = withNotes(keeping.scene, keeping.kept);
    },
  },
  {
    id: 'remove-unkept',
    says: 'Removes every block that is not kept, the elements that leaves empty, and the images that belonged to it, except the picture that the page names as its own (`og:image`).',
    run: ({ scene, kept, facts }) => keepBlocks(scene, kept, facts.pictures),
  },
];

export const keep = partOf(KEEP, keepingOf);
