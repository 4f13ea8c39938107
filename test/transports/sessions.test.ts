import t from 'tap';
import { createSessions } from '../../src/transports/sessions.js';

t.test('an id lives for a day', async (t) => {
  let now = 1_800_000_000_000;
  const sessions = createSessions('secret', () => now);
  const id = sessions.open();
  t.ok(sessions.isValid(id));
  now += 24 * 60 * 60 * 1000 - 1;
  t.ok(sessions.isValid(id), 'one millisecond before');
  now += 1;
  t.notOk(sessions.isValid(id), 'a day later');
});

t.test('an id is its owner’s only', async (t) => {
  const sessions = createSessions('secret');
  const [annes, nobodys] = [sessions.open('anne'), sessions.open()];
  t.ok(sessions.isValid(annes, 'anne'));
  t.ok(createSessions('secret').isValid(annes, 'anne'), 'at another replica too');
  t.notOk(sessions.isValid(annes, 'bert'));
  t.notOk(sessions.isValid(annes));
  t.ok(sessions.isValid(nobodys));
  t.notOk(sessions.isValid(nobodys, 'anne'));
});

t.test('an id that was changed, or signed by another, is not ours', async (t) => {
  const sessions = createSessions('secret');
  const id = sessions.open();
  const [time = '', nonce = '', signature = ''] = id.split('.');
  const later = (Number.parseInt(time, 36) + 1).toString(36);
  for (const forged of [
    '',
    '.',
    '..',
    id.slice(1),
    `${id}x`,
    `${later}.${nonce}.${signature}`,
    `${time}.x.${signature}`,
    `${time}.${nonce}.`,
    `${id}.`,
    `${id}.x`,
  ]) {
    t.notOk(sessions.isValid(forged), forged || 'empty');
  }
  t.ok(createSessions('secret').isValid(id), 'a replica with the same secret');
  t.notOk(createSessions('other').isValid(id));
  t.notOk(createSessions(undefined).isValid(id));
});
