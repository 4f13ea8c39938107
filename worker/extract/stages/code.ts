import { type Rule, stageOf } from '../rule.js';
import { labelCodeTabs } from '../structure/code-tabs.js';
import { plainCopied } from '../structure/copied-words.js';
import { plainFileIndex } from '../structure/file-index.js';
import { plainCode } from '../structure/plain-code.js';
import { type Generated, mayBeRewritten, PLAIN } from '../tools/rules.js';

const CODE: readonly Rule<Generated>[] = [
  {
    id: 'table-file-index',
    says: 'Makes a table of the files that a server lists as preformatted text below “Index of /pub”.',
    run: ({ document, markup }) => plainFileIndex(document, markup),
  },
  {
    id: 'label-code-tabs',
    says: 'Puts the words of each button before the block of code that it shows, or makes them its language, where a row of buttons (“curl”, “Python”) stands above as many blocks.',
    run: ({ document, markup }) => labelCodeTabs(document, markup),
  },
  {
    id: 'show-copied-words',
    says: 'Makes text of the words of buttons that are what a click copies, such as `npm install left-pad`.',
    run: ({ document, markup }) => plainCopied(document, markup),
  },
  {
    id: 'plain-code',
    says: 'Rewrites every block of code as plain `pre` and `code` with its language, without line numbers, prompts and labels, such as a table of two columns by Rouge.',
    run: ({ document, markup }) => plainCode(document, markup),
  },
];

export const code = stageOf('code', [...PLAIN, ...CODE], ({ document, markup, isMatter }) => ({
  document,
  markup,
  isMatter,
  hasSigns: mayBeRewritten(markup),
}));
