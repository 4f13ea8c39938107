import type { Rule } from '../rule.js';
import { keepCaptions } from '../score/captions.js';
import { keepFaqs } from '../score/faqs.js';
import { keepGoods } from '../score/goods.js';
import { keepCards } from '../score/kept-cards.js';
import { keepPosts } from '../score/kept-posts.js';
import { keepSections } from '../score/kept-sections.js';
import { dropNamedBeside } from '../score/named-beside.js';
import { dropOutsideMain } from '../score/outside-main.js';
import { keepPairs } from '../score/pairs.js';
import { keepPriceLists } from '../score/price-lists.js';
import { dropReadAlso } from '../score/read-also.js';
import { chosenBlocks } from '../score/score.js';
import { dropBeside, lowerBeside } from '../score/set-beside.js';
import { dropTeasers } from '../score/teasers.js';
import { isNoThread, type Keeping } from './keeping.js';

/** What the scores choose, what is beside the matter all the same, and what cards and lists have in common. */
export const CHOSEN: readonly Rule<Keeping>[] = [
  {
    id: 'lower-beside',
    says: 'Lowers the scores of what the markup itself sets beside the matter: menus, the page\'s footer, asides of links, boxes named after the law (`div class="disclaimer"`).',
    run: ({ beside, scores }) => lowerBeside(beside, scores),
  },
  {
    id: 'choose-blocks',
    says: 'Keeps the blocks for which the expected F1 of the page is highest, which is a threshold of its own for each page, such as 0.4.',
    run(keeping) {
      keeping.kept = chosenBlocks(keeping.scene, keeping.scores);
    },
  },
  {
    id: 'keep-goods',
    says: 'Keeps the cards with prices of a page that lists goods, offers or jobs, where little more than its introduction is kept: “Oak wheel, € 39”.',
    run: ({ scene, kept }) => keepGoods(scene, kept),
  },
  {
    id: 'keep-pairs',
    says: 'Keeps the value to each kept label and the label to each kept value, where an element holds nothing else: “Affected versions”, “< 4.2.1”.',
    run: ({ scene, kept }) => keepPairs(scene, kept),
  },
  {
    id: 'keep-captions',
    says: 'Keeps the numbered captions of figures between kept texts, what belongs to a kept caption, and the tables below those: “Fig. 1: the mill”.',
    run: ({ scene, kept }) => keepCaptions(scene, kept),
  },
  {
    id: 'drop-beside',
    says: 'Drops what the markup sets beside the matter, such as `nav`, unless most of what is kept is there.',
    run: ({ beside, scene, kept }) => dropBeside(beside, scene, kept),
  },
  {
    id: 'drop-outside-main',
    says: "Drops what stands outside the page's only `main`, if most of what is kept is in that, but not headings, the lead beside the page's `h1`, or sections after it with a heading.",
    run: ({ scene, kept }) => dropOutsideMain(scene, kept),
  },
  {
    id: 'drop-named-beside',
    says: 'Drops the sidebar that is marked up as one, and on the page of an article or product the boxes whose class says that they are no part of it, such as `div class="author-bio"`.',
    run: ({ scene, kept }) => dropNamedBeside(scene, kept),
  },
  {
    id: 'drop-read-also',
    says: 'Drops the lines of an article that say what else to read on the site: “Read more: …”.',
    run: ({ scene, kept }) => dropReadAlso(scene, kept),
  },
  {
    id: 'drop-teasers',
    says: 'Drops what the page of an article or product shows of other pages: rows of cards that lead there, with a heading and a sentence each.',
    when: isNoThread,
    run: ({ scene, kept, places }) => dropTeasers(scene, kept, places()),
  },
  {
    id: 'keep-listed-posts',
    says: 'Keeps the posts of a page that says that it lists some, such as `body class="archive"` of WordPress.',
    when: isNoThread,
    run: ({ scene, kept, places }) => keepPosts(scene, kept, places()),
  },
  {
    id: 'keep-cards',
    says: 'Keeps in all cards of a row what most of them keep in the same place, such as the price, and where they show an offer and most are kept, the rest of them.',
    when: isNoThread,
    run: ({ scene, scores, kept, places, isOffer }) => keepCards(scene, scores, kept, places(), isOffer()),
  },
  {
    id: 'keep-sections',
    says: 'Keeps, on a page that shows an offer, the sections with a heading of their own (“How it works”) between others of which most is kept.',
    when: (keeping) => isNoThread(keeping) && keeping.isOffer(),
    run: ({ scene, scores, kept }) => keepSections(scene, scores, kept),
  },
  {
    id: 'keep-faqs',
    says: "Keeps the questions and answers below the page's only heading that calls them frequently asked (“FAQ”), where hardly anything of them is kept.",
    when: isNoThread,
    run: ({ scene, kept }) => keepFaqs(scene, kept),
  },
  {
    id: 'keep-price-lists',
    says: 'Keeps the lines of a price list that lead nowhere, with the headings between them: “Soup of the day 4.50”.',
    when: isNoThread,
    run: ({ scene, kept }) => keepPriceLists(scene, kept),
  },
];
