import { cutBlocks } from '../model/blocks.js';
import { signsOf } from '../model/classify.js';
import { sceneOf, scoresAlone, scoresInContext } from '../model/score.js';
import type { Reading } from '../reading.js';
import { readPosts } from '../recognise/posts/posts.js';
import { partOf, stageOf } from '../rule.js';

/** Pages whose content is known are not scored. */
const isWhole = ({ content, document }: Reading) => content === document.body;

export const blocks = partOf([
  {
    id: 'read-posts',
    says: 'Finds the posts of a thread, with author and date, by the markup of known software or of schema.org, such as `div class="message-body"` of XenForo.',
    when: isWhole,
    run(reading) {
      reading.posts = readPosts(reading.content, reading.markup);
    },
  },
  {
    id: 'cut-blocks',
    says: 'Cuts the text into blocks at the boundaries of block elements, and sums up every box: a paragraph with a link in it is one block.',
    when: isWhole,
    run(reading) {
      reading.cut = cutBlocks(reading.content);
    },
  },
]);

export const score = stageOf(
  'score',
  blocks,
  partOf([
    {
      id: 'score-alone',
      says: 'Gives each block the probability that it is main content, judged by its own looks and place, such as its length and share of links.',
      when: ({ cut }) => cut !== undefined,
      run(reading) {
        if (!reading.cut) return;
        reading.scene = sceneOf(reading.cut, signsOf(reading.facts));
        reading.scores = scoresAlone(reading.scene);
      },
    },
    {
      id: 'score-in-context',
      says: 'Judges each block again, knowing what the first round says about its neighbours, boxes and like blocks, such as the other items of its list.',
      when: ({ scene }) => scene !== undefined,
      run(reading) {
        if (reading.scene && reading.scores) reading.scores = scoresInContext(reading.scene, reading.scores);
      },
    },
  ]),
);
