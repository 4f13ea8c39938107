import type { Lexicon } from '../../../worker/extract/score/lexicon.js';
import type { Boosted, Node } from './boosting.js';

interface Trained {
  lexicon: Lexicon;
  first: Boosted;
  second: Boosted;
  baseNames: readonly string[];
  contextNames: readonly string[];
}

const LINE = 110;

/** The model as a TypeScript file of tables. Features that no tree asks for are left out, so that they cost nothing. */
export function modelSource({ lexicon, first, second, baseNames, contextNames }: Trained): string {
  const all = [...baseNames, ...contextNames];
  if (new Set(all).size < all.length) throw new Error('two features have one name');
  const asked = new Set([...featuresIn(first), ...featuresIn(second)].map((feature) => all[feature]));
  const base = baseNames.filter((name) => asked.has(name));
  const both = [...base, ...contextNames.filter((name) => asked.has(name))];
  const forest = (prefix: string, { bias, trees }: Boosted, names: readonly string[]) => [
    `export const ${prefix}_FEATURES = \`${wrapped(names)}\`;`,
    `export const ${prefix}_BIAS = ${number(bias)};`,
    `export const ${prefix}_TREES = \`${trees.map((tree) => cells(tree, all, names).join(' ')).join('\n')}\`;`,
  ];
  return `${[
    '// Written by bench/extraction/training/train.ts; not to be edited by hand.',
    '',
    '/** Words of class names, ids and roles, each with the log-odds it adds. */',
    `export const LABELS = \`${wrapped(weights(lexicon.labels))}\`;`,
    '',
    '/** Words of the labels of inline elements, each with the log-odds it adds. */',
    `export const INNER = \`${wrapped(weights(lexicon.inner))}\`;`,
    '',
    '/** Words of short texts, each with the log-odds it adds. */',
    `export const WORDS = \`${wrapped(weights(lexicon.words))}\`;`,
    '',
    '/** Words that open sections, each with the log-odds it adds to what follows. */',
    `export const OPENINGS = \`${wrapped(weights(lexicon.openings))}\`;`,
    '',
    '/** Each block by itself. */',
    ...forest('FIRST', first, base),
    '',
    '/** Each block again, with what the first forest says of those around it. */',
    ...forest('SECOND', second, both),
  ].join('\n')}\n`;
}

function featuresIn({ trees }: Boosted): number[] {
  const visit = (node: Node): number[] =>
    node.feature !== undefined ? [node.feature, ...visit(node.low), ...visit(node.high)] : [];
  return trees.flatMap(visit);
}

function cells(node: Node, all: readonly string[], names: readonly string[]): string[] {
  if (node.feature === undefined) return [number(node.value)];
  const feature = names.indexOf(all[node.feature] ?? '');
  return [
    `${feature}<=${number(roundedUp(node.threshold))}`,
    ...cells(node.low, all, names),
    ...cells(node.high, all, names),
  ];
}

function weights(table: ReadonlyMap<string, number>): string[] {
  return [...table].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([word, weight]) => [word, number(weight)]);
}

/** Thresholds are values that occur: rounded down, those very values would go the other way. */
function roundedUp(value: number): number {
  if (value === 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 3);
  return Math.ceil(value / unit) * unit;
}

function number(value: number): string {
  return String(Number(value.toPrecision(4))).replace(/^(-?)0\./, '$1.');
}

function wrapped(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line && line.length + word.length >= LINE) {
      lines.push(line);
      line = word;
    } else line = line ? `${line} ${word}` : word;
  }
  return [...lines, line].join('\n');
}
