import t from 'tap';
import { skip } from './browser-site.js';
import { ALL, testDocuments } from './typed-documents.js';

t.test('what a document is does not depend on a browser, whatever its type', { skip }, (t) => testDocuments(t, ALL));
