import { readFileSync } from 'node:fs';
import { focusOn } from '../src/reading/focus.js';
import { readPart } from '../src/reading/read-part.js';
import { type Structure, structureOf } from '../src/reading/structure.js';
import { median } from './child.js';
import { findCorpus, readManifest, readPageText, urlOf } from './extraction/corpus.js';
import { systemNamed } from './extraction/systems.js';

/** A question of a user, in the language of the page, with the passage that answers it. */
interface Question {
  page: string;
  lang: string;
  question: string;
  answer: string;
}

const QUESTIONS = new URL('../../bench/reading/questions.jsonl', import.meta.url);
const ROUNDS = 40;

/** What windows and focus of a page of a megabyte cost once its structure is known, and how many answers focus keeps. */
export async function benchReading(args: string[] = []): Promise<void> {
  const structure = structureOf(longPage(1_000_000));
  const { length } = structure.text;
  const base = { outline: false, start_index: 0 };
  const first = cpuMs(() => readPart(structure, { ...base, max_length: 40_000 }, 0));
  const index = cpuMs(() => readPart(structure, { ...base, focus: 'orchard', max_length: 9_000 }, 0));
  console.log(`a page of ${length} characters, seen first: window ${figure(first)} ms CPU, focus ${figure(index)} ms`);
  const windows = Array.from({ length: ROUNDS }, (_, i) => {
    const start_index = Math.floor((i * length) / ROUNDS);
    return cpuMs(() => readPart(structure, { ...base, start_index, max_length: 40_000 }, 0));
  });
  console.log(`window of it: ${figure(median(windows))} ms CPU (bound 5)`);
  const questions = Array.from({ length: ROUNDS }, (_, i) => `How does orchard ${i} keep its apples in winter?`);
  const focused = questions.map((focus) => cpuMs(() => readPart(structure, { ...base, focus, max_length: 10_000 }, 0)));
  console.log(`focus over it: ${figure(median(focused))} ms CPU (bound 25)`);
  measureAnswers(args.includes('--missed'));
}

function cpuMs(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Sections with paragraphs, lists, code and tables. */
function longPage(characters: number): string {
  const sections: string[] = [];
  for (let size = 0, i = 0; size < characters; i++) {
    const words = `Orchard ${i} grows apples of kind ${i % 37}, picked in month ${i % 12} and kept until winter ${i % 7}. `;
    const list = `- Tree ${i}\n- Row ${i % 90}\n\n`;
    const code = `\`\`\`js\nconst tree = ${i};\n\`\`\`\n\n`;
    const table = `| tree | apples |\n| --- | --- |\n| ${i} | ${i * 3} |\n\n`;
    const section = `## Orchard ${i}\n\n${`${words.repeat(3)}\n\n`.repeat(3)}${list}${code}${table}`;
    sections.push(section);
    size += section.length;
  }
  return sections.join('').slice(0, characters);
}

/** Answers that are still there when a page is a quarter, and a tenth, of its length. */
function measureAnswers(showing: boolean): void {
  const corpus = findCorpus();
  if (!corpus) {
    console.log('focus: no corpus, its answers are not measured');
    return;
  }
  const lines = readFileSync(QUESTIONS, 'utf8').trim().split('\n');
  const questions = lines.map((line) => JSON.parse(line) as Question);
  const entries = new Map(readManifest(corpus).map((entry) => [entry.id, entry]));
  const known = new Map<string, Structure>();
  const structureFor = (page: string) => {
    const entry = entries.get(page);
    if (!entry) throw new Error(`the corpus has no page ${page}`);
    const made = known.get(page);
    if (made) return made;
    const { markdown } = systemNamed('ours')({ text: readPageText(corpus, entry), url: urlOf(entry) });
    const structure = structureOf(markdown);
    known.set(page, structure);
    return structure;
  };
  const asked = questions.filter(({ page, answer }) => structureFor(page).text.includes(answer));
  const languages = new Set(asked.map(({ lang }) => lang));
  console.log(
    `focus: ${asked.length} of ${questions.length} questions, ${known.size} pages, ${languages.size} languages`,
  );
  for (const [share, floor] of [
    [4, 95],
    [10, 85],
  ] as const) {
    const missed = asked.filter(({ page, question, answer }) => {
      const structure = structureFor(page);
      const region = { start: 0, end: structure.text.length };
      return !focusOn(structure, region, question, Math.floor(region.end / share)).markdown.includes(answer);
    });
    const kept = (100 * (asked.length - missed.length)) / asked.length;
    console.log(`answers kept at 1/${share} of the page: ${kept.toFixed(1)} % (aim ${floor})`);
    if (showing) for (const { lang, question, answer } of missed) console.log(`  ${lang}: ${question} — ${answer}`);
  }
}

function figure(value: number): string {
  return value.toFixed(1);
}
