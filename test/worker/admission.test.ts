import t from 'tap';
import { createAdmission } from '../../worker/admission.js';
import { never } from '../helpers/failure.js';

t.test('one host never takes all places to wait in; few are left to nobody in particular', async (t) => {
  for (const [places, ofOne, ofAnother] of [
    [20, 18, 1],
    [3, 3, 0],
  ] as const) {
    const { admit, capacity } = createAdmission({ places: { static: 1 }, maxWaiting: places - 1, timeoutMs: 60_000 });
    t.equal(capacity, places);
    const running: Promise<unknown>[] = [];
    const leaving = new AbortController();
    t.teardown(() => leaving.abort());
    const stuck = admit((_request, signal) => new Promise((_, reject) => signal.addEventListener('abort', reject)));
    /** How many of `host` are let in of as many as there are places. */
    const letIn = async (host: string) => {
      const before = running.length;
      for (let i = 0; i < places; i++) {
        const request = { url: `http://${host}/${i}`, js_render: false };
        const fetched = stuck(request, leaving.signal).catch((thrown) => thrown);
        const refused = await Promise.race([fetched, new Promise((resolve) => setImmediate(resolve))]);
        if (refused) t.match(refused, { code: 'busy', retryAfterSeconds: 2 });
        else running.push(fetched);
      }
      return running.length - before;
    };
    t.equal(await letIn('one.example'), ofOne);
    t.ok((await letIn('another.example')) >= ofAnother);
    leaving.abort();
    await Promise.all(running);
    const again = admit(async () => ({ markdown: 'x' }));
    t.match(await again({ url: 'http://one.example/', js_render: false }, never), { markdown: 'x' });
  }
});

t.test('a fetch that becomes one of another kind is counted there, and where it was no more', async (t) => {
  const { admit } = createAdmission({ places: { static: 1, browser: 1 }, maxWaiting: 0, timeoutMs: 60_000 });
  const request = { url: 'http://one.example/' };
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const rendering = admit(async (_request, _signal, _onPhase, become) => {
    become('browser');
    await ended;
    return { markdown: 'rendered' };
  });
  const first = rendering(request, never);
  const refused = await admit(async (_request, _signal, _onPhase, become) => {
    t.throws(() => become('browser'), { code: 'busy', retryAfterSeconds: 2 });
    return { markdown: 'as it was' };
  })(request, never);
  t.match(refused, { markdown: 'as it was' });
  await t.rejects(admit(async () => ({ markdown: '' }))({ ...request, js_render: true }, never), { code: 'busy' });
  end();
  t.match(await first, { markdown: 'rendered' });
  t.match(await admit(async () => ({ markdown: 'x' }))({ ...request, js_render: true }, never), { markdown: 'x' });
});
