import type { Env } from '../shared/env.js';

/** Where a command writes, and what it may do there. */
export interface Terminal {
  out(text: string): void;
  err(text: string): void;
  /** Whether results are for a person to read, not for a pipe. */
  forPeople: boolean;
  /** Whether results may have colours. */
  colours: boolean;
  /** The last line of stderr, when it is a screen where a line can be written over. */
  screen: Screen | undefined;
  stdin: AsyncIterable<string | Uint8Array>;
  /** Fires on Ctrl-C. */
  interrupted: AbortSignal;
}

export interface Screen {
  write(text: string): void;
  /** 0 where the terminal does not tell. */
  columns: number;
}

type Streams = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr'>;

/** The terminal of a process; its stdin is not opened before it is read. */
export function createTerminal(streams: Streams, env: Env, interrupted: AbortSignal): Terminal {
  const { stdout, stderr } = streams;
  return {
    out: (text) => void stdout.write(`${text}\n`),
    err: (text) => void stderr.write(`${text}\n`),
    forPeople: stdout.isTTY === true,
    colours: mayColour(stdout, env),
    screen: stderr.isTTY && env.TERM !== 'dumb' ? stderr : undefined,
    get stdin() {
      return streams.stdin;
    },
    interrupted,
  };
}

/** By the conventions of no-color.org and force-color.org: a variable that is empty counts as unset. */
function mayColour({ isTTY }: { isTTY?: boolean }, env: Env): boolean {
  if (env.NO_COLOR) return false;
  if (env.FORCE_COLOR) return env.FORCE_COLOR !== '0';
  return isTTY === true && env.TERM !== 'dumb';
}

const FRAMES = [...'⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏'];
const TURN_MS = 100;

/** Shows what `text` says, in a line that turns while somebody waits; the line is gone when the result is called. */
export function showStatus(screen: Screen | undefined, text: () => string): () => void {
  if (!screen) return () => {};
  let turn = 0;
  const draw = () => {
    const line = text().slice(0, (screen.columns || 80) - 3);
    screen.write(`\r${FRAMES[turn++ % FRAMES.length]} ${line}\x1b[K`);
  };
  draw();
  const timer = setInterval(draw, TURN_MS);
  return () => {
    clearInterval(timer);
    screen.write('\r\x1b[K');
  };
}
