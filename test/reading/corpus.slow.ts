import t from 'tap';
import { findCorpus, readManifest, readPageText, urlOf } from '../../bench/extraction/corpus.js';
import { systemNamed } from '../../bench/extraction/systems.js';
import { cutBlock, faultOf } from '../helpers/windows.js';

t.setTimeout(600_000);

const corpus = findCorpus();
const skip = corpus ? false : 'the corpus is not beside this checkout';
t.test(
  'the windows of pages of the corpus are bounded, joined they are the page, and what fits is whole',
  { skip },
  async (t) => {
    const dir = corpus ?? '';
    const entries = readManifest(dir).filter((_, i) => i % 6 === 0);
    for (const entry of entries) {
      const { markdown } = systemNamed('ours')({ text: readPageText(dir, entry), url: urlOf(entry) });
      for (const max of [700, 5_000]) {
        const fault = faultOf(markdown, max) ?? cutBlock(markdown, max);
        if (fault) t.fail(`${entry.id} in windows of ${max}: ${fault}`);
      }
    }
    t.ok(entries.length >= 300);
  },
);
