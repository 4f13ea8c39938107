import { makeAbsolute } from '../recognise/structure/absolute.js';
import { partOf, stageOf } from '../rule.js';
import { dropContents } from '../score/furniture/contents.js';
import { dropNeighbours, dropWikiBars } from '../score/furniture/neighbours.js';
import { dropTitleHeading } from '../score/furniture/title-heading.js';
import { dropTwins } from '../score/furniture/twins.js';

export const finish = stageOf(
  'finish',
  partOf([
    {
      id: 'drop-neighbours',
      says: 'Drops the bars of manuals and mail archives that lead to the pages around: “Previous”, “Up”, “Next”.',
      run: ({ content, markup, isMatter }) => dropNeighbours(content, markup, isMatter),
    },
    {
      id: 'drop-wiki-bars',
      says: 'Drops the navigation that skins and templates of MediaWiki set around the text, such as `table class="navbox"`.',
      run: ({ content, markup, isMatter }) => dropWikiBars(content, markup, isMatter),
    },
    {
      id: 'drop-twins',
      says: 'Drops the second of two equal boxes with a heading, such as one for each width of the screen, except in a thread, whose posts quote each other.',
      when: ({ posts = [] }) => posts.length === 0,
      run: ({ content }) => dropTwins(content),
    },
    {
      id: 'drop-contents',
      says: 'Drops the table of contents that a tool added: “In this article”.',
      run: ({ content }) => dropContents(content),
    },
    {
      id: 'drop-title-heading',
      says: 'Drops the first headings where they repeat the title, which is told beside the text, and a heading before them that only names the site or the day: `h1` “Mills” of a page called “Mills”.',
      run: ({ content, facts }) => dropTitleHeading(content, facts.metadata, facts.base),
    },
    {
      id: 'make-absolute',
      says: 'Makes the addresses of links and images absolute, lazy images ordinary ones, and links that lead nowhere text: `/b` becomes `https://site.example/b`.',
      run: ({ content, facts, markup }) => makeAbsolute(content, facts.base, markup.html.length),
    },
  ]),
);
