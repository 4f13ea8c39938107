import { z } from 'zod';
import { type Link, linksOf } from '../reading/links.js';
import { type Asked, checkAsked, NoSuchPart, type Part, readPart } from '../reading/read-part.js';
import { structureOf } from '../reading/structure.js';
import { GatewayError } from '../shared/errors.js';
import type { Call, ToolDeps } from './tool.js';

/** What a call may say of the part of a page that it wants. */
export const PART_INPUT = {
  start_index: z.int().min(0).default(0).describe('First character wanted: the next_index of the part before'),
  max_length: z.int().min(0).optional().describe('Most characters; 0 for all'),
  outline: z.boolean().default(false).describe('Only the headings, numbered'),
  section: z.string().trim().optional().describe('Only the section of this heading or outline number'),
  focus: z.string().trim().optional().describe('Words or a question: only what answers it best'),
  links: z.boolean().default(false).describe('List its links too'),
};

/** What tools of others call the same. */
export const PART_ALIASES = {
  maxLength: 'max_length',
  max_chars: 'max_length',
  maxCharacters: 'max_length',
  startIndex: 'start_index',
  startChar: 'start_index',
  offset: 'start_index',
} as const;

/** Where a part stands, as every face tells it. Offsets count UTF-16 code units of the whole Markdown, in a section too. */
export const PART_PLACE = {
  length: z.int().optional().describe('Of the whole page, in characters'),
  start_index: z.int().optional(),
  next_index: z.int().optional().describe('Absent at the end'),
  section: z.string().optional(),
};

const Entry = z.object({
  number: z.string().describe('Place in the outline, such as 2.1'),
  level: z.int().describe('1 to 6'),
  text: z.string(),
  start_index: z.int().describe('Where the section begins'),
  length: z.int().describe('Characters of the section, with those below it'),
});

/** What else is around the text. */
export const PART_TEXTS = {
  continues: z
    .string()
    .optional()
    .describe('Head row of the table, or fence of the code, that the text begins inside of; not part of the text'),
  outline: z.array(Entry).optional().describe('The headings in order'),
  links: z
    .array(z.object({ text: z.string(), url: z.string() }))
    .optional()
    .describe('Of the text, in order, each once'),
  part: z.string().optional().describe('Which part of the page this is, and the call for the next'),
};

type Input = Asked & { url: string; js_render?: boolean | undefined; links: boolean };
interface Page {
  url: string;
  markdown: string;
}
type Told = Omit<Part, 'told' | 'regions'> & { part?: string; links?: Link[] };

/** Refuses what no page can answer, before one is fetched. @throws GatewayError invalid_request */
export function checkPart(asked: Asked): void {
  refusing(() => checkAsked(asked));
}

/** The part of a page that a call asks for. @throws GatewayError invalid_request */
export function partOf(page: Page, input: Input, { toStructure = structureOf }: ToolDeps, call: Call): Told {
  const structure = toStructure(page.markdown);
  const { told, next, regions, ...part } = refusing(() => {
    const read = readPart(structure, input, call.usualLength ?? 0);
    return { ...read, next: nextCall(read, input) };
  });
  const links = input.links ? { links: linksOf(structure, regions).map((link) => absolute(link, page.url)) } : {};
  return { ...part, ...links, ...(told && { part: `[${told}.${next}]` }) };
}

/** Markdown that a site has itself may lead on from its own address. */
function absolute({ text, url }: Link, base: string): Link {
  return { text, url: URL.canParse(url) || !URL.canParse(url, base) ? url : new URL(url, base).href };
}

function nextCall({ next_index, outline, markdown, start_index, told = '' }: Part, input: Input): string {
  const { url, js_render, max_length, section, outline: listing, focus } = input;
  const page = { url, ...(js_render !== undefined && { js_render }) };
  const bound = { ...(max_length !== undefined && { max_length }) };
  const call = (args: object) => `fetch_url ${JSON.stringify({ ...page, ...args })}`;
  if (next_index !== undefined) {
    const same = { ...(section !== undefined && { section }), ...(listing && { outline: true }), ...bound };
    return ` Next: ${call({ ...same, start_index: next_index })}`;
  }
  if (listing) return outline?.[0] ? ` Read one: ${call({ section: outline[0].number })}` : '';
  if (focus !== undefined) return ` Read on where one stands: ${call({ start_index })}`;
  return told && markdown ? ' This is the end of it.' : '';
}

function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (thrown) {
    if (!(thrown instanceof NoSuchPart)) throw thrown;
    throw new GatewayError('invalid_request', { message: `The request is not valid. ${thrown.message}.` });
  }
}
