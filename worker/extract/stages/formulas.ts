import { markFormulas } from '../recognise/formulas/math.js';
import { partOf, stageOf } from '../rule.js';

export const formulas = stageOf(
  'formulas',
  partOf([
    {
      id: 'mark-formulas',
      says: 'Rewrites every formula as TeX, whichever program wrote it (MathML, KaTeX, MathJax, images): `x^2`.',
      run: ({ document, markup }) => markFormulas(document, markup),
    },
  ]),
);
