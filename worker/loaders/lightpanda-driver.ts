import type { Readable } from 'node:stream';
import { z } from 'zod';
import { type FetchCategory, GatewayError } from '../../src/shared/errors.js';
import type { Page } from '../page.js';
import { type Driver, NotStarted, type Visit } from './browser-process.js';
import { isHttp } from './document-response.js';
import type { EgressPass } from './egress-pass.js';
import { findLightpanda } from './find-browser.js';
import { categoryOf } from './http-status.js';
import type { LoaderOptions } from './loader-options.js';

type Options = Pick<LoaderOptions, 'userAgent' | 'env' | 'waitMs' | 'maxBytes' | 'timeoutMs'> & {
  browserPath?: string | undefined;
  allowPrivateNetworks: boolean;
};

/** What `fetch --json` prints: one object for each address. `error` is the name of a navigation, wait or dump failure. */
const Envelope = z.object({
  url: z.string(),
  http_status: z.number().nullish(),
  content: z.string().nullish(),
  error: z.string().nullish(),
});

/** JSON makes two characters of a quotation mark or line break, and six of a control character, which are few. */
const JSON_GROWTH = 2;
/** Of libcurl's errors those that are about reaching a site, as Lightpanda names them. */
const UNREACHED = /resolve|connect|ssl|tls|peer|cert|proxy|recv|send|partial|gotnothing|http2|network/i;
const OUT_OF_TIME = /time(?:d_?)?out/i;

/**
 * Lightpanda's own `fetch` command, which answers with Markdown. Its options are those of `lightpanda help fetch` and
 * `src/Config.zig` of lightpanda-io/browser (1.0, October 2026), read in November 2026. Not tried with the browser
 * itself: the tests hold it to this reading only.
 */
export function createLightpandaDriver(options: Options): Driver {
  const { env, browserPath, maxBytes } = options;
  return {
    find: () => findLightpanda({ configuredPath: browserPath, env }),
    async visit(target, visit, signal) {
      const { child, ended } = visit.start(fetchArguments(target, visit, options), environment(visit, env.PATH), [
        'ignore',
        'pipe',
        'ignore',
      ]);
      const printed = await collect(child.stdout as Readable, JSON_GROWTH * maxBytes);
      await ended;
      // What a shell answers when there is nothing to run, or not for this machine.
      if (printed === '' && (child.exitCode === 126 || child.exitCode === 127)) throw new NotStarted();
      if (signal.aborted) throw new GatewayError('timeout');
      visit.works();
      return toPage(printed, target, visit.pass);
    },
  };
}

function fetchArguments(
  target: URL,
  { proxyUrl, pass }: Visit,
  { userAgent, waitMs, maxBytes, timeoutMs, allowPrivateNetworks }: Options,
): string[] {
  const proxy = Object.assign(new URL(proxyUrl), { username: pass.username, password: pass.password });
  // Our proxy judges every address; this is a second judge, who must not refuse the proxy itself.
  const judged = allowPrivateNetworks ? [] : ['--block-private-networks', '--block-cidrs', `-${proxy.hostname}/32`];
  return [
    'fetch',
    '--json',
    ...['--dump', 'markdown'],
    ...['--strip-mode', 'clutter'],
    '--obey-robots',
    ...judged,
    ...['--http-proxy', proxy.href],
    ...['--http-max-response-size', String(maxBytes)],
    ...['--user-agent', userAgent],
    // Until nothing is left to do, or for that long.
    ...['--wait-until', 'done'],
    ...['--wait-ms', String(waitMs)],
    ...['--terminate-ms', String(timeoutMs)],
    ...['--log-level', 'fatal'],
    target.href,
  ];
}

function environment({ folder }: Visit, path = ''): Record<string, string> {
  // It keeps an identifier for its telemetry in the user's folders.
  return { PATH: path, HOME: folder, LIGHTPANDA_DISABLE_TELEMETRY: 'true' };
}

/** @throws GatewayError extraction_failed when there is more than `maxBytes` of it */
async function collect(stream: Readable, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxBytes) throw new GatewayError('extraction_failed');
  }
  return Buffer.concat(chunks).toString();
}

/** @throws GatewayError with a fetch category */
function toPage(printed: string, target: URL, pass: EgressPass): Page {
  const parsed = Envelope.safeParse(json(printed));
  if (!parsed.success) throw new GatewayError('extraction_failed');
  const { url, content } = parsed.data;
  const final = URL.canParse(url) ? new URL(url) : target;
  const { code, reason } = pass.refusalOf(final) ?? pass.refusalOf(target) ?? {};
  const failure = failureOf(parsed.data, code);
  if (failure === 'robots_denied') throw new GatewayError(failure, { reason: 'robots_disallowed' });
  if (failure) throw new GatewayError(failure, { reason: failure === code ? reason : undefined });
  if (!isHttp(final)) throw new GatewayError('extraction_failed');
  return { url: final, mediaType: 'text/markdown', text: content ?? '' };
}

function failureOf(
  { http_status: status, content, error }: z.output<typeof Envelope>,
  refusal: FetchCategory | undefined,
): FetchCategory | undefined {
  if (error === 'RobotsBlocked') return 'robots_denied';
  // A refusal of our proxy is a status to the browser, or none.
  if (!status || status >= 300) return refusal ?? (status ? categoryOf(status) : unanswered(error ?? ''));
  // A page that was still busy when the time was over is taken as it stands.
  if (error && !(OUT_OF_TIME.test(error) && content)) return OUT_OF_TIME.test(error) ? 'timeout' : 'extraction_failed';
  return content?.trim() ? undefined : 'extraction_failed';
}

function unanswered(error: string): FetchCategory {
  if (OUT_OF_TIME.test(error)) return 'timeout';
  return UNREACHED.test(error) ? 'unreachable' : 'extraction_failed';
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
