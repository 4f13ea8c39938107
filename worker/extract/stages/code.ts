import { plainCode } from '../recognise/structure/plain-code.js';
import { partOf, type Rule } from '../rule.js';
import { type Generated, mayBeRewritten, PLAIN } from '../tools/rules.js';

const CODE: readonly Rule<Generated>[] = [
  {
    id: 'plain-code',
    says: 'Rewrites every block of code as plain `pre` and `code` with its language, without line numbers, prompts and labels, such as a table of two columns by Rouge.',
    run: ({ reading }) => plainCode(reading.document, reading.markup),
  },
];

export const code = partOf([...PLAIN, ...CODE], (reading) => ({ reading, hasSigns: mayBeRewritten(reading.markup) }));
