import type { Structure } from './structure.js';

const PICTURE = /!\[(?:[^[\]\\]|\\.)*\]\(\s*(?:<(https?:\/\/[^<>]+)>|(https?:\/\/[^()\s]*(?:\([^()\s]*\)[^()\s]*)*))/g;

/** The addresses of a text's pictures, in order, each once; none of code. */
export function imagesOf({ text, blocks }: Structure): string[] {
  const found = blocks.flatMap(({ kind, start, end }) => {
    if (kind === 'code' || kind === 'math') return [];
    return [...text.slice(start, end).matchAll(PICTURE)].map(([, pointed, plain]) => pointed ?? plain ?? '');
  });
  return [...new Set(found)];
}
