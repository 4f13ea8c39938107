import { withPosts, withPostsHeading } from '../posts/kept-posts.js';
import type { Rule } from '../rule.js';
import { dropCopyright } from '../score/copyright.js';
import { dropDateLines } from '../score/date-lines.js';
import { keepEntryTimes } from '../score/entry-times.js';
import {
  dropLooseHeading,
  dropRepeatedHeadings,
  keepAddresses,
  keepHeaded,
  keepLikeHeadings,
} from '../score/headed.js';
import { keepBlocks } from '../score/keep.js';
import { withNotes } from '../score/kept-notes.js';
import { dropOtherGoods } from '../score/other-goods.js';
import { keepOwnHeading } from '../score/own-heading.js';
import { keepReferences } from '../score/references.js';
import { isNoThread, type Keeping } from './keeping.js';

/** Headings and what is below them, the ends of a text, threads and notes; last, all that is not kept is removed. */
export const WRITTEN: readonly Rule<Keeping>[] = [
  {
    id: 'keep-headed',
    says: 'Keeps the definition list or table of two columns right below a kept heading, and those below headings with the same markup: “Specifications”.',
    when: isNoThread,
    run: ({ scene, kept }) => keepHeaded(scene, kept),
  },
  {
    id: 'keep-addresses',
    says: 'Keeps the `address` right below a kept heading: “Visit us”.',
    when: isNoThread,
    run: ({ scene, kept }) => keepAddresses(scene, kept),
  },
  {
    id: 'keep-like-headings',
    says: 'Keeps the headings right above kept text that are of the same level as others that are kept: “Pros” and “Cons” again and again.',
    when: isNoThread,
    run: ({ scene, kept }) => keepLikeHeadings(scene, kept),
  },
  {
    id: 'drop-repeated-headings',
    says: 'Drops a heading that repeats the one before, such as the name of a card with its picture and again with its price.',
    when: isNoThread,
    run: ({ scene, kept }) => dropRepeatedHeadings(scene, kept),
  },
  {
    id: 'drop-other-goods',
    says: 'Drops the goods that a page shows beside its own, as the words above them say: “You may also like”.',
    when: isNoThread,
    run: ({ scene, kept }) => dropOtherGoods(scene, kept),
  },
  {
    id: 'drop-loose-heading',
    says: 'Drops a heading at the end of all that is kept, where the text below it is not: “Need help?”.',
    when: isNoThread,
    run: ({ scene, kept }) => dropLooseHeading(scene, kept),
  },
  {
    id: 'keep-own-heading',
    says: "Keeps the page's only `h1` where its title does not say it, unless it names the site.",
    run: ({ scene, kept, facts }) => keepOwnHeading(scene, kept, facts.metadata),
  },
  {
    id: 'drop-date-lines',
    says: "Drops the lines before an article's text that say nothing but when and by whom it was published, and how long it takes to read: “5 March 2024, 4 min read”.",
    run: ({ scene, kept, facts }) => dropDateLines(scene, kept, facts.metadata),
  },
  {
    // Only now: the first entry of a live blog is of the day of the page.
    id: 'keep-entry-times',
    says: 'Keeps the times with which the kept entries of a live blog begin: “18:40”.',
    when: isNoThread,
    run: ({ scene, kept }) => keepEntryTimes(scene, kept),
  },
  {
    id: 'drop-copyright',
    says: 'Drops the lines at the end that say who owns the site, what it was made with, or how to get no more letters: “© 2024 Mills Ltd”.',
    run: ({ scene, kept }) => dropCopyright(scene, kept),
  },
  {
    id: 'keep-references',
    says: 'Keeps the references that the kept text cites by links, with their heading: “[3] Lund (1998), Mills of the North”.',
    run: ({ scene, kept }) => keepReferences(scene, kept),
  },
  {
    id: 'keep-thread',
    says: 'Keeps all text of the posts of a thread where most of it is kept, some of it in a forum, or the page is there for them, and drops what follows: “Sign in to reply”.',
    run(keeping) {
      keeping.kept = withPosts(keeping.scene, keeping.kept, keeping.posts);
    },
  },
  {
    id: 'keep-posts-heading',
    says: 'Keeps the heading right above the first kept post of the notes or answers below a text: “User Contributed Notes”.',
    run(keeping) {
      keeping.kept = withPostsHeading(keeping.scene, keeping.kept, keeping.posts);
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
