import { EventEmitter, on } from 'node:events';

/** Log lines, and a way to wait for the next that says something. */
export class LineWatch {
  readonly lines: Record<string, unknown>[] = [];
  readonly #events = new EventEmitter();

  push(text: string): void {
    this.lines.push(JSON.parse(text));
    this.#events.emit('line');
  }

  messages(): unknown[] {
    return this.lines.map(({ msg }) => msg);
  }

  /** Until `count` lines have said `msg`. */
  async said(msg: string, count = 1): Promise<void> {
    const isSaid = () => this.lines.filter((line) => line.msg === msg).length >= count;
    if (isSaid()) return;
    for await (const _ of on(this.#events, 'line')) if (isSaid()) return;
  }
}
