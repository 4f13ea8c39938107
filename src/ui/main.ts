import { JSON_LINES } from '../shared/json-lines.js';
import { createCalls } from './calls.js';
import { byId } from './dom.js';
import { createForm } from './form.js';
import { askForKey, keyHeader } from './key.js';
import { type Input, type Operation, readOperations, WantsKey } from './operations.js';
import { failed, type Shown, showError, showOutput } from './result.js';

const result = byId('result');
const status = byId('status');
let running: AbortController | undefined;

await begin();

async function begin(): Promise<void> {
  try {
    start(await readOperations());
    result.replaceChildren();
  } catch (thrown) {
    if (thrown instanceof WantsKey) return result.replaceChildren(askForKey(() => void begin()));
    show(failed('not available', 'The description of the gateway could not be read. Reload the page.'));
  }
}

function start({ version, operations }: Awaited<ReturnType<typeof readOperations>>): void {
  byId('version').textContent = version;
  const showCalls = createCalls();
  const form = createForm(operations, () => showCalls(form.operation(), form.input()));
  const reader = operations.find(({ takesAddress }) => takesAddress);

  const call = () => {
    // Only the part after the hash changes, which no server ever sees.
    history.replaceState(null, '', toHash(form.operation(), form.input()));
    return run(form.operation(), form.input(), read);
  };
  const read = reader
    ? (url: string) => {
        form.fill(reader, { [reader.argument.name]: url });
        byId('argument').focus();
        void call();
      }
    : undefined;
  // A link that somebody sent fills in the form and no more: what is asked of the web is for a person here to decide.
  const fromHash = () => {
    const [name, given] = location.hash.slice(1).split('?');
    const operation = operations.find((known) => known.name === name);
    if (operation) form.fill(operation, Object.fromEntries(new URLSearchParams(given)));
  };
  fromHash();
  addEventListener('hashchange', fromHash);
  byId('form').addEventListener('submit', (event) => {
    event.preventDefault();
    void call();
  });
  byId('cancel').addEventListener('click', () => running?.abort());
  addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') running?.abort();
  });
  byId('argument').focus();
}

/** Calls, and shows what comes and how long it took. A new call ends the one before it. */
async function run(operation: Operation, input: Input, read: ((url: string) => void) | undefined): Promise<void> {
  running?.abort();
  const own = new AbortController();
  running = own;
  const startedAt = performance.now();
  busy(true);
  status.textContent = 'Waiting for the answer. Escape cancels.';
  let phase = '';
  const tell = () => {
    const seconds = Math.floor((performance.now() - startedAt) / 1000);
    if (running === own) status.textContent = `Waiting for the answer${phase}, ${seconds} s. Escape cancels.`;
  };
  const ticking = setInterval(tell, 1000);
  const shown = await answer(operation, input, own.signal, read, (now) => {
    phase = `: ${now}`;
    tell();
  });
  clearInterval(ticking);
  if (running !== own) return;
  running = undefined;
  busy(false);
  show(shown, ` · ${((performance.now() - startedAt) / 1000).toFixed(2)} s`);
}

async function answer(
  operation: Operation,
  input: Input,
  signal: AbortSignal,
  read: ((url: string) => void) | undefined,
  onPhase: (phase: string) => void,
): Promise<Shown> {
  try {
    const response = await fetch(operation.path, {
      method: 'POST',
      headers: { ...keyHeader(), 'content-type': 'application/json', accept: `${JSON_LINES}, application/json` },
      body: JSON.stringify(input),
      signal,
    });
    if (response.status === 401)
      return {
        summary: 'A key is needed',
        nodes: [askForKey(() => (byId('form') as HTMLFormElement).requestSubmit())],
      };
    if (!response.headers.get('content-type')?.startsWith(JSON_LINES))
      return showError(operation, response.status, await response.json());
    const last = await readLines(response, onPhase);
    return last.outcome === 'success' ? showOutput(last.result, read) : showError(operation, last.status ?? 500, last);
  } catch {
    if (signal.aborted) return failed('cancelled', 'The call was given up before it was answered.');
    return failed('no answer', 'The gateway cannot be reached, or something before it answered. Is it running?');
  }
}

/** How a call ended: the last of the lines that answer it. */
interface LastLine {
  outcome?: string;
  status?: number;
  result?: unknown;
}

/** Tells of each phase as its line comes. @throws when the last line is missing or broken */
async function readLines(response: Response, onPhase: (phase: string) => void): Promise<LastLine> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: undefined };
    if (done) return JSON.parse(rest) as LastLine;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const { phase } = JSON.parse(line) as { phase?: string };
      if (phase === undefined) rest = line;
      else onPhase(phase);
    }
  }
}

function show({ summary, nodes }: Shown, took = ''): void {
  result.replaceChildren(...nodes);
  status.textContent = summary + took;
}

function busy(is: boolean): void {
  result.ariaBusy = String(is);
  document.body.classList.toggle('busy', is);
  byId('cancel').hidden = !is;
}

function toHash({ name }: Operation, input: Input): string {
  const given = Object.entries(input).map(([key, value]) => [key, String(value)]);
  return `#${name}?${new URLSearchParams(given)}`;
}
