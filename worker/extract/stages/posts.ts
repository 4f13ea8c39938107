import type { Reading } from '../reading.js';
import { writePosts } from '../recognise/posts/written-posts.js';
import { partOf, type Rule } from '../rule.js';

const POSTS: readonly Rule<Reading>[] = [
  {
    id: 'write-posts',
    says: 'Writes each post of a thread as author, date and text, with its replies as a nested list: “**Ada**, 5 March”.',
    run: ({ content, posts = [] }) => writePosts(content, posts),
  },
];

export const posts = partOf(POSTS, (reading) => reading);
