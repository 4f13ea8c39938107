/**
 * For `npm run check`: the corpus against its floors, ours alone; nothing where there is no corpus. Each page is read with
 * the model of its fold, where training left them.
 */
import { existsSync } from 'node:fs';
import { benchExtract } from '../extract.js';
import { FOLDS } from './folds.js';

await benchExtract(['--no-baseline', ...(existsSync(FOLDS) ? ['--folds', FOLDS] : [])]);
