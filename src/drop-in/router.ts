import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express';
import { type Authenticate, credentialOf } from '../callers/authenticate.js';
import { hearing, type Left } from '../callers/limit.js';
import { fromExpress, HttpRefusal, logRefusal, tellWhen } from '../rest/refusals.js';
import { noRoom } from '../shared/bytes-in-flight.js';
import { factHeaders } from '../shared/call-facts.js';
import { GatewayError } from '../shared/errors.js';
import { forwardedPrefix } from '../shared/forwarded-prefix.js';
import { isOfAnotherSite, ORIGIN_REFUSED } from '../shared/http-guard.js';
import { withLineFields } from '../shared/line-fields.js';
import type { Log } from '../shared/log.js';
import { tell } from '../shared/request-log.js';
import { checkedInput } from '../tools/registry.js';
import type { ToolDeps } from '../tools/tool.js';
import type { Answer, Brought, Contract } from './contract.js';
import type { ContractName } from './contracts.js';
import { given } from './given.js';
import { type Mounted, mount, mountUnserved, paramsOf, pathOf, prefixOf } from './mounted.js';
import { createOperations } from './operations.js';
import { ownStatus } from './own-status.js';
import { readBrought } from './read-brought.js';

interface Options {
  contracts: ReadonlyMap<ContractName, Contract>;
  deps: ToolDeps;
  /** What clients are told that our address is; as they reached us when undefined. */
  address: URL | undefined;
  /** Whether the peer is a proxy whose `X-Forwarded-Prefix` holds. */
  isTrusted(address: string): boolean;
  authenticate: Authenticate;
  log: Log;
}

/**
 * Other products' contracts, each below `/compat/<name>` and at the root. A request is read, checked against the schema of
 * its route, and answered by the contract with our operations. What no contract takes goes on.
 */
export function createDropIn(options: Options): [RequestHandler, ErrorRequestHandler] {
  const { contracts, deps, authenticate, log } = options;
  const routes = mount(contracts);
  const unserved = mountUnserved(contracts);
  const toBrought = createToBrought(options);

  const hearingFor = (res: Response): ToolDeps => {
    const { limit } = deps;
    const onLeft = (left: Left) => void (res.headersSent || res.set(factHeaders(left)));
    return limit ? { ...deps, limit: hearing(limit, onLeft) } : deps;
  };

  const answer = async (taken: Mounted, brought: Brought, res: Response): Promise<void> => {
    const { route } = taken;
    const gone = new AbortController();
    res.on('close', () => res.writableFinished || gone.abort());
    const input = checkedInput({ input: route.input }, given(brought, route.input), () => {});
    const operations = createOperations(hearingFor(res), log, gone.signal, () => tell(res));
    const made = await route.answer({ ...brought, input, operations });
    if (gone.signal.aborted) return;
    send(res, made, deps);
  };

  const handle: RequestHandler = async (req, res, next) => {
    const path = pathOf(req.url);
    const here = routes.filter(({ matches }) => matches.test(path));
    const fitting = here.filter(({ route }) => route.method === req.method);
    const elsewhere = () => refuseUnlessElsewhere(here, path, next, res);
    if (fitting.length === 0) return elsewhere();
    if (deps.inFlight?.isFull) throw noRoom();
    const shown = credentialOf(req.headers);
    // Before a body is read, unless the key may be in it; a GET has none, and may be meant for somebody else.
    const isFirst =
      req.method === 'POST' && (shown !== undefined || !fitting.some(({ contract }) => contract.credential));
    if (isFirst) await authenticate(res, shown, () => take(fitting, req, res, elsewhere, true));
    else await take(fitting, req, res, elsewhere);
  };

  const take = async (
    fitting: readonly Mounted[],
    req: Request,
    res: Response,
    elsewhere: () => void,
    isKnown = false,
  ): Promise<void> => {
    const brought = await readBrought(req);
    const taken = takenOf(fitting, (mounted) => toBrought(req, brought, mounted));
    if (!taken) return elsewhere();
    req.route = { path: taken.pattern };
    res.locals.contract = taken.contract;
    if (isActing(taken) && isUnaskedFor(req)) throw new GatewayError('forbidden', { message: ORIGIN_REFUSED });
    const whole = toBrought(req, brought, taken);
    const run = () => withLineFields({ contract: taken.name }, () => answer(taken, whole, res));
    await (isKnown ? run() : authenticate(res, credentialOf(req.headers) ?? taken.contract.credential?.(whole), run));
  };

  const refuse: ErrorRequestHandler = (thrown: unknown, req: Request, res: Response, next) => {
    const path = pathOf(req.url);
    const contract: Contract | undefined = res.locals.contract ?? contractAt(path);
    if (!contract || res.headersSent) return next(thrown);
    const error = fromExpress(thrown);
    logRefusal(log, { req, res, error, thrown });
    const { status = 200, ...made } = contract.failed(error, req);
    tellWhen(res, error);
    send(res, { ...made, status: ownStatus(error) ?? status });
  };

  /** The one whose shape a failure at `path` has. */
  const contractAt = (path: string): Contract | undefined => {
    const mounted = routes.find(({ matches, route, prefix }) => matches.test(path) && (prefix || !isOpen(route.path)));
    const below = [...contracts].find(([name]) => isBelow(path, prefixOf(name)));
    return below?.[1] ?? mounted?.contract ?? unserved.find(({ matches }) => matches.test(path))?.contract;
  };

  const refuseUnlessElsewhere = (here: readonly Mounted[], path: string, next: () => void, res: Response): void => {
    const methods = [...new Set(here.filter(({ route }) => !isOpen(route.path)).map(({ route }) => route.method))];
    if (methods.length > 0 && path !== '/') {
      res.set('allow', methods.join(', '));
      throw new HttpRefusal(405, `This path takes ${methods.join(' or ')} only.`);
    }
    const isKnown = unserved.some(({ matches }) => matches.test(path));
    if (isKnown || [...contracts.keys()].some((name) => isBelow(path, prefixOf(name)))) {
      throw new HttpRefusal(404, 'The gateway does not serve this part of the contract.');
    }
    next();
  };
  return [handle, refuse];
}

