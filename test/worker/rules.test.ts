/** Every step of the extraction is a rule: it has a name, says what it does, can be left out and watched. */
import t from 'tap';
import { STAGES } from '../../worker/extract/pipeline.js';
import { extract } from '../../worker/extract.js';
import { toMarkdown } from '../../worker/markdown.js';

const RULES = STAGES.flatMap(({ rules }) => rules);
const url = new URL('https://site.test/mills/oak');
const PROSE =
  'The mill stands where the river bends, and its wheel, which is of oak, stops whenever the river is low. ';
const text = `<title>Oak</title><main><h1>Oak</h1>${`<p>${PROSE}</p>`.repeat(6)}</main>`;
const page = { url, mediaType: 'text/html', text };

const markdownOf = (how: Parameters<typeof extract>[1]) => {
  const { content, markdown } = extract(page, how);
  return markdown ?? toMarkdown(content, url);
};

t.test('every rule has an id of its own, in words with hyphens between them', async (t) => {
  t.ok(RULES.length > 100);
  const ids = [...RULES.map(({ id }) => id), ...STAGES.map(({ name }) => name)];
  t.strictSame(ids.length, new Set(ids).size, 'stages have others, so that either can be left out by name');
  for (const id of ids) t.match(id, /^[a-z\d]+(?:-[a-z\d]+)*$/);
});

t.test('every rule says in one sentence what it does, with an example', async (t) => {
  for (const { id, says } of RULES) {
    t.match(says, /^[A-Z][a-z]+,? .*[.`]$/, id);
    t.notMatch(says, /[.!?] [A-Z]|\n|\|/, `${id}: one sentence, that fits into a cell of a table`);
    t.match(says, /“.+”|`.+`|such as|: /, `${id}: an example`);
  }
  t.equal(new Set(RULES.map(({ says }) => says)).size, RULES.length);
});

t.test('a rule that is left out does not run, and all others do', async (t) => {
  const told: string[] = [];
  const watch = (rule: string) => told.push(rule);
  t.notMatch(markdownOf({ watch }), /^# Oak$/m);
  const all = told.splice(0);
  t.match(markdownOf({ off: new Set(['drop-title-heading']), watch }), /^# Oak$/m);
  t.strictSame(
    told,
    all.filter((rule) => rule !== 'drop-title-heading'),
  );
});

t.test('a rule that changes nothing is told apart from one that does, and watching changes nothing', async (t) => {
  const fired = new Set<string>();
  const idle = new Set<string>();
  const watched = markdownOf({ watch: (rule, isChange) => (isChange ? fired : idle).add(rule) });
  t.equal(watched, markdownOf({}));
  for (const rule of ['cut-blocks', 'choose-blocks', 'drop-title-heading']) t.ok(fired.has(rule), rule);
  for (const rule of ['mark-formulas', 'refuse-wall', 'drop-twins', 'keep-parts']) t.ok(idle.has(rule), rule);
});

t.test('a rule that refuses a page has changed it', async (t) => {
  const fired: string[] = [];
  const shell = { ...page, text: '<p>Loading…</p><div id="root"></div><script src="/app.js"></script>' };
  const watch = (rule: string, isChange: boolean) => isChange && fired.push(rule);
  t.throws(() => extract(shell, { watch }), { code: 'extraction_failed' });
  t.equal(fired.at(-1), 'refuse-lack');
  t.doesNotThrow(() => extract(shell, { off: new Set(['refuse-lack']) }));
});
