import { randomBytes } from 'node:crypto';
import t from 'tap';
import { createSeal } from '../../../src/shared/store/seal.js';

t.test('what is sealed is never taken for a value without a key', async (t) => {
  const sealed = createSeal('test', randomBytes(32));
  const plain = createSeal('test');
  const taken: number[] = [];
  for (let n = 0; n < 2_000; n += 1) {
    const packed = await sealed.pack(['page', 'x'], Buffer.from('text'));
    if (!packed) throw new Error('a small value was not packed');
    if (await plain.unpack(['page', 'x'], packed)) taken.push(packed[0] ?? -1);
  }
  t.strictSame(taken, []);
});
