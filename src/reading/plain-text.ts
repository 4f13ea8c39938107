import type { Block } from './blocks.js';
import type { Structure } from './structure.js';

const PICTURE = /!\[((?:[^[\]\\]|\\.)*)\]\([^()\s]*(?:\([^()\s]*\)[^()\s]*)*(?:\s+"(?:[^"\\]|\\.)*")?\)/g;
const LINK =
  /\[((?:[^[\]\\]|\\.)*)\]\(\s*(?:<[^<>]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?:\s+"(?:[^"\\]|\\.)*")?\s*\)/g;

/** The text of a page without the marks of Markdown: of links and pictures the words, of code the code. Lists keep their marks. */
export function plainText({ text, blocks }: Structure): string {
  const parts = blocks.flatMap((block) => {
    const own = textOf(text, block);
    const gap = /\n[^\n]*\n/.test(text.slice(block.contentEnd, block.end)) ? '\n\n' : '\n';
    return own.trim() === '' ? [] : [own + gap];
  });
  return parts.join('').trimEnd();
}

function textOf(text: string, { kind, start, contentEnd, headEnd }: Block): string {
  const own = text.slice(start, contentEnd).replace(/^\n+/, '');
  if (kind === 'code') return headEnd === undefined ? own : own.replace(/^.*\n/, '').replace(/\n.*$/, '');
  if (kind === 'math' || kind === 'html') return own;
  return kind === 'rule' ? '' : unmarked(own);
}

function unmarked(markdown: string): string {
  return markdown
    .replace(/^(?: {0,3}> ?)+/gm, '')
    .replace(/^ {0,3}#{1,6}[ \t]+/gm, '')
    .replace(/^[ \t]*\|[ \t|:-]*$\n?/gm, '')
    .replace(PICTURE, '$1')
    .replace(LINK, '$1')
    .replace(/<(https?:\/\/[^\s<>]+)>/g, '$1')
    .replace(/(?<![\\*\w])(\*{1,3}|_{1,3}|~~)(?=\S)([^*_~\n]*[^\s*_~\\])\1(?!\w)/g, '$2')
    .replace(/(?<![\\`])(`+)(?!`)([^`\n]+)\1(?!`)/g, '$2')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
