/** What a process loads with `--import` to have a fault on SIGUSR2. */
const asImport = (code: string) => ['--import', `data:text/javascript,${encodeURIComponent(code)}`];

/** The clock jumps a day ahead, and back by two with the next signal. */
export const CLOCK = asImport(`
  const now = Date.now, Real = Date, day = 864e5;
  let offset = 0;
  globalThis.Date = class extends Real {
    constructor(...given) { given.length ? super(...given) : super(now() + offset); }
    static now() { return now() + offset; }
  };
  process.on('SIGUSR2', () => { offset = offset > 0 ? -day : day; });
`);

/** All threads that run end at once. */
export const THREADS = asImport(`
  import threads from 'node:worker_threads';
  import { syncBuiltinESMExports } from 'node:module';
  const all = new Set();
  threads.Worker = class extends threads.Worker {
    constructor(...given) { super(...given); all.add(this); this.once('exit', () => all.delete(this)); }
  };
  syncBuiltinESMExports();
  process.on('SIGUSR2', () => { for (const thread of all) thread.terminate(); });
`);
