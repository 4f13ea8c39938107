import t from 'tap';
import { ONLY_RENDERED } from '../fixtures/hiding/ways.js';
import { skip } from './browser-site.js';
import { ALL, testRendered, testWritten } from './hiding.js';

t.test('a page as it is written has what its own style sheets show', async (t) => testWritten(t, ALL));

// What a style sheet does not tell, and a third of the others, which lie in groups of their kinds: all are in the slow tests.
const SOME = ALL.filter(([title], i) => ONLY_RENDERED.has(title) || i % 3 === 0);
t.test('a rendered page has what is seen of it', { skip }, (t) => testRendered(t, SOME));
