import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import TurndownService from 'turndown';
import { GatewayError } from '../../src/shared/errors.js';
import { STAGES, type Stage } from '../../worker/extract/stages.js';
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

/** What is compared: from decoded text to Markdown and what is told beside it, in one process. `ours-keep` is ours without the stage `keep`. */
export function systemNamed(name: string): System {
  const [, without] = /^ours-(.+)$/.exec(name) ?? [];
  const stages = STAGES.filter((stage) => stage.name !== without);
  return SYSTEMS[name] ?? ((input) => ours(input, stages));
}

/** Ours, with these stages; nothing for a page that it refuses. */
export function ours({ text, url }: Input, stages: readonly Stage[] = STAGES): Output {
  try {
    const { content, markdown, title, byline, published } = extract({ text, url, mediaType: 'text/html' }, { stages });
    return { markdown: markdown ?? toMarkdown(content, url), title, byline, published };
  } catch (thrown) {
    if (thrown instanceof GatewayError) return { markdown: '' };
    throw thrown;
  }
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
