import { GatewayError } from '../../../src/shared/errors.js';
import type { PageFacts } from '../facts/metadata.js';
import { listIngredients, statedContent } from '../facts/stated-content.js';
import type { Scene } from '../model/scene.js';
import { chosenBlocks } from '../model/score.js';
import type { Reading } from '../reading.js';
import { withPosts } from '../recognise/posts/kept-posts.js';
import type { Post } from '../recognise/posts/posts.js';
import { writePosts } from '../recognise/posts/written-posts.js';
import { partOf, stageOf } from '../rule.js';
import { keepBlocks } from '../score/keep.js';
import { dropNextArticles, dropOthers } from '../score/others.js';
import { keepAttributes, keepParts } from '../score/parts.js';
import { keepCaptions } from '../score/pictures.js';
import { lowerBeside } from '../score/set-beside.js';
import { keepIngredients, keepNotes, keepOwnHeading } from '../score/stated.js';

/** A scored page, and which of its blocks are kept so far. */
interface Keeping {
  readonly facts: PageFacts;
  readonly scene: Scene;
  readonly scores: Float32Array;
  readonly posts: readonly Post[];
  kept: boolean[];
}

/** Undefined for a page whose content is known. */
function keepingOf({ facts, scene, scores, posts = [] }: Reading): Keeping | undefined {
  if (!scene || !scores) return undefined;
  return { facts, scene, scores, posts, kept: new Array(scene.blocks.length).fill(false) };
}

const REASONS_OF_LACK = { rendering: 'needs_rendering', time: 'still_loading', text: undefined } as const;

export const keep = stageOf(
  'keep',
  // First as the scores have it, then what belongs to a kept text, whatever its own scores.
  partOf<Keeping>(
    [
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
        id: 'drop-next-articles',
        says: "Drops the articles that follow a page's own, beside it and headed like it, as on sites that go on when a reader scrolls: `article` with its own linked heading.",
        run: ({ scene, kept }) => dropNextArticles(scene, kept),
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
    ],
    keepingOf,
  ),
  // Whatever else finds the text of a page that shows none comes before it is refused for its lack.
  partOf([
    {
      id: 'write-posts',
      says: 'Writes each post of a thread as author, date and text, with its replies as a nested list: “**Ada**, 5 March”.',
      run: ({ content, posts = [] }) => writePosts(content, posts),
    },
    {
      id: 'take-stated',
      says: 'Takes the `articleBody` stated in JSON-LD, or the description of a film, where the text found is short beside it.',
      run(reading) {
        const content = statedContent(reading.content, reading.facts, reading.markup);
        if (content) Object.assign(reading, { content, isStated: true, lack: undefined, isUnfinished: false });
      },
    },
    {
      id: 'list-ingredients',
      says: 'Lists the ingredients that JSON-LD states below a recipe that shows hardly any of them: “2 cups of oats”.',
      when: ({ facts }) => facts.ingredients.length > 1,
      run: ({ content, facts }) => listIngredients(content, facts.ingredients),
    },
    {
      id: 'refuse-lack',
      says: 'Refuses a page in which no text was found by now: the shell of an application, one that was not done when it was rendered, or an empty one.',
      run({ lack }) {
        if (lack) throw new GatewayError('extraction_failed', { reason: REASONS_OF_LACK[lack] });
      },
    },
  ]),
);
