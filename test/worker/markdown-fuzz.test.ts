import { testMarkdown } from './markdown-fuzz.js';

testMarkdown({ mutantsOfEach: 1, marks: 1_000, texts: 700 });
