import { chosenBlocks } from '../model/score.js';
import type { Reading } from '../reading.js';
import { withPosts } from '../recognise/posts/kept-posts.js';
import { partOf, type Rule } from '../rule.js';
import { keepBlocks } from '../score/keep.js';
import { dropOthers } from '../score/others.js';
import { keepAttributes, keepParts } from '../score/parts.js';
import { keepCaptions } from '../score/pictures.js';
import { lowerBeside } from '../score/set-beside.js';
import { keepIngredients, keepNotes, keepOwnHeading } from '../score/stated.js';
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
    run: ({ scene, scores }) => lowerBeside(scene, scores),
  },
  {
    id: 'choose-blocks',
    says: 'Keeps the blocks for which the expected F1 of the page is highest, which is a threshold of its own for each page, such as 0.4.',
    run(keeping) {
      keeping.kept = chosenBlocks(keeping.scene, keeping.scores);
    },
  },
  {
    id: 'drop-others',
    says: 'Drops, on the page of an article or product, the boxes whose class says that they show others, and lines that say what else to read, with the links below them: “Read more: …”.',
    run: ({ scene, kept }) => dropOthers(scene, kept),
  },
  {
    id: 'keep-captions',
    says: 'Keeps the captions of figures in a text, and of those of which something is kept: “Fig. 1: the mill”.',
    run: ({ scene, kept }) => keepCaptions(scene, kept),
  },
  {
    id: 'keep-parts',
    says: 'Keeps the tables, lists, code, quotes, callouts and folded texts between kept texts, and those that a kept text announces: “You need:”.',
    run: ({ scene, kept }) => keepParts(scene, kept),
  },
  {
    id: 'keep-attributes',
    says: 'Keeps the attributes of a product below its kept description, such as `table class="shop_attributes"`, and the heading above them.',
    run: ({ scene, kept }) => keepAttributes(scene, kept),
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
    run: ({ scene, kept }) => keepNotes(scene, kept),
  },
  {
    id: 'remove-unkept',
    says: 'Removes every block that is not kept, the elements that leaves empty, and the images that belonged to it, except the picture that the page names as its own (`og:image`).',
    run: ({ scene, kept, facts }) => keepBlocks(scene, kept, facts.pictures),
  },
];

export const keep = partOf(KEEP, keepingOf);
