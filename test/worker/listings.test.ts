import t from 'tap';
import { skip } from './browser-site.js';
import { ALL, CODE, codeOf, each, fenced, LISTINGS, OTHERS, page, testRendered } from './listings.js';

for (const [name, [content, css, code = CODE]] of Object.entries(LISTINGS))
  t.test(`code: ${name}`, async (t) => {
    const markdown = codeOf(page(content, css));
    t.equal(fenced.exec(markdown)?.[2], code, markdown);
    t.equal(markdown.match(/^```/gm)?.length, 2, 'one block');
    if (code !== CODE) return;
    t.notMatch(markdown.replace(fenced, ''), /\d\s+\d|lift/, 'no numbers beside it');
  });

for (const [name, [content, css]] of Object.entries(OTHERS))
  t.test(`no code: ${name}`, async (t) => t.notMatch(codeOf(page(content, css)), /```/));

t.test('a file of 5,000 lines is whole', async (t) => {
  const lines = Array.from({ length: 5_000 }, (_, i) => (i % 2 ? `    return lift(${i})` : `def gate${i}():`));
  const content = each((line, n) => `<tr><td id="L${n}"><a href="#L${n}">${n}</a></td><td>${line}</td></tr>`, lines);
  t.equal(fenced.exec(codeOf(page(`<table>${content}</table>`)))?.[2], lines.join('\n'));
});

// A third of them: all are in the slow tests.
const SOME = ALL.filter((_, i) => i % 3 === 0);
t.test('the same with style sheets of another file, in a browser', { skip }, (t) => testRendered(t, SOME));
