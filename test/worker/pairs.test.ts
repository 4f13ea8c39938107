/**
 * What each rule does is shown by pairs in `test/fixtures/rules/ID`, whose content is given, so that no model changes them;
 * what no rule changes is shown without any.
 */
import t from 'tap';
import { STAGES } from '../../worker/extract/pipeline.js';
import { GIVEN_STAGES, markdownOf, markdownOfGiven } from '../helpers/given-content.js';
import { pairsIn, RULELESS } from '../helpers/pairs.js';

const idsOf = (stages: typeof STAGES) => stages.flatMap(({ rules }) => rules.map(({ id }) => id));
const RULES = idsOf(STAGES);
/** Pairs have no scorer, whose rules whole pages show. */
const SCORING = RULES.filter((id) => !idsOf(GIVEN_STAGES).includes(id));
const shown = [...new Set(pairsIn('rules').map(({ name }) => name.split('/', 1)[0] ?? ''))];

t.test('every rule but those that score has a pair, and every folder is of a rule', async (t) => {
  t.strictSame([...shown].sort(), RULES.filter((id) => !SCORING.includes(id)).sort());
});

for (const id of shown) {
  t.test(`rule ${id}`, async (t) => {
    for (const { name, html, markdown } of pairsIn(`rules/${id}`)) {
      t.equal(`${markdownOfGiven(html)}\n`, markdown, name);
      t.not(`${markdownOfGiven(html, { off: new Set([id]) })}\n`, markdown, `${name} without the rule is another`);
    }
  });
}

/** The writer is given whole addresses. */
const off = new Set(RULES.filter((id) => id !== 'make-absolute'));
for (const folder of RULELESS) {
  t.test(folder, async (t) => {
    for (const { name, html, markdown } of pairsIn(folder)) {
      t.equal(`${markdownOfGiven(html)}\n`, markdown, name);
      t.equal(`${markdownOfGiven(html, { off })}\n`, markdown, `${name} is the same without rules`);
    }
  });
}

t.test('every rule that scores changes a whole page', async (t) => {
  const pages = pairsIn('pages').map(({ html }) => ({ html, whole: markdownOf(html) }));
  for (const id of SCORING) {
    const isOther = pages.some(({ html, whole }) => markdownOf(html, { off: new Set([id]) }) !== whole);
    t.ok(isOther, id);
  }
});
