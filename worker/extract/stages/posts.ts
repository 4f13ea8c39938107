import { writePosts } from '../posts/written-posts.js';
import type { Reading } from '../reading.js';
import { type Rule, stageOf } from '../rule.js';
import { linkLateEmbeds } from '../structure/embeds.js';

const LATE_EMBEDS: readonly Rule<Reading>[] = [
  {
    id: 'link-late-embeds',
    says: 'Turns the frames that a script was still to fill into links, such as `iframe data-src="https://www.youtube.com/embed/…"`; only now, since the scores are learned from pages without these.',
    run: ({ content, document }) => linkLateEmbeds(content, document),
  },
];

const POSTS: readonly Rule<Reading>[] = [
  {
    id: 'write-posts',
    says: 'Writes each post of a thread as author, date and text, with its replies as a nested list: “**Ada**, 5 March”.',
    run: ({ content, posts = [] }) => writePosts(content, posts),
  },
];

export const lateEmbeds = stageOf('late-embeds', LATE_EMBEDS, (reading) => reading);
export const posts = stageOf('posts', POSTS, (reading) => reading);
