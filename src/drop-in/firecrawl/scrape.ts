import { z } from 'zod';
import { defineRoute, type Route } from '../contract.js';
import { addressOf, Document, documentOf, fetchInput } from './document.js';
import { planOf, ScrapeOptions, warningOf, withinMs } from './scrape-options.js';

/** `POST …/scrape`: one page. */
export function scrapeAt(path: string): Route {
  return defineRoute({
    method: 'POST',
    path,
    summary: 'Reads a page',
    input: ScrapeOptions.extend({ url: z.string() }),
    output: z.object({
      success: z.literal(true),
      data: Document.extend({ success: z.literal(true), warning: z.string().optional() }),
      warning: z.string().optional().describe('What was asked for and is not served'),
    }),
    async answer({ input: { url, ...options }, operations }) {
      const plan = planOf(options);
      const address = addressOf(url);
      const page = await operations.fetch({ ...fetchInput(plan), url: address }, { withinMs: withinMs(plan.timeout) });
      const words = warningOf(plan);
      const warning = words && { warning: words };
      // LangChain's loader looks for `success` in here.
      const data = { success: true, ...documentOf(page, address, plan), ...warning };
      return { body: { success: true, data, ...warning } };
    },
  });
}
