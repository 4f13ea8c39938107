/** `npm` passes on what the terminal has sent to both of us: the same signal again within this time is no second one. */
const ECHO_MS = 1000;

/**
 * The first signal finishes what is in flight; a second one, unless it is an echo, does not wait. `cutShort` may still
 * say something then.
 */
export function closeOnSignal(
  process: NodeJS.Process,
  close: (signal: string) => Promise<void>,
  cutShort: (signal: string) => void = () => {},
): void {
  let closingSince: number | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (closingSince !== undefined) {
        if (performance.now() - closingSince <= ECHO_MS) return;
        cutShort(signal);
        process.exit(1);
      }
      closingSince = performance.now();
      close(signal).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

/**
 * What serves goes on when its log cannot be written, and a reader that closes the pipe early, such as `head`, is no
 * fault; a result that is lost for another reason is one.
 */
export function tellLostOutput(process: NodeJS.Process, isServing: () => boolean): void {
  let lost = false;
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (isServing() || code === 'EPIPE' || lost) return;
    lost = true;
    process.stderr.write(`The output cannot be written (${code}).\n`);
  });
  process.stderr.on('error', () => {});
  process.on('exit', () => {
    if (lost) process.exitCode ||= 1;
  });
}

/** The default handlers would print the raw error, which may quote a URL. */
export function tellCrashes(process: NodeJS.Process): void {
  const tell = async (err: unknown, what: string) => {
    const { createLog } = await import('../shared/log.js');
    createLog('search-gateway', 'error', process.stderr).error({ err }, what);
  };
  process.on('unhandledRejection', (err) => tell(err, 'unhandled rejection'));
  process.on('uncaughtException', (err) => tell(err, 'uncaught exception').finally(() => process.exit(1)));
}
