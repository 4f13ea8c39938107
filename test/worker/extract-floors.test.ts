import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import t from 'tap';
import type { Entry } from '../../bench/extraction/corpus.js';
import { foldOf } from '../../bench/extraction/folds.js';
import { modelText } from '../../bench/extraction/training/model-text.js';
import tables from '../../worker/extract/model/model.json' with { type: 'json' };
import { pathInRoot } from '../helpers/root.js';

/** As `npm run check` runs it. */
const check = (corpus: string) => run(corpus, 'dist/bench/extraction/floors.js');

function run(corpus: string, program: string, ...args: string[]) {
  const env = { ...process.env, EXTRACTION_CORPUS: corpus };
  const { status, stdout, stderr } = spawnSync(process.execPath, [pathInRoot(program), ...args], {
    env,
    encoding: 'utf8',
  });
  return { status, lines: stdout.trim().split('\n'), stderr };
}

/** A corpus of one page, and a scorer that gives it every mark there is, or none; the same of what it tells beside its text. */
function corpusOf(dir: string, mark: number, source = 'wcxb', test: Pick<typeof t, 'testdir'> = t): string {
  const entry = { id: 'one', source, kind: 'article', html: 'one.html.gz', truth: 'one.json.gz' };
  return join(
    test.testdir({
      [dir]: {
        tools: {
          'score-extraction.mjs': `
            const all = { f1: ${mark} };
            export const scorePage = ({ id, source, kind }, truth, markdown) =>
              ({ id, source, kind, empty: !markdown.includes(truth.text), word: [0.5, 1, 0.7] });
            export const aggregate = (rows) => ({ pages: rows.length, empty: 0, sh: all, word: rows.some(({ empty }) => empty) ? { f1: 0 } : all, snip: all,
              fidelity: all, fid: { code: all, codeLang: all, math: all } });`,
        },
        corpus: {
          extraction: {
            'MANIFEST.json': JSON.stringify({ pages: [entry] }),
            'one.html.gz': gzipSync(
              '<title>Mills</title><meta name="author" content="Ada Lee"><meta name="date" content="2024-03-05"><p>Mills and weirs.</p>',
            ),
            'one.json.gz': gzipSync(
              JSON.stringify({
                text: 'Mills and weirs.',
                ...(mark
                  ? { title: 'Mills', author: 'Ada Lee', date: '2024-03-05' }
                  : { title: 'Weirs', author: 'Ben', date: '2020-01-01' }),
              }),
            ),
          },
        },
      },
    }),
    dir,
    'corpus/extraction',
  );
}

t.test('figures below the floors fail the check, figures above pass it', async (t) => {
  const good = check(corpusOf('good', 1));
  t.match(good, { status: 0, lines: /every floor holds/ }, good.stderr);
  const bad = check(corpusOf('bad', 0));
  t.equal(bad.status, 1);
  const floors = JSON.parse(readFileSync('bench/floors.json', 'utf8')) as Record<string, number>;
  for (const name of Object.keys(floors)) {
    t.equal(
      bad.lines.some((line) => line.startsWith(`  ${name}: `)),
      name !== 'empty',
      name,
    );
  }
});

t.test('without a corpus the check says so in a line, and passes', async (t) => {
  t.match(check(join(t.testdir(), 'none')), { status: 0, lines: [/no corpus/], stderr: '' });
});

t.test('what rules and stages add, how often each fires, and the worst pages with the reason', async (t) => {
  const bench = (...args: string[]) =>
    run(corpusOf('told', 1), 'dist/bench/index.js', 'extract', '--no-baseline', '--processes', '1', ...args);
  const ablation = 'finish,drop-contents,choose-blocks+drop-twins';
  const { lines, stderr } = bench('--ablate', ablation, '--fired', '--worst', '1');
  t.ok(lines.includes('No figure changes by 0.05 without: finish, drop-contents.'), stderr);
  t.match(
    lines.find((line) => line.startsWith('| choose-blocks+drop-twins |')),
    / 1\.0 \|$/,
    'nothing is kept, so that the page is empty',
  );
  t.ok(lines.includes('| cut-blocks | score | 1 | 100.0 |'));
  t.ok(lines.includes('| drop-contents | finish | 0 | 0.0 |'));
  t.match(lines.slice(lines.indexOf('wcxb article')), ['wcxb article', /^ {2}one +F1 70 \(P 50, R 100\) +too much: $/]);
  t.match(
    bench('--ablate', 'drop-contents+nothing').stderr,
    /no such rule or stage: nothing; there are each, stages, mark-formulas, /,
  );
});

t.test('what a rule is worth is told for every source of every corpus', async (t) => {
  const [known, other] = [corpusOf('known', 1), corpusOf('other', 1, 'legal', t)];
  const to = join(known, 'worth.json');
  const named = ['--corpus', known, '--corpus', other];
  const ablation = ['--ablate', 'choose-blocks,drop-contents', '--processes', '1', '--to', to];
  const { lines, stderr } = run(known, 'dist/bench/index.js', 'worth', ...named, ...ablation);
  t.match(
    lines.find((line) => line.startsWith('| choose-blocks |')),
    /^\| choose-blocks \| keep \| 2 \| 2 \| 0 \| \+/,
    stderr,
  );
  const { sources, rules } = JSON.parse(readFileSync(to, 'utf8'));
  t.match(sources, { wcxb: { pages: 1, measures: { word: 100, title: 100 } }, legal: { pages: 1 } });
  const share = { fired: 1, better: 1, worse: 0, gain: { word: 100 } };
  t.match(rules['choose-blocks'], { stage: 'keep', sources: { wcxb: share, legal: share } });
  t.match(rules['drop-contents'], { mean: 0, sources: {} });
  t.ok(rules['choose-blocks'].cpu > 0);
});

t.test('pages of one site, or of one template, are in one fold, others in all of them', async (t) => {
  const fold = (url: string, source = 'wcxb', kind = 'article') => foldOf({ id: url, url, source, kind } as Entry, 5);
  t.equal(fold('https://www.mill.test/a'), fold('https://mill.test/b'));
  t.equal(fold('https://a.test/', 'docs-md', 'sphinx'), fold('https://b.test/', 'docs-md', 'sphinx'));
  const sites = Array.from({ length: 200 }, (_, i) => fold(`https://mill-${i}.test/`));
  t.strictSame([...new Set(sites)].sort(), [0, 1, 2, 3, 4]);
});

t.test('the file of the model is what training writes of its tables', async (t) => {
  t.equal(modelText(tables), readFileSync(pathInRoot('worker/extract/model/model.json'), 'utf8'));
});
