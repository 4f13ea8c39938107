import type { ForestTable, ModelTables } from '../../../worker/extract/model/forest.js';
import type { Lexicon } from '../../../worker/extract/model/lexicon.js';
import type { Boosted, Node } from './boosting.js';

interface Trained {
  lexicon: Lexicon;
  first: Boosted;
  second: Boosted;
  baseNames: readonly string[];
  contextNames: readonly string[];
}

/** Features that no tree asks for are left out, so that they cost nothing. */
export function tablesOf({ lexicon, first, second, baseNames, contextNames }: Trained): ModelTables {
  const all = [...baseNames, ...contextNames];
  if (new Set(all).size < all.length) throw new Error('two features have one name');
  const asked = new Set([...featuresIn(first), ...featuresIn(second)].map((feature) => all[feature]));
  const base = baseNames.filter((name) => asked.has(name));
  const both = [...base, ...contextNames.filter((name) => asked.has(name))];
  const forest = ({ bias, trees }: Boosted, features: readonly string[]): ForestTable => ({
    features,
    bias: rounded(bias),
    trees: trees.map((tree) => cells(tree, all, features)),
  });
  return {
    labels: weights(lexicon.labels),
    inner: weights(lexicon.inner),
    words: weights(lexicon.words),
    openings: weights(lexicon.openings),
    first: forest(first, base),
    second: forest(second, both),
  };
}

/** As the text of a file, with a line for each table of words and each tree. */
export function modelText({ first, second, ...lexicon }: ModelTables): string {
  const forest = ({ features, bias, trees }: ForestTable) => {
    const lines = trees.map((tree) => JSON.stringify(tree)).join(',\n');
    return `{"features": ${JSON.stringify(features)}, "bias": ${bias}, "trees": [\n${lines}\n]}`;
  };
  const entries = [
    ...Object.entries(lexicon).map(([name, table]) => [name, JSON.stringify(table)]),
    ['first', forest(first)],
    ['second', forest(second)],
  ];
  return `{\n${entries.map(([name, text]) => `"${name}": ${text}`).join(',\n')}\n}\n`;
}

function featuresIn({ trees }: Boosted): number[] {
  const visit = (node: Node): number[] =>
    node.feature !== undefined ? [node.feature, ...visit(node.low), ...visit(node.high)] : [];
  return trees.flatMap(visit);
}

function cells(node: Node, all: readonly string[], names: readonly string[]): number[] {
  if (node.feature === undefined) return [-1, rounded(node.value)];
  const feature = names.indexOf(all[node.feature] ?? '');
  return [feature, rounded(roundedUp(node.threshold)), ...cells(node.low, all, names), ...cells(node.high, all, names)];
}

function weights(table: ReadonlyMap<string, number>): Record<string, number> {
  return Object.fromEntries([...table].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Thresholds are values that occur: rounded down, those very values would go the other way. */
function roundedUp(value: number): number {
  if (value === 0) return 0;
  const unit = 10 ** (Math.floor(Math.log10(Math.abs(value))) - 3);
  return Math.ceil(value / unit) * unit;
}

function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
