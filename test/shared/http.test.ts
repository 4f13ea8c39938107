import t from 'tap';
import { createSend } from '../../src/shared/http.js';
import { failureOf, never } from '../helpers/failure.js';
import { listen } from '../helpers/listen.js';

const send = createSend({ timeoutMs: 5_000, maxBytes: 1_000 });

t.test('a form is posted and status, headers and body come back, whatever the status', async (t) => {
  const base = await listen(t, (req, res) => {
    let body = '';
    req.on('data', (chunk) => {
      body += chunk;
    });
    req.on('end', () =>
      res.writeHead(418, { 'x-seen': String(req.headers['content-type']) }).end(`${req.method} ${body}`),
    );
  });
  const response = await send({ url: base, form: { q: 'two words' } }, never);
  t.match(response, {
    status: 418,
    body: 'POST q=two+words',
    headers: { 'x-seen': 'application/x-www-form-urlencoded' },
  });
});

t.test('a redirect is an answer, not followed', async (t) => {
  const base = await listen(t, (_req, res) => res.writeHead(303, { location: '/elsewhere' }).end());
  t.match(await send({ url: base }, never), { status: 303, headers: { location: '/elsewhere' } });
});

t.test('a body over the cap is too_large', async (t) => {
  const base = await listen(t, (_req, res) => res.end('x'.repeat(1_001)));
  t.match(await failureOf(send({ url: base }, never)), { name: 'SendError', reason: 'too_large' });
});

t.test('a server that never answers is a timeout', async (t) => {
  const base = await listen(t, () => {});
  t.match(await failureOf(createSend({ timeoutMs: 50, maxBytes: 10 })({ url: base }, never)), { reason: 'timeout' });
});

t.test('a closed port is a network failure', async (t) => {
  t.match(await failureOf(send({ url: new URL('http://127.0.0.1:1/') }, never)), { reason: 'network' });
});

t.test('the caller going away is aborted', async (t) => {
  const base = await listen(t, () => gone.abort());
  const gone = new AbortController();
  t.match(await failureOf(send({ url: base }, gone.signal)), { reason: 'aborted' });
});

t.test('a signal or deadline that fires after the answer disturbs nobody', async (t) => {
  const base = await listen(t, (_req, res) => res.end('done'));
  const gone = new AbortController();
  t.match(await createSend({ timeoutMs: 100, maxBytes: 10 })({ url: base }, gone.signal), { body: 'done' });
  gone.abort();
  const deadlinePassed = AbortSignal.timeout(150);
  await new Promise((resolve) => deadlinePassed.addEventListener('abort', resolve));
  t.match(await send({ url: base }, never), { body: 'done' }, 'the process is still there');
});
