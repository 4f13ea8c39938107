import t from 'tap';
import { createSigner } from '../../src/shared/signed.js';

t.test('what was signed for one use, with one secret, is read again', async (t) => {
  const signer = createSigner('secret', 'job');
  for (const text of ['x', 'a.b.c', '', 'ünïcode']) {
    const signed = signer.sign(text);
    t.equal(signer.read(signed), text, text || 'empty');
    t.equal(createSigner('secret', 'job').read(signed), text, 'by a replica');
    t.equal(createSigner('secret', 'session').read(signed), undefined, 'not for another use');
    t.equal(createSigner('other', 'job').read(signed), undefined, 'not with another secret');
    t.equal(createSigner(undefined, 'job').read(signed), undefined, 'not with a random one');
    for (const forged of ['', '.', `${signed}x`, `x${signed}`, signed.slice(0, -1), text, `${text}.`]) {
      t.equal(signer.read(forged), undefined, 'forged');
    }
  }
});
