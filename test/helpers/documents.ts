import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import MarkdownIt from 'markdown-it';
import { inRoot, ROOT } from './root.js';

/** Every Markdown document for readers, as paths from the root; pages of fixtures are none. */
export const DOCUMENTS = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.md'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .split('\n')
  .filter((path) => path && !path.startsWith('test/'));

export interface Block {
  /** First line of the block in its document, counted from 1. */
  line: number;
  /** The word after the fence, such as `sh`, and what follows it. */
  language: string;
  title: string;
  text: string;
  /** The block that follows with nothing in between: what this one prints. */
  output?: string;
}

const markdown = new MarkdownIt({ html: true });

export const documentText = (path: string) => readFileSync(inRoot(path), 'utf8');

export const parseMarkdown = (text: string) => markdown.parse(text, {});

/** The fenced blocks of a document, in their order. */
export function blocksOf(path: string): Block[] {
  const tokens = parseMarkdown(documentText(path));
  return tokens.flatMap((token, at): Block[] => {
    if (token.type !== 'fence') return [];
    const [language = '', ...title] = token.info.trim().split(/\s+/);
    const next = tokens[at + 1];
    const output = next?.type === 'fence' && next.info.trim() !== token.info.trim() ? { output: next.content } : {};
    return [{ line: (token.map?.[0] ?? 0) + 1, language, title: title.join(' '), text: token.content, ...output }];
  });
}
