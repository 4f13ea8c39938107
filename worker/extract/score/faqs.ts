import { HEADING_NAME } from '../../dom/headings.js';
import type { Block, Blocks, Box } from './blocks.js';
import { isBeside } from './furniture-boxes.js';
import { keepWords } from './kept.js';

/** What pages call questions that are asked again and again. */
const FAQ = new RegExp(
  [
    '\\bfaqs?\\b|frequently asked|common questions',
    'h[äa]ufig(?:e|er)? (?:gestellte )?fragen|foire aux questions|questions (?:les plus )?fr[ée]quentes',
    'preguntas (?:m[áa]s )?frecuentes|perguntas (?:mais )?frequentes|domande (?:pi[ùu] )?frequenti',
    'veelgestelde vragen|vanliga frågor|ofte st[ie]l(?:l|t)e sp[øo]r[gs]|usein kysyt|często zadawane|časté (?:dotazy|otázky)',
    'gyakori kérdések|întrebări frecvente|sıkça? sorulan|часто задаваемые|вопросы и ответы|поширені запитання',
    'よくある(?:ご)?質問|常见问题|常見問[題答]|자주 (?:묻는|하는) 질문|الأسئلة (?:الشائعة|المتكررة)|câu hỏi thường gặp|pertanyaan umum',
  ].join('|'),
  'iu',
);
const MOST_HEADING_CHARS = 70;
const MOST_QUESTION_CHARS = 200;
const LEAST_QUESTIONS = 2;
/** Boxes around the heading that are searched for questions. */
const MOST_LEVELS = 8;

/** Shares of a section's text: where more is kept it is judged as it is, and answers hold more than questions. */
const LITTLE = 0.1;
const ANSWERS = 0.5;

/**
 * Keeps, in place, the questions and answers below the page's only heading that calls them that, wherever they stand, if
 * hardly anything of them is kept: folded, and after the text, they look like what else a site offers.
 */
export function keepFaqs({ blocks }: Blocks, kept: boolean[]): void {
  const [heading, other] = new Set(blocks.flatMap((block) => faqHeading(block) ?? []));
  if (!heading || other || isBeside(heading) || !kept.includes(true)) return;
  const questions = blocks.flatMap((block, i) => (isQuestion(block) ? [i] : []));
  const end = endOfFaq(heading, questions, blocks);
  const sums = { all: 0, kept: 0, asked: 0 };
  for (let i = heading.end; i < end; i++) {
    const { chars } = blocks[i] as Block;
    sums.all += chars;
    if (kept[i]) sums.kept += chars;
    if (isQuestion(blocks[i] as Block)) sums.asked += chars;
  }
  if (sums.kept > LITTLE * sums.all || sums.asked > ANSWERS * sums.all) return;
  keepWords({ first: heading.first, end }, blocks, kept);
}

function faqHeading({ box, text }: Block): Box | undefined {
  const heading = text.length <= MOST_HEADING_CHARS ? headingOf(box) : undefined;
  return heading && FAQ.test(text) ? heading : undefined;
}

function isQuestion({ text, chars }: Block): boolean {
  return chars <= MOST_QUESTION_CHARS && /\p{L}/u.test(text) && /[?？؟]["”»)]?$/.test(text.trimEnd());
}

/** The heading that a box is or is in. */
function headingOf(box: Box): Box | undefined {
  for (let up: Box | undefined = box, level = 0; up && level < 2; up = up.parent, level++)
    if (HEADING_NAME.test(up.name)) return up;
  return undefined;
}

/** Where the questions below a heading and their answers end; at the heading where there are none. */
function endOfFaq(heading: Box, questions: readonly number[], blocks: readonly Block[]): number {
  let frame: Box | undefined = heading.parent;
  for (let level = 0; frame && level < MOST_LEVELS; frame = frame.parent, level++) {
    const { end } = frame;
    const until = blocks.findIndex((block, i) => i >= heading.end && i < end && isNextSection(block, heading));
    const last = until < 0 ? end : until;
    const own = questions.filter((i) => i >= heading.end && i < last);
    if (own.length >= LEAST_QUESTIONS) return endOfAnswer(own, last, blocks);
    if (until >= 0) return heading.first;
  }
  return heading.first;
}

function isNextSection(block: Block, { name }: Box): boolean {
  const other = headingOf(block.box);
  return other !== undefined && other.name <= name && !isQuestion(block);
}

/** The end of the answer to the last question: of the box that holds both, or before the next heading. */
function endOfAnswer(questions: readonly number[], last: number, blocks: readonly Block[]): number {
  const [before = 0, question = 0] = questions.slice(-2);
  let item = (blocks[question] as Block).box;
  while (item.parent && item.parent.first > before) item = item.parent;
  if (item.end > question + 1) return Math.min(item.end, last);
  const next = blocks.findIndex(({ box }, i) => i > question && i < last && headingOf(box) !== undefined);
  return next < 0 ? last : next;
}
