import { declaredContent } from '../declared.js';
import { gistContent } from '../gist-page.js';
import { manualContent } from '../manuals.js';
import type { Reading } from '../reading.js';
import { type Rule, stageOf } from '../rule.js';
import { listIngredients, statedContent } from '../stated-content.js';

/** The search for an element that is known to hold the text; the first that is found is taken. */
interface Search {
  reading: Reading;
  isOver: boolean;
}

function taking(find: (reading: Reading) => Element | undefined): Pick<Rule<Search>, 'when' | 'run'> {
  return {
    when: ({ isOver }) => !isOver,
    run(search) {
      const found = find(search.reading);
      if (!found) return;
      search.reading.content = found;
      search.isOver = true;
    },
  };
}

const DECLARED: readonly Rule<Search>[] = [
  {
    id: 'take-carried',
    says: 'Takes the whole of a page that was made of a text from another page\'s data, such as an article in `script id="__NEXT_DATA__"`.',
    ...taking(({ whole }) => whole),
  },
  {
    id: 'take-gist',
    says: 'Takes all files of a gist on GitHub, each below its name where there are several (`main.py`), and the comments on them.',
    ...taking(({ content, markup }) => gistContent(content, markup)),
  },
  {
    id: 'take-document',
    says: 'Takes the element in which a code forge, wiki or notebook shows the only rendered document of a page, such as `article class="markdown-body"`.',
    ...taking(({ content, markup }) => declaredContent(content, markup)),
  },
  {
    id: 'take-manual',
    says: 'Takes the element in which a known documentation tool puts its text, such as `#furo-main-content` of Sphinx, without what the tool adds there.',
    ...taking(({ content, markup }) => manualContent(content, markup)),
  },
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

export const declared = stageOf('declared', DECLARED, (reading) => ({ reading, isOver: false }));
export const articleBody = stageOf('article-body', [...ARTICLE_BODY, INGREDIENTS], (reading) => reading);
