import t from 'tap';
import { skip } from './browser-site.js';
import { ALL, testRendered } from './listings.js';

t.test('code is found with style sheets of another file, in a browser', { skip }, (t) => testRendered(t, ALL));
