import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { GatewayError } from '../../src/shared/errors.js';
import { createGuard, type Guard } from '../../src/shared/guard.js';
import { createBrowserLoader } from '../../worker/loaders/browser.js';
import { findBrowser } from '../../worker/loaders/find-browser.js';
import type { Page, Permit } from '../../worker/page.js';
import { never } from '../helpers/failure.js';
import { listen, type Teardown } from '../helpers/listen.js';

/** Reason to skip, for machines without any browser. */
export const skip = findBrowser({ env: process.env }) ? false : 'no Chromium on this machine';

/** HTML, or whatever else answers a path. */
export type Route = string | ((req: IncomingMessage, res: ServerResponse) => void);

export interface Site {
  port: number;
  /** Paths asked for, in order. */
  asked: string[];
  url(path: string, host?: string): URL;
}

/** A web site that answers under every name that ends in `.test`. */
export async function createSite(t: Teardown, routes: Record<string, Route>): Promise<Site> {
  const asked: string[] = [];
  const handler: RequestListener = (req, res) => {
    const { pathname } = new URL(req.url ?? '', 'http://site.test');
    asked.push(pathname);
    const route = routes[pathname];
    if (typeof route === 'function') route(req, res);
    else if (route === undefined) res.writeHead(404, { 'content-type': 'text/html' }).end('no such page');
    else res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(route);
  };
  const { port } = await listen(t, handler);
  return { port: Number(port), asked, url: (path, host = 'a.test') => new URL(`http://${host}:${port}${path}`) };
}

/** The real guard, but for names in `.test`: these are the site. Every other connection is refused without DNS. */
export function guardFor({ port: sitePort }: Pick<Site, 'port'>, allowed: readonly number[] = []): Guard {
  const strict = createGuard({ allowPrivateNetworks: false, lookup: () => Promise.reject(new Error('no DNS')) });
  return {
    ...strict,
    async connect(hostname, port, signal) {
      const isSite = hostname.endsWith('.test') && port === sitePort;
      return isSite || allowed.includes(port) ? dial(port) : strict.connect(hostname, port, signal);
    },
  };
}

async function dial(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  return socket;
}

type LoaderOptions = Partial<Parameters<typeof createBrowserLoader>[0]>;

export interface Browser {
  load(path: string, options?: { host?: string; signal?: AbortSignal }): Promise<Page>;
  loadUrl(url: string): Promise<Page>;
  /** What robots.txt was asked about. */
  permitted: string[];
  close(): Promise<void>;
}

/** A loader over `site`; paths that start with `/denied` are refused by robots. */
export function createBrowser(t: Teardown, site: Site, options: LoaderOptions = {}): Browser {
  const permitted: string[] = [];
  const permit: Permit = async (target) => {
    permitted.push(target.pathname);
    if (target.pathname.startsWith('/denied')) throw new GatewayError('robots_denied');
  };
  const loader = createBrowserLoader({
    guard: guardFor(site),
    permit,
    env: process.env,
    userAgent: 'TestBot/1.0 (+https://example.com/bot)',
    waitMs: 3_000,
    maxBytes: 4_000_000,
    timeoutMs: 60_000,
    ...options,
  });
  t.teardown(() => loader.close());
  return {
    permitted,
    load: (path, { host, signal = never } = {}) => loader.load(site.url(path, host), signal),
    loadUrl: (url) => loader.load(new URL(url), never),
    close: loader.close,
  };
}
