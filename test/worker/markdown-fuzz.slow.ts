import { testMarkdown } from './markdown-fuzz.js';

testMarkdown({ mutantsOfEach: 6, marks: 6_000, texts: 4_000 });
