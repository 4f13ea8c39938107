/** For `npm run check`: the corpus against its floors, ours alone; nothing where there is no corpus. */
import { benchExtract } from '../extract.js';

await benchExtract(['--no-baseline']);
