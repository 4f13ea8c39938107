import { dropBanner, dropHeadline } from '../furniture/banner.js';
import { dropColophons } from '../furniture/colophons.js';
import { dropCompareBoxes } from '../furniture/compare-boxes.js';
import { dropContents } from '../furniture/contents.js';
import { dropFurniture } from '../furniture/furniture.js';
import { dropLookups } from '../furniture/lookups.js';
import { dropNeighbours } from '../furniture/neighbours.js';
import { dropPageFeet } from '../furniture/page-feet.js';
import { dropPullQuotes } from '../furniture/pull-quotes.js';
import { dropSlideCounts } from '../furniture/slide-counts.js';
import { dropTitleHeading } from '../furniture/title-heading.js';
import { dropTrails } from '../furniture/trails.js';
import { dropTwins } from '../furniture/twins.js';
import { dropWikiBars } from '../furniture/wiki-bars.js';
import type { Reading } from '../reading.js';
import { type Rule, stageOf } from '../rule.js';

const FURNITURE: readonly Rule<Reading>[] = [
  {
    id: 'drop-furniture',
    says: 'Drops, on a page too small for the scorer, the menus and the footer that the markup names, such as `nav`.',
    run: ({ document, isMatter }) => dropFurniture(document.body, isMatter),
  },
];

const NEIGHBOURS: readonly Rule<Reading>[] = [
  {
    id: 'drop-neighbours',
    says: 'Drops the bars of manuals and mail archives that lead to the pages around: “Previous”, “Up”, “Next”.',
    run: ({ content, markup, isMatter }) => dropNeighbours(content, markup, isMatter),
  },
  {
    id: 'drop-trails',
    says: 'Drops breadcrumbs, the page numbers of a list, and tabs that are pages of their own: “You are here: Home » Mills”.',
    run: ({ content, markup, isMatter }) => dropTrails(content, markup, isMatter),
  },
  {
    id: 'drop-wiki-bars',
    says: 'Drops the navigation that skins and templates of MediaWiki set around the text, such as `table class="navbox"`.',
    run: ({ content, markup, isMatter }) => dropWikiBars(content, markup, isMatter),
  },
  {
    id: 'drop-twins',
    says: 'Drops the second of two equal boxes with a heading, or of two equal rows of pictures, such as one for each width of the screen, except in a thread, whose posts quote each other.',
    when: ({ posts = [] }) => posts.length === 0,
    run: ({ content }) => dropTwins(content),
  },
  {
    id: 'drop-colophons',
    says: 'Drops the box below a blog\'s post that names its author, address and licence or asks for a gift, such as `div class="post-copyright"`, and the line that mandoc writes above a manual.',
    run: ({ content, markup, isMatter }) => dropColophons(content, markup, isMatter),
  },
  {
    id: 'drop-contents',
    says: 'Drops the table of contents that a tool added: “In this article”.',
    run: ({ content, markup, isMatter }) => dropContents(content, markup, isMatter),
  },
  {
    id: 'drop-compare-boxes',
    says: 'Drops the boxes to tick that shops have beside goods for comparing them: “Add to compare”.',
    run: ({ content, markup }) => dropCompareBoxes(content, markup),
  },
  {
    id: 'drop-pull-quotes',
    says: 'Drops the quotes that the text has word for word, such as `aside class="pullquote"`.',
    run: ({ content, markup }) => dropPullQuotes(content, markup),
  },
  {
    id: 'drop-lookups',
    says: 'Drops the searches that journals link below each reference (“Google Scholar”), and leaves of such a row the link to the work.',
    run: ({ content, markup }) => dropLookups(content, markup),
  },
  {
    id: 'drop-slide-counts',
    says: 'Drops the counts below the pictures of a gallery: “1/12”, “2/12”, “3/12”.',
    run: ({ content }) => dropSlideCounts(content),
  },
  {
    id: 'drop-page-feet',
    says: 'Drops what each printed page of a report repeats: the rule at its end, the number above it (“F-3”) and the link to the contents below it.',
    run: ({ content, markup }) => dropPageFeet(content, markup),
  },
];

const TITLE: readonly Rule<Reading>[] = [
  {
    id: 'drop-banner',
    says: "Drops what a page begins with and only its place gives away: a logo that leads to the front page, the site's name as a link, the breadcrumb “Home / Mills”.",
    run: ({ content, facts }) => dropBanner(content, facts.metadata.title, facts.base),
  },
  {
    id: 'drop-title-heading',
    says: 'Drops the first headings where they repeat the title, which is told beside the text, and a heading before them that only names the site or the day: `h1` “Mills” of a page called “Mills”.',
    run: ({ content, facts }) => dropTitleHeading(content, facts.metadata, facts.base),
  },
  {
    id: 'drop-headline',
    says: 'Drops the title where the text begins with it without its being a heading, such as `p class="headline"`.',
    run: ({ content, facts }) => dropHeadline(content, facts.metadata.title),
  },
];

export const furniture = stageOf('furniture', FURNITURE, (reading) => reading);
export const neighbours = stageOf('neighbours', NEIGHBOURS, (reading) => reading);
export const title = stageOf('title', TITLE, (reading) => reading);
