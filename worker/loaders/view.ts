import { GatewayError } from '../../src/shared/errors.js';
import type { Cdp } from './cdp.js';
import * as code from './page-code.js';
import * as colours from './page-colours.js';
import * as composed from './page-composed.js';
import * as covers from './page-covers.js';
import * as gaps from './page-gaps.js';
import * as outside from './page-outside.js';
import * as paint from './page-paint.js';
import * as scripts from './page-scripts.js';
import { mayBeHosts } from './page-scripts.js';
import * as signs from './page-signs.js';
import * as split from './page-split.js';
import * as styles from './page-styles.js';

/** What the functions that run in a page call. */
const HELPERS = [composed, paint, colours, outside, covers, gaps, styles, code, split, scripts, signs]
  .flatMap(({ HELPERS }) => HELPERS as readonly unknown[])
  .join('\n');

/** Something in the page: what `find` gives, for scripts that take such things after their other arguments. */
export type Handle = string;

/** Runs our functions in the document now shown. */
export interface View {
  /** @throws when the document is replaced meanwhile */
  run<A extends unknown[], R>(script: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
  /** The same for a script that is given the things in the page that `handles` name, too. */
  runOn<A, T, R>(script: (arg: A, ...things: T[]) => R, arg: A, handles: readonly Handle[]): Promise<R>;
  /** Closed shadow roots of the document, outer ones first. With `all`, looks for them everywhere. */
  closedRoots(all: boolean): Promise<Handle[]>;
}

/** How deep closed shadow roots may be in each other. */
const MAX_DEPTH = 5;

/** The world is isolated: it shares the page's DOM, but none of its globals or of what it did to prototypes. */
export function createView(cdp: Cdp, mainFrameId: string): View {
  async function call(script: unknown, args: { value?: unknown; objectId?: string }[], returnByValue = true) {
    const { executionContextId } = await cdp.send('Page.createIsolatedWorld', {
      frameId: mainFrameId,
      worldName: 'loader',
    });
    const { result, exceptionDetails } = await cdp.send('Runtime.callFunctionOn', {
      functionDeclaration: `(...args) => { ${HELPERS}\n return (${script})(...args); }`,
      executionContextId,
      arguments: args,
      awaitPromise: true,
      returnByValue,
    });
    if (exceptionDetails) throw new GatewayError('extraction_failed');
    return { result, executionContextId };
  }

  const withThings = (arg: unknown, handles: readonly Handle[]) => [
    { value: arg },
    ...handles.map((objectId) => ({ objectId })),
  ];

  /** What a list in the page holds. */
  async function itemsOf(objectId: string | undefined): Promise<Handle[]> {
    if (!objectId) return [];
    const { result } = await cdp.send('Runtime.getProperties', { objectId, ownProperties: true });
    return result.flatMap(({ name, value }) => (/^\d+$/.test(name) && value?.objectId ? [value.objectId] : []));
  }

  async function closedIn(objectId: string, executionContextId: number): Promise<Handle[]> {
    const { node } = await cdp.send('DOM.describeNode', { objectId });
    const closed = node.shadowRoots?.filter(({ shadowRootType }) => shadowRootType === 'closed') ?? [];
    const resolved = closed.map(({ backendNodeId }) =>
      cdp.send('DOM.resolveNode', { backendNodeId, executionContextId }),
    );
    return (await Promise.all(resolved)).flatMap(({ object }) => object.objectId ?? []);
  }

  return {
    async run(script, ...args) {
      const { result } = await call(
        script,
        args.map((value) => ({ value })),
      );
      return result.value;
    },
    async runOn(script, arg, handles) {
      const { result } = await call(script, withThings(arg, handles));
      return result.value;
    },
    async closedRoots(all) {
      const roots: Handle[] = [];
      let isAll = all;
      for (let depth = 0; depth < MAX_DEPTH; depth++) {
        const { result, executionContextId } = await call(mayBeHosts, withThings(isAll, roots), false);
        const hosts = await itemsOf(result.objectId);
        const found = (await Promise.all(hosts.map((host) => closedIn(host, executionContextId)))).flat();
        if (found.length === 0) break;
        if (isAll) roots.push(...found);
        else isAll = true; // the first of a kind has one: the others may, too
      }
      return roots;
    },
  };
}
