import { RULES } from './ablations.js';
import type { Answer, Result } from './child.js';
import type { Scorer } from './corpus.js';
import { type Figures, resultOf, toldShares } from './figures.js';
import { oursWithout } from './systems.js';

/** What a rule is worth to the pages of one source. */
interface Share {
  fired: number;
  /** Pages on which the mean of all measures is higher with the rule than without it, and lower. */
  better: number;
  worse: number;
  /** Means over all pages of the source, with the rule less without it, in points; those that do not change are left out. */
  gain: Figures;
}

interface RuleWorth {
  stage: string;
  /** Per cent of the CPU that a page takes from markup to Markdown. */
  cpu: number;
  /** The mean over the measures of a page and over all pages, with the rule less without it, in points. */
  mean: number;
  /** By source; none where it never fired. */
  sources: Record<string, Share>;
}

export interface Worth {
  /** The pages of each source, and the measures with all rules. */
  sources: Record<string, { pages: number; measures: Figures }>;
  rules: Record<string, RuleWorth>;
}

/** What each of these rules, or groups of rules, adds to pages that were read with and without it. */
export function worthOf(
  answers: readonly Answer[],
  ablations: ReadonlyMap<string, readonly string[]>,
  scorer: Scorer,
): Worth {
  const sources = new Map<string, Answer[]>();
  for (const answer of answers) {
    const { source } = answer.entry;
    const of = sources.get(source) ?? [];
    of.push(answer);
    sources.set(source, of);
  }
  const allMs = answers.reduce((sum, { results }) => sum + (results.ours?.cpuMs ?? 0), 0);
  const known = new Map([...sources].map(([source, of]) => [source, measuresOf(of, 'ours', scorer)]));
  const rules: Worth['rules'] = {};
  for (const [name, off] of ablations) {
    const system = oursWithout(off);
    const ms = answers.reduce((sum, { ruleMs = {} }) => sum + off.reduce((all, id) => all + (ruleMs[id] ?? 0), 0), 0);
    const shares: RuleWorth['sources'] = {};
    let gained = 0;
    for (const [source, of] of sources) {
      const fired = of.filter((answer) => off.some((id) => answer.fired?.includes(id))).length;
      if (fired === 0) continue;
      const gains = of.flatMap((answer) => (answer.results[system] ? gainOn(answer, system, scorer) : []));
      gained += gains.reduce((sum, gain) => sum + gain, 0);
      shares[source] = {
        fired,
        better: gains.filter((gain) => gain > 0).length,
        worse: gains.filter((gain) => gain < 0).length,
        gain: difference(known.get(source) ?? {}, measuresOf(of, system, scorer)),
      };
    }
    const stage = RULES.find(({ id }) => id === off[0])?.stage ?? '';
    rules[name] = {
      stage,
      cpu: rounded((100 * ms) / allMs, 2),
      mean: rounded(gained / answers.length, 4),
      sources: shares,
    };
  }
  const told = [...sources].map(([source, of]) => {
    const measures = Object.entries(known.get(source) ?? {}).map(([name, value]) => [name, rounded(value, 2)]);
    return [source, { pages: of.length, measures: Object.fromEntries(measures) }];
  });
  return { sources: Object.fromEntries(told), rules };
}

/** All that the scorer and the truth of these pages can tell, whatever their source. Per cent. */
function measuresOf(answers: readonly Answer[], system: string, scorer: Scorer): Figures {
  return measured(
    answers.flatMap((answer) => resultOf(answer, system) ?? []),
    scorer,
  );
}

function measured(results: readonly Result[], { aggregate }: Scorer): Figures {
  const { word, sh, snip, fidelity, fid = {} } = aggregate(results.map(({ row }) => row));
  const f1s = { word, shingle: sh, snippet: snip, fidelity, ...fid };
  return {
    ...Object.fromEntries(
      Object.entries(f1s).flatMap(([name, means]) => (means?.f1 === undefined ? [] : [[name, 100 * means.f1]])),
    ),
    ...toldShares(results),
  };
}

function gainOn(answer: Answer, system: string, scorer: Scorer): number {
  const [withIt = 0, without = 0] = ['ours', system].map((name) => {
    const values = Object.values(measuresOf([answer], name, scorer));
    return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
  });
  return withIt - without;
}

function difference(withIt: Figures, without: Figures): Figures {
  const names = new Set([...Object.keys(withIt), ...Object.keys(without)]);
  const gains = [...names].map((name) => [name, rounded((withIt[name] ?? 0) - (without[name] ?? 0), 2)] as const);
  return Object.fromEntries(gains.filter(([, gain]) => gain !== 0));
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}

/** As the text of a file, with a line for each source and rule. */
export function worthText({ sources, rules }: Worth): string {
  const lines = (of: object) =>
    Object.entries(of)
      .map(([name, value]) => `${JSON.stringify(name)}: ${JSON.stringify(value)}`)
      .join(',\n');
  return `{"sources": {\n${lines(sources)}\n},\n"rules": {\n${lines(rules)}\n}}\n`;
}

/** The rules by their mean gain: so many of the first and of the last. */
export function printWorth({ sources, rules }: Worth, count: number): void {
  const row = (cells: readonly (string | number)[]) => console.log(`| ${cells.join(' | ')} |`);
  const pages = Object.values(sources).reduce((sum, { pages }) => sum + pages, 0);
  const ranked = Object.entries(rules).sort(([, a], [, b]) => b.mean - a.mean);
  const last = Math.max(count, ranked.length - count);
  row(['rule', 'stage', `fired, of ${pages}`, 'better', 'worse', 'mean gain', 'most', 'least', '% of CPU']);
  row(['---', '---', '---:', '---:', '---:', '---:', '---', '---', '---:']);
  for (const [name, { stage, mean, cpu, sources }] of [...ranked.slice(0, count), ...ranked.slice(last)]) {
    const sum = (of: 'fired' | 'better' | 'worse') => Object.values(sources).reduce((all, share) => all + share[of], 0);
    const gains = Object.entries(sources).flatMap(([source, { gain }]) =>
      Object.entries(gain).map(([measure, value]) => ({ told: `${source} ${measure} ${signed(value)}`, value })),
    );
    gains.sort((a, b) => b.value - a.value);
    const most = gains[0] && gains[0].value > 0 ? gains[0].told : '';
    const least = gains.at(-1);
    row([
      name,
      stage,
      sum('fired'),
      sum('better'),
      sum('worse'),
      signed(mean),
      most,
      least && least.value < 0 ? least.told : '',
      cpu,
    ]);
  }
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${value}`.replace('-', '−');
}
