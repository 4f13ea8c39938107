import { Readability } from '@mozilla/readability';
import { parseHTML } from 'linkedom';
import TurndownService from 'turndown';
import { GatewayError } from '../../src/shared/errors.js';
import { STAGES } from '../../worker/extract/stages.js';
import { extract } from '../../worker/extract.js';
import { toMarkdown } from '../../worker/markdown.js';

export interface Input {
  text: string;
  url: URL;
}

type System = (input: Input) => string;

/** What is compared: from decoded text to Markdown, in one process. `ours-keep` is ours without the stage `keep`. */
export function systemNamed(name: string): System {
  const [, without] = /^ours-(.+)$/.exec(name) ?? [];
  return SYSTEMS[name] ?? ((input) => ours(input, without));
}

function ours({ text, url }: Input, without?: string): string {
  try {
    const stages = STAGES.filter(({ name }) => name !== without);
    const { content, markdown } = extract({ text, url, mediaType: 'text/html' }, { stages });
    return markdown ?? toMarkdown(content, url);
  } catch (thrown) {
    if (thrown instanceof GatewayError) return '';
    throw thrown;
  }
}

const SYSTEMS: Record<string, System> = {
  ours: (input) => ours(input),
  /** The usual three packages, as their documentation combines them. */
  readability({ text }) {
    const { document } = parseHTML(text);
    try {
      return new TurndownService({ headingStyle: 'atx' }).turndown(new Readability(document).parse()?.content ?? '');
    } catch {
      return '';
    }
  },
};
