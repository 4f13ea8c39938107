import { GatewayError } from '../../src/shared/errors.js';
import type { Cdp } from './cdp.js';
import * as code from './page-code.js';
import * as colours from './page-colours.js';
import * as composed from './page-composed.js';
import * as covers from './page-covers.js';
import * as gaps from './page-gaps.js';
import * as outside from './page-outside.js';
import * as paint from './page-paint.js';
import * as split from './page-split.js';
import * as styles from './page-styles.js';

/** What the functions that run in a page call. */
const HELPERS = [composed, paint, colours, outside, covers, gaps, styles, code, split]
  .flatMap(({ HELPERS }) => HELPERS as readonly unknown[])
  .join('\n');

/** Runs our functions in the document now shown. */
export interface View {
  /** @throws when the document is replaced meanwhile */
  run<A extends unknown[], R>(script: (...args: A) => R | Promise<R>, ...args: A): Promise<R>;
}

/** The world is isolated: it shares the page's DOM, but none of its globals or of what it did to prototypes. */
export function createView(cdp: Cdp, mainFrameId: string): View {
  return {
    async run(script, ...args) {
      const { executionContextId } = await cdp.send('Page.createIsolatedWorld', {
        frameId: mainFrameId,
        worldName: 'loader',
      });
      const { result, exceptionDetails } = await cdp.send('Runtime.callFunctionOn', {
        functionDeclaration: `(...args) => { ${HELPERS}\n return (${script})(...args); }`,
        executionContextId,
        arguments: args.map((value) => ({ value })),
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new GatewayError('extraction_failed');
      return result.value;
    },
  };
}
