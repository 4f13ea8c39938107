import { GatewayError } from '../../src/shared/errors.js';
import { textLength } from '../dom/text-sizes.js';
import type { Page } from '../page.js';
import { stateLineBreaks } from './css/line-breaks.js';
import { rulesIn, sheetsOf } from './css/sheets.js';
import { declaredContent } from './declared.js';
import { markFormulas } from './formulas/math.js';
import { dropBanner, dropHeadline } from './furniture/banner.js';
import { dropColophons } from './furniture/colophons.js';
import { dropCompareBoxes } from './furniture/compare-boxes.js';
import { dropContents } from './furniture/contents.js';
import { dropCopies } from './furniture/copies.js';
import { dropFurniture } from './furniture/furniture.js';
import { dropLookups } from './furniture/lookups.js';
import { dropNeighbours } from './furniture/neighbours.js';
import { dropPageFeet } from './furniture/page-feet.js';
import { dropPullQuotes } from './furniture/pull-quotes.js';
import { dropSlideCounts } from './furniture/slide-counts.js';
import { dropTitleHeading } from './furniture/title-heading.js';
import { dropTrails } from './furniture/trails.js';
import { dropTwins } from './furniture/twins.js';
import { dropWikiBars } from './furniture/wiki-bars.js';
import { plainGenerated } from './generators/generators.js';
import { showSheets } from './generators/google-sheets.js';
import { gistContent } from './gist-page.js';
import { dropArchiveLine } from './invisible/archive-line.js';
import { dropBuilderTags } from './invisible/builder-tags.js';
import { removeInvisible } from './invisible/clean.js';
import { dropNarrowCopies } from './invisible/narrow-copies.js';
import { dropPhpMessages } from './invisible/php-messages.js';
import { showPopupTables } from './invisible/popups.js';
import { unveilAddresses } from './invisible/veiled-addresses.js';
import { manualContent } from './manuals.js';
import { type PageFacts, readFacts } from './metadata/metadata.js';
import { parseDocument } from './parse/document.js';
import { type Markup, markupOf } from './parse/markup.js';
import { withPosts, withPostsHeading } from './posts/kept-posts.js';
import { type Post, readPosts } from './posts/posts.js';
import { writePosts } from './posts/written-posts.js';
import { keepAnnounced } from './score/announced.js';
import { keepAttributes, keepTitleFacts } from './score/attributes.js';
import { type Blocks, cutBlocks } from './score/blocks.js';
import { placesOf } from './score/cards.js';
import { signsOf } from './score/classify.js';
import { dropCopyright } from './score/copyright.js';
import { dropDateLines } from './score/date-lines.js';
import { keepEndings } from './score/endings.js';
import { dropEntryForms } from './score/entry-forms.js';
import { keepEntryTimes } from './score/entry-times.js';
import { keepFactBoxes } from './score/fact-boxes.js';
import { keepFaqs } from './score/faqs.js';
import { keepFiles } from './score/files.js';
import { dropLooseHeading, dropRepeatedHeadings, keepAddresses, keepHeaded, keepLikeHeadings } from './score/headed.js';
import { keepBlocks } from './score/keep.js';
import { keepCallouts } from './score/kept-callouts.js';
import { keepCards } from './score/kept-cards.js';
import { keepEmbeds } from './score/kept-embeds.js';
import { withNotes } from './score/kept-notes.js';
import { keepParts, keepTables } from './score/kept-parts.js';
import { keepPosts } from './score/kept-posts.js';
import { keepSections } from './score/kept-sections.js';
import { dropNamedBeside } from './score/named-beside.js';
import { keepOffer, keepPricesBetween } from './score/offers.js';
import { dropOtherGoods } from './score/other-goods.js';
import { dropOutsideMain } from './score/outside-main.js';
import { keepPriceLists } from './score/price-lists.js';
import { keepQuoted } from './score/quoted.js';
import { dropReadAlso } from './score/read-also.js';
import { keepReferences } from './score/references.js';
import type { Scene } from './score/scene.js';
import { chosenBlocks, firstRound, sceneOf, secondRound } from './score/score.js';
import { boxesBeside, dropBeside, lowerBeside } from './score/set-beside.js';
import { isShowcase } from './score/showcase.js';
import { dropSignUps } from './score/sign-ups.js';
import { keepStepNumbers } from './score/step-numbers.js';
import { keepTableNotes } from './score/table-notes.js';
import { dropTeasers } from './score/teasers.js';
import { keepVacancy } from './score/vacancy.js';
import { framePage } from './shell/frame-page.js';
import { type Held, heldText } from './shell/held-text.js';
import { awaitsScripts, judge, type Lack } from './shell/judge.js';
import { statedContent } from './stated-content.js';
import { makeAbsolute } from './structure/absolute.js';
import { plainCards } from './structure/blog-cards.js';
import { plainBoards } from './structure/board-tables.js';
import { dropCellLabels } from './structure/cell-labels.js';
import { nameClassTables } from './structure/class-tables.js';
import { labelCodeTabs } from './structure/code-tabs.js';
import { plainCopied } from './structure/copied-words.js';
import { endCounters } from './structure/counters.js';
import { linkEmbeds, linkLateEmbeds } from './structure/embeds.js';
import { endFieldLabels } from './structure/field-labels.js';
import { plainFileIndex } from './structure/file-index.js';
import { nameFiles } from './structure/file-links.js';
import { nestFlatLists } from './structure/flat-lists.js';
import { markFootnotes } from './structure/footnotes.js';
import { plainInfoboxes } from './structure/infobox.js';
import { partCards } from './structure/inline-cards.js';
import { plainActs } from './structure/legal-acts.js';
import { nameUnfolded } from './structure/openers.js';
import { partPlaces } from './structure/place-stamps.js';
import { plainCode } from './structure/plain-code.js';
import { plainHeadings } from './structure/plain-headings.js';
import { plainPictures } from './structure/plain-pictures.js';
import { plainQuoteTables } from './structure/quote-tables.js';
import { plainRoles } from './structure/roles.js';
import { plainSizedHeadings } from './structure/sized-headings.js';
import { joinPrices } from './structure/split-prices.js';
import { numberSteps } from './structure/steps.js';
import { boxCustom, boxRows } from './structure/styled-boxes.js';
import { plainSymbolFonts } from './structure/symbol-fonts.js';
import { labelTabs } from './structure/tabs.js';
import { markTasks } from './structure/tasks.js';
import { listWordItems } from './structure/word-lists.js';
import { wallOf } from './wall.js';

