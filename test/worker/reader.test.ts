import { PassThrough } from 'node:stream';
import t from 'tap';
import { createLog } from '../../src/shared/log.js';
import { createReader } from '../../worker/reader.js';
import { failureOf, never } from '../helpers/failure.js';

const pageOf = (text: string) => ({ url: new URL('https://site.example/page'), mediaType: 'text/html', text });

t.test('a page is read in a thread: metadata and Markdown come back', async (t) => {
  const reader = createReader({ threads: 1, deadlineMs: 20_000 });
  t.teardown(reader.close);
  const page = await reader.read(pageOf('<title>A title</title><p>Some <b>bold</b> words.</p>'), never);
  t.match(page, { title: 'A title', markdown: 'Some **bold** words.' });
});

t.test(
  'at debug the log tells what each stage left of a page and which rules changed it, and none of its text',
  async (t) => {
    const lines = new PassThrough();
    const reader = createReader({ threads: 1, deadlineMs: 20_000, log: createLog('worker', 'debug', lines) });
    t.teardown(reader.close);
    await reader.read(pageOf('<title>Ferries</title><h1>Ferries</h1><p>Secret words of a page.</p>'), never);
    const line = String(lines.read());
    t.match(JSON.parse(line), { level: 20, stages: { hide: 26, finish: 19 } });
    t.strictSame(JSON.parse(line).rules, [
      'judge-shell',
      'cut-blocks',
      'score-alone',
      'score-in-context',
      'choose-blocks',
      'drop-title-heading',
    ]);
    t.notMatch(line, /secret|ferries|site\.example/i);
  },
);

t.test('a page without text is extraction_failed, and the thread reads on', async (t) => {
  const reader = createReader({ threads: 1, deadlineMs: 20_000 });
  t.teardown(reader.close);
  t.match(await failureOf(reader.read(pageOf('<p></p>'), never)), { code: 'extraction_failed' });
  t.match(await reader.read(pageOf('<p>Next.</p>'), never), { markdown: 'Next.' });
});

t.test('a page that takes longer than the deadline is extraction_failed', async (t) => {
  const reader = createReader({ threads: 1, deadlineMs: 150 });
  t.teardown(reader.close);
  const endless = pageOf(`<p>${'<b>word </b>'.repeat(400_000)}`);
  t.match(await failureOf(reader.read(endless, never)), { code: 'extraction_failed' });
});

t.test('a client that leaves gives its thread back', async (t) => {
  const reader = createReader({ threads: 1, deadlineMs: 60_000 });
  t.teardown(reader.close);
  const gone = new AbortController();
  const endless = failureOf(reader.read(pageOf(`<p>${'<b>word </b>'.repeat(400_000)}`), gone.signal));
  const waiting = reader.read(pageOf('<p>Next.</p>'), never);
  gone.abort();
  t.match(await endless, { code: 'timeout' });
  t.match(await waiting, { markdown: 'Next.' });
});

t.test('a page that needs more memory than a thread has is extraction_failed', async (t) => {
  const reader = createReader({ threads: 1, deadlineMs: 60_000, heapMiB: 160 });
  t.teardown(reader.close);
  const huge = pageOf('<p>word</p>'.repeat(1_500_000));
  t.match(await failureOf(reader.read(huge, never)), { code: 'extraction_failed' });
});

const CONTROLS = Array.from({ length: 0xa0 }, (_, code) => code).filter((code) => code < 0x20 || code >= 0x7f);
/** Every control character, most of them as references too, where HTML has a place for text. */
const controls = CONTROLS.map((code) => `&#${code};`).join('') + String.fromCharCode(...CONTROLS.slice(1));
const laden = {
  'text/html': `<title>A${controls}B</title><meta name="description" content="C${controls}D">
    <h1>E${controls}F</h1><p>G${controls}H <code>I${controls}J</code><pre>K${controls}L</pre>
    <table><tr><th>M${controls}N<tr><td>O${controls}P</table><a href="/x" title="Q${controls}R">S</a>`,
  'text/plain': `A${String.fromCharCode(...CONTROLS.slice(1))}B`,
  'application/json': `{"a": "${String.fromCharCode(...CONTROLS.slice(1))}"}`,
  'text/markdown': `# A${String.fromCharCode(...CONTROLS.slice(1))}B`,
  'application/rss+xml': `<rss><channel><title>A${controls}B</title><item><title>C${controls}D</title></item></channel></rss>`,
};

for (const [mediaType, text] of Object.entries(laden)) {
  t.test(`what is read from ${mediaType} has no control characters`, async (t) => {
    const reader = createReader({ threads: 1, deadlineMs: 20_000 });
    t.teardown(reader.close);
    const page = await reader.read({ ...pageOf(text), mediaType }, never);
    t.match(page.markdown, /[A-Z]|"a"/);
    for (const value of Object.values(page)) t.notMatch(value, /[^\P{Cc}\n\t]/u);
    t.notMatch(page.title ?? '', /[\n\t]/);
  });
}
