import { listIngredients, statedContent } from '../facts/stated-content.js';
import type { Reading } from '../reading.js';
import { partOf, type Rule } from '../rule.js';
import { type Generated, mayHoldText, TAKEN } from '../tools/rules.js';

const DECLARED: readonly Rule<Generated>[] = [
  {
    id: 'take-carried',
    says: 'Takes the whole of a page that was made of a text from another page\'s data, such as an article in `script id="__NEXT_DATA__"`.',
    run(search) {
      const { whole } = search.reading;
      if (whole) Object.assign(search.reading, { content: whole });
      search.isOver = whole !== undefined;
    },
  },
  ...TAKEN,
];

const ARTICLE_BODY: readonly Rule<Reading>[] = [
  {
    id: 'take-stated',
    says: 'Takes the `articleBody` stated in JSON-LD, or the description of a film, where the text found is short beside it.',
    run(reading) {
      const content = statedContent(reading.content, reading.facts, reading.markup);
      if (content) Object.assign(reading, { content, isStated: true, lack: undefined, isUnfinished: false });
    },
  },
];

const INGREDIENTS: Rule<Reading> = {
  id: 'list-ingredients',
  says: 'Lists the ingredients that JSON-LD states below a recipe that shows hardly any of them: “2 cups of oats”.',
  when: ({ facts }) => facts.ingredients.length > 1,
  run: ({ content, facts }) => listIngredients(content, facts.ingredients),
};

export const declared = partOf(DECLARED, (reading) => ({ reading, hasSigns: mayHoldText(reading.markup) }));
export const articleBody = partOf([...ARTICLE_BODY, INGREDIENTS], (reading) => reading);
