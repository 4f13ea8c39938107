import { stripVTControlCharacters } from 'node:util';
import t from 'tap';
import { paint } from '../../src/cli/paint.js';

/** Markdown, and what a terminal shows of it once its colours are taken away. */
const CASES = [
  ['a **bold** and [a link](http://x.example/)', 'a bold and a link http://x.example/'],
  [
    '[one](http://x.example/1) **two** [three](http://x.example/3)',
    'one http://x.example/1 two three http://x.example/3',
  ],
  ['**[in](http://x.example/) bold**', 'in http://x.example/ bold'],
  ['`[no](link)` and **`code`**', '`[no](link)` and `code`'],
  ['![picture](http://x.example/i.png)', '!picture http://x.example/i.png'],
  ['a [b] (c) and 2 ** 3 ** 4', 'a [b] (c) and 2 ** 3 ** 4'],
  ['```\n**as** [it](is)\n```', '```\n**as** [it](is)\n```'],
  ['\u001b[31mred\u0007', '[31mred'],
] as const;

for (const [markdown, shown] of CASES) {
  t.test(JSON.stringify(markdown), async (t) => {
    t.equal(stripVTControlCharacters(paint(markdown, true)), shown);
    t.equal(paint(markdown, false), markdown.replace(/[^\P{Cc}\n]/gu, ''));
  });
}
