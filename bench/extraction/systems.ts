import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import TurndownService from 'turndown';
import { GatewayError } from '../../src/shared/errors.js';
import type { How } from '../../worker/extract/rule.js';
import { extract } from '../../worker/extract.js';
import { toMarkdown } from '../../worker/markdown.js';
import type { Told } from './told.js';

export interface Input {
  text: string;
  url: URL;
}

export interface Output extends Told {
  markdown: string;
}

type System = (input: Input) => Output;

/** What is compared: from decoded text to Markdown and what is told beside it, in one process. */
export function systemNamed(name: string): System {
  const off = new Set(rulesWithout(name));
  return SYSTEMS[name] ?? ((input) => ours(input, { off }));
}

export function oursWithout(rules: readonly string[]): string {
  return `ours-${rules.join('+')}`;
}

/** The rules that a system leaves out: `ours-drop-trails+drop-twins` is ours without these two. */
export function rulesWithout(system: string): readonly string[] {
  const [, without] = /^ours-(.+)$/.exec(system) ?? [];
  return without?.split('+') ?? [];
}

/** Ours, run in this way; nothing for a page that it refuses. */
export function ours({ text, url }: Input, how: How = {}): Output {
  try {
    const { content, markdown, title, byline, published } = extract({ text, url, mediaType: 'text/html' }, how);
    return { markdown: markdown ?? toMarkdown(content, url), title, byline, published };
  } catch (thrown) {
    if (thrown instanceof GatewayError) return { markdown: '' };
    throw thrown;
  }
}

/** The rules that change anything on a page. */
export function firedOn(input: Input): ReadonlySet<string> {
  const fired = new Set<string>();
  ours(input, { watch: (rule, isChange) => isChange && fired.add(rule) });
  return fired;
}

const SYSTEMS: Record<string, System> = {
  ours: (input) => ours(input),
  /** The usual three packages, as their documentation combines them. */
  readability({ text }) {
    const { document } = parseHTML(text);
    try {
      const { content, title, byline, publishedTime } = new Readability(document).parse() ?? {};
      const markdown = new TurndownService({ headingStyle: 'atx' }).turndown(content ?? '');
      return { markdown, title: title ?? '', byline: byline ?? '', published: publishedTime ?? '' };
    } catch {
      return { markdown: '' };
    }
  },
};
