import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import { HttpRefusal } from '../rest/refusals.js';
import type { FetchInput } from './operations.js';

/** Of running text; clients count by their own models' words. */
const CHARS_A_TOKEN = 4;
/** Longest time that a client may say, in seconds; ours is shorter. */
const LONGEST_TIMEOUT = 180;
/** Of a client's time, left for the way, in milliseconds. */
const SPARE_MS = 500;

/** What a POST says in its body, others in headers. */
export const BODY_OPTIONS = {
  respondWith: z.string().optional().describe('markdown or content, which is the same'),
  timeout: z.number().optional().describe('Seconds'),
  tokenBudget: z.number().optional().describe('A longer page is refused'),
  maxTokens: z.number().optional().describe('A longer page is cut'),
  noCache: z.boolean().optional().describe('Visit the page anew'),
  cacheTolerance: z.number().optional().describe('Most seconds in the cache'),
  engine: z.string().optional().describe('browser: render the page'),
};
export type BodyOptions = { [name in keyof typeof BODY_OPTIONS]?: string | number | boolean | undefined };

interface ReadOptions extends Pick<FetchInput, 'js_render' | 'max_age'> {
  withinMs?: number;
  /** Characters; 0 for no bound. */
  maxLength: number;
  /** Tokens. */
  budget?: number | undefined;
}

/** How a page is to be read. @throws HttpRefusal for a format that is not served, and for what is no number */
export function optionsOf(headers: IncomingHttpHeaders, body: BodyOptions): ReadOptions {
  const said = (name: keyof BodyOptions) => body[name] ?? headers[`x-${name.replace(/[A-Z]/g, '-$&').toLowerCase()}`];
  checkFormat(body.respondWith ?? headers['x-respond-with'] ?? headers['x-return-format'] ?? 'markdown');
  const timeout = positive('timeout', said('timeout'));
  const maxTokens = positive('max tokens', said('maxTokens'));
  // Who says it wrongly is content with any.
  const tolerance = Number(said('cacheTolerance') ?? Number.NaN);
  return {
    ...(timeout !== undefined && { withinMs: withinMs(timeout) }),
    maxLength: Math.ceil((maxTokens ?? 0) * CHARS_A_TOKEN),
    budget: positive('token budget', said('tokenBudget')),
    // A header counts as set whatever it says.
    ...(said('noCache') && { max_age: 0 }),
    ...(tolerance >= 0 && Number.isFinite(tolerance) && !said('noCache') && { max_age: Math.floor(tolerance) }),
    ...(said('engine') === 'browser' && { js_render: true }),
  };
}

/** About as many as a model counts. */
export function tokensIn(text: string): number {
  return Math.ceil(text.length / CHARS_A_TOKEN);
}

function withinMs(seconds: number): number {
  const ms = Math.min(seconds, LONGEST_TIMEOUT) * 1000;
  return Math.max(ms - SPARE_MS, ms / 2);
}

function checkFormat(format: unknown): void {
  const words = String(format).toLowerCase().trim();
  if (words === 'markdown' || words === 'content') return;
  throw new HttpRefusal(400, 'The request is not valid. X-Respond-With: expected markdown or content.');
}

function positive(name: string, value: unknown): number | undefined {
  if (value === undefined) return undefined;
  const number = Number(value);
  if (number > 0 && Number.isFinite(number)) return number;
  throw new HttpRefusal(400, `The request is not valid. ${name}: expected a number above 0.`);
}