/** Of the routes at one path the one that the request is meant for; undefined where it is for none of them. */
function takenOf(fitting: readonly Mounted[], asked: (mounted: Mounted) => Brought): Mounted | undefined {
  const claimed = fitting.find((mounted) => mounted.route.claims?.(asked(mounted)) ?? true);
  const taken = claimed ?? fitting.find(({ prefix }) => prefix);
  if (taken) return taken;
  // What is said wrongly to the only one that listens is its to refuse.
  const [only, ...others] = fitting.filter(({ route }) => !isOpen(route.path));
  if (only && others.length === 0 && only.route.path !== '/') return only;
  if (others.length > 0 && only?.route.path !== '/') {
    throw new HttpRefusal(400, 'The request fits none of the contracts that are served at this path.');
  }
  return undefined;
}

function createToBrought({ address, isTrusted }: Options) {
  return (req: Request, read: Omit<Brought, 'params' | 'base'>, mounted: Mounted): Brought => {
    const reached = `${req.protocol}://${req.headers.host ?? ''}${forwardedPrefix(req, isTrusted)}`;
    const host = (address?.href ?? reached).replace(/\/+$/, '');
    return { ...read, params: paramsOf(mounted, req.url), base: host + mounted.prefix };
  };
}

/** @throws GatewayError when there is no room for the answer */
function send(res: Response, { status = 200, body, type, headers = {} }: Answer, deps?: ToolDeps): void {
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  if (deps?.inFlight && !deps.inFlight.fits(bytes.length)) throw noRoom();
  res
    .status(status)
    .set(headers)
    .type(typeof body === 'string' ? (type ?? 'text') : 'json')
    .send(bytes);
}

/** Whether it may search or fetch. */
function isActing({ route }: Mounted): boolean {
  return route.method !== 'GET' || route.acts === true;
}

/** Whether a page of another site causes it. One with an `Origin` has passed the check of origins, so it is the operator's. */
function isUnaskedFor(req: Request): boolean {
  return req.headers.origin === undefined && isOfAnotherSite(req);
}

/** Whether it stands for any path. */
function isOpen(path: string): boolean {
  return path.startsWith('/*');
}

function isBelow(path: string, prefix: string): boolean {
  const asked = path.toLowerCase();
  return asked === prefix || asked.startsWith(`${prefix}/`);
}
