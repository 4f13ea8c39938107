import { gzipSync } from 'node:zlib';

/** Octets without any pattern, the same in every run. */
export function noise(length: number): Buffer {
  let state = 1;
  return Buffer.from(
    Array.from({ length }, () => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    }),
  );
}

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

/** Data that servers hand out as pages. */
export const DATA: Record<string, Buffer> = {
  'a PNG of one pixel': Buffer.from(PNG, 'base64'),
  'a JPEG that begins with a long description': Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0x20, 0x00]),
    Buffer.from(`http://ns.adobe.com/xap/1.0/\0<x:xmpmeta><p>${'A sunset. '.repeat(800)}</p></x:xmpmeta>`),
    noise(20_000),
  ]),
  'a page still compressed': gzipSync(noise(4_000)),
  noise: noise(5_000),
};
