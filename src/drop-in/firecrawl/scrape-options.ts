import { z } from 'zod';
import { GatewayError } from '../../shared/errors.js';
import { FirecrawlRefusal } from './failure.js';

const SERVED = ['markdown', 'links'] as const;

/** What else there is, as a warning may name it. */
const FORMATS: ReadonlySet<string> = new Set([
  ...['html', 'rawHtml', 'images', 'screenshot', 'screenshot@fullPage', 'summary', 'json', 'extract', 'changeTracking'],
  ...[
    'attributes',
    'branding',
    'question',
    'query',
    'highlights',
    'audio',
    'video',
    'menu',
    'product',
    'deterministicJson',
  ],
]);

/** What changes a page there and cannot here; other options change nothing that we serve, and are ignored. */
const IGNORED: Readonly<Record<string, (value: unknown) => boolean>> = {
  headers: isFilled,
  includeTags: isFilled,
  excludeTags: isFilled,
  onlyMainContent: (value) => value === false,
};

/** Milliseconds that a client gives us are answered within, so many earlier. */
const EARLIER_MS = 500;

export const ScrapeOptions = z.object({
  formats: z
    .array(z.string().or(z.looseObject({ type: z.string() })))
    .optional()
    .describe(`Of these ${SERVED.join(' and ')} are served; the others are left out, and named in \`warning\``),
  timeout: z.number().min(0).optional().describe('Milliseconds; 0 for as long as the gateway gives a page'),
  actions: z.unknown().optional().describe('Not served: refused unless empty'),
  headers: z.unknown().optional().describe('Ignored, with a warning'),
  includeTags: z.unknown().optional().describe('Ignored, with a warning'),
  excludeTags: z.unknown().optional().describe('Ignored, with a warning'),
  onlyMainContent: z.unknown().optional().describe('Always; false is ignored, with a warning'),
});

/** How pages are read for a request. */
export const Plan = z.object({
  formats: z.array(z.enum(SERVED)),
  /** Formats and options, by name. */
  leftOut: z.array(z.string()),
  ignored: z.array(z.string()),
  timeout: z.number().optional(),
});
export type Plan = z.infer<typeof Plan>;

/** @throws GatewayError invalid_request when nothing that is wanted can be served */
export function planOf(options: z.output<typeof ScrapeOptions>): Plan {
  const { formats, actions, timeout } = options;
  if (isFilled(actions)) {
    throw new FirecrawlRefusal(
      400,
      'SCRAPE_ACTIONS_NOT_SUPPORTED',
      'actions: this gateway reads pages, it does not act on them.',
    );
  }
  const wanted = new Set((formats ?? []).map((format) => (typeof format === 'string' ? format : format.type)));
  if (wanted.size === 0) wanted.add('markdown');
  const served = SERVED.filter((format) => wanted.delete(format));
  if (served.length === 0) {
    throw new GatewayError('invalid_request', {
      message: `formats: this gateway serves ${SERVED.join(' and ')} only.`,
    });
  }
  const leftOut = [...new Set([...wanted].map((format) => (FORMATS.has(format) ? format : 'unknown formats')))];
  const ignored = Object.entries(IGNORED).filter(([name, isMeant]) => isMeant(options[name as keyof typeof options]));
  return { formats: served, leftOut, ignored: ignored.map(([name]) => name), ...(timeout && { timeout }) };
}

/** What was asked for and is not there, in words; undefined when nothing is missing. */
export function warningOf({ leftOut, ignored }: Pick<Plan, 'leftOut' | 'ignored'>): string | undefined {
  const said = [
    leftOut.length > 0 && `Not served, and left out: ${leftOut.join(', ')}.`,
    ignored.length > 0 && `Not served, and ignored: ${ignored.join(', ')}.`,
  ];
  return said.filter(Boolean).join(' ') || undefined;
}

/** The time for an answer that arrives before its client gives up, in milliseconds; undefined where it says none. */
export function withinMs(timeout: number | undefined): number | undefined {
  return timeout ? Math.max(timeout - EARLIER_MS, timeout / 2) : undefined;
}

function isFilled(value: unknown): boolean {
  return typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);
}
