import t from 'tap';
import { skip } from './browser-site.js';
import { ALL, testRendered } from './hiding.js';

t.test('a rendered page has what is seen of it, whatever hides it', { skip }, (t) => testRendered(t, ALL));