/** A page on its way through the stages. */
export interface Reading {
  readonly markup: Markup;
  readonly document: Document;
  readonly facts: PageFacts;
  readonly isRendered: boolean;
  /** What keeps it from being a page, until a text is found. */
  lack?: Lack | undefined;
  /** It has a text, and signs that more is to come. */
  isUnfinished?: boolean;
  /** What a page holds instead of a text of its own; the stages behind are left out. */
  held?: Held | undefined;
  /** What is left of the page: its body at first, its main content in the end. */
  content: Element;
  /** Whether that is not what the page shows, but what its data says. */
  isStated?: boolean;
  cut?: Blocks;
  scene?: Scene;
  /** For each block the probability that it is main content. */
  scores?: Float32Array;
  posts?: readonly Post[];
}

export interface Stage {
  name: string;
  /** Works in place. */
  run(reading: Reading): void;
}

/** Told after each stage how much text is left: names and sizes, never the text itself. */
export type Trace = (stage: string, chars: number) => void;

/** Spaces that do not break, next to each other. */
const SPACED = /(?:&nbsp;|&#160;|&#xa0;|\u00a0){2}/i;

/** From a parsed page to its main content: every stage, in the order in which they run. */
export const STAGES: readonly Stage[] = [
  { name: 'formulas', run: ({ document, markup }) => markFormulas(document, markup) },
  {
    name: 'invisible',
    run({ document, facts, markup }) {
      const rules = rulesIn(document, sheetsOf(markup));
      nameClassTables(document, markup);
      showPopupTables(document, markup);
      showSheets(document, markup, facts.base);
      removeInvisible(document, markup, rules);
      dropArchiveLine(document, markup);
      dropBuilderTags(document.body, markup);
      dropPhpMessages(document.body, markup);
      dropNarrowCopies(document.body, markup);
      dropCopies(document.body, markup);
      stateLineBreaks(document.body, rules, () => SPACED.test(markup.html));
      unveilAddresses(document.body, markup.names);
    },
  },
  { name: 'wall', run: refuseWall },
  { name: 'shell', run: judgeShell },
  {
    name: 'tasks',
    run({ document, markup }) {
      nestFlatLists(document, markup);
      markTasks(document, markup);
    },
  },
  { name: 'footnotes', run: ({ document, markup }) => markFootnotes(document, markup) },
  {
    name: 'embeds',
    run({ document, facts, markup }) {
      plainCards(document, markup);
      partCards(document, markup);
      linkEmbeds(document, facts.base, markup);
      nameFiles(document, markup);
    },
  },
  {
    name: 'code',
    run({ document, markup }) {
      plainGenerated(document, markup);
      plainFileIndex(document, markup);
      labelCodeTabs(document, markup);
      plainCopied(document, markup);
      plainCode(document, markup);
    },
  },
  { name: 'tabs', run: ({ document, markup }) => labelTabs(document, markup) },
  { name: 'accordions', run: ({ document, markup }) => nameUnfolded(document, markup) },
  { name: 'counters', run: ({ document, markup }) => endCounters(document, markup) },
  {
    name: 'roles',
    run({ document, markup }) {
      plainRoles(document, markup);
      listWordItems(document, markup);
      plainSymbolFonts(document, markup);
      plainActs(document, markup);
      plainInfoboxes(document, markup);
      plainQuoteTables(document, markup);
      plainBoards(document, markup);
      partPlaces(document, markup);
      dropCellLabels(document.body, markup);
      boxCustom(document, markup);
      boxRows(document, markup);
      joinPrices(document, markup);
    },
  },
  {
    name: 'headings',
    run({ document, markup }) {
      plainHeadings(document, markup);
      plainSizedHeadings(document, markup);
    },
  },
  { name: 'furniture', run: ({ document }) => dropFurniture(document.body) },
  {
    name: 'declared',
    run(reading) {
      const { content, markup } = reading;
      reading.content =
        gistContent(content, markup) ?? declaredContent(content, markup) ?? manualContent(content, markup) ?? content;
    },
  },
  {
    name: 'blocks',
    run(reading) {
      if (reading.content !== reading.document.body) return;
      reading.posts = readPosts(reading.content, reading.markup);
      reading.cut = cutBlocks(reading.content);
    },
  },
  {
    name: 'first-round',
    run(reading) {
      if (!reading.cut) return;
      reading.scene = sceneOf(reading.cut, signsOf(reading.facts));
      reading.scores = firstRound(reading.scene);
    },
  },
  {
    name: 'second-round',
    run(reading) {
      if (reading.scene && reading.scores) reading.scores = secondRound(reading.scene, reading.scores);
    },
  },
  // No sooner: the scores are learned from pages whose images are images.
  { name: 'pictures', run: ({ document, markup }) => plainPictures(document, markup) },
  {
    name: 'keep',
    run({ facts, scene, scores, posts = [] }) {
      if (!scene || !scores) return;
      const beside = boxesBeside(scene);
      lowerBeside(beside, scores);
      const kept = chosenBlocks(scene, scores);
      dropBeside(beside, scene.blocks, kept);
      dropOutsideMain(scene, kept);
      dropNamedBeside(scene, kept);
      dropReadAlso(scene, kept);
      if (posts.length === 0) {
        const places = placesOf(scene.boxes);
        dropTeasers(scene, kept, places);
        keepPosts(scene, kept, places);
        const isOffer = isShowcase(scene, kept);
        keepCards(scene, scores, kept, places, isOffer);
        if (isOffer) keepSections(scene, scores, kept);
        keepFaqs(scene, kept);
        keepPriceLists(scene, kept);
      }
      keepCallouts(scene, kept);
      keepFactBoxes(scene, kept);
      dropSignUps(scene, kept);
      dropEntryForms(scene, kept);
      keepFiles(scene, kept);
      keepParts(scene, kept);
      keepAnnounced(scene, kept);
      keepEndings(scene, kept);
      keepTables(scene, kept);
      keepTableNotes(scene, kept);
      keepEmbeds(scene, kept);
      if (signsOf(facts).isProduct) keepOffer(scene, kept, facts.prices);
      if (facts.kinds.includes('jobposting')) keepVacancy(scene, kept);
      keepAttributes(scene, kept);
      keepTitleFacts(scene, kept);
      if (posts.length === 0) {
        keepPricesBetween(scene, kept);
        keepQuoted(scene, kept);
        keepStepNumbers(scene, kept);
        keepHeaded(scene, kept);
        keepAddresses(scene, kept);
        keepLikeHeadings(scene, kept);
        dropRepeatedHeadings(scene, kept);
        dropOtherGoods(scene, kept);
        dropLooseHeading(scene, kept);
      }
      dropDateLines(scene, kept, facts.metadata);
      // Only now: the first entry of a live blog is of the day of the page.
      if (posts.length === 0) keepEntryTimes(scene, kept);
      dropCopyright(scene, kept);
      keepReferences(scene, kept);
      const written = withPostsHeading(scene, withPosts(scene, kept, posts), posts);
      keepBlocks(scene, withNotes(scene, written), facts.pictures);
    },
  },
  { name: 'late-embeds', run: ({ content, document }) => linkLateEmbeds(content, document) },
  { name: 'posts', run: ({ content, posts = [] }) => writePosts(content, posts) },
  {
    name: 'article-body',
    run(reading) {
      const stated = statedContent(reading.content, reading.facts, reading.markup);
      if (!stated) return;
      reading.content = stated;
      reading.isStated = true;
      reading.lack = undefined;
      reading.isUnfinished = false;
    },
  },
  // Whatever else finds the text of a page that shows none has to come before.
  { name: 'lack', run: refuseLack },
  {
    name: 'neighbours',
    run({ content, markup, posts = [] }) {
      dropNeighbours(content, markup);
      dropTrails(content, markup);
      dropWikiBars(content, markup);
      // Posts quote each other.
      if (posts.length === 0) dropTwins(content);
      dropColophons(content, markup);
      dropContents(content, markup);
      dropCompareBoxes(content, markup);
      dropPullQuotes(content, markup);
      dropLookups(content, markup);
      dropSlideCounts(content);
      dropPageFeet(content, markup);
    },
  },
  {
    name: 'steps',
    run({ content, markup }) {
      numberSteps(content);
      endFieldLabels(content, markup);
    },
  },
  {
    name: 'title',
    run({ content, facts }) {
      dropBanner(content, facts.metadata.title, facts.base);
      dropTitleHeading(content, facts.metadata, facts.base);
      dropHeadline(content, facts.metadata.title);
    },
  },
  { name: 'absolute', run: ({ content, facts, markup }) => makeAbsolute(content, facts.base, markup.html.length) },
];

/** Parses a page and reads its metadata, before any stage changes it. */
export function startReading({ text, url, mediaType, isRendered = false }: Page): Reading {
  const document = parseDocument(text, mediaType === 'application/xhtml+xml');
  const markup = markupOf(text, document);
  return { markup, document, facts: readFacts(document, markup, url), isRendered, content: document.body };
}

/** @throws GatewayError extraction_failed when the page has no text at all; forbidden when it is only a bot challenge */
export function runStages(reading: Reading, stages: readonly Stage[], trace?: Trace): void {
  for (const { name, run } of stages) {
    run(reading);
    trace?.(name, textLength(reading.content.textContent));
    if (reading.held) return;
  }
}

function refuseWall({ markup, facts, document, isRendered }: Reading): void {
  const wall = wallOf({ html: markup.html, title: facts.metadata.title, document });
  if (!wall) return;
  const isToCome = wall === 'extraction_failed' && !isRendered && awaitsScripts(document, markup);
  throw new GatewayError(wall, isToCome ? { reason: 'needs_rendering' } : {});
}

/** Whether there is a page at all; one that says next to nothing may hold its text in fields or show it in frames. */
function judgeShell(reading: Reading): void {
  const { document, markup, facts, isRendered } = reading;
  const { lack, isUnfinished, thin } = judge(document, markup, { title: facts.metadata.title, isRendered });
  reading.lack = lack;
  reading.isUnfinished = isUnfinished;
  if (!thin) return;
  reading.held = heldText(document.body, markup, thin.said);
  const framed = reading.held ? undefined : framePage(document, thin, facts.base);
  if (!framed) return;
  reading.content = framed;
  reading.lack = undefined;
  reading.isUnfinished = false;
}

function refuseLack({ lack }: Reading): void {
  if (lack) throw new GatewayError('extraction_failed', { reason: REASONS_OF_LACK[lack] });
}
const REASONS_OF_LACK = { rendering: 'needs_rendering', time: 'still_loading', text: undefined } as const;
