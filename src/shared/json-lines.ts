/** One JSON value a line, as it comes. Who wants an answer so names it in `Accept`. */
export const JSON_LINES = 'application/x-ndjson';

/** A value as a line of them. */
export function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/** Whether a request asks for lines. */
export function asksForLines({ accept }: { accept?: string | undefined }): boolean {
  return accept?.includes(JSON_LINES) ?? false;
}

/** What is used of a response. */
interface Lines {
  headersSent: boolean;
  setHeader(name: string, value: string): unknown;
  write(text: string): unknown;
}

/** The first line makes the head: how the request ends is said in the last one. */
export function writeLine(res: Lines, value: object): void {
  if (!res.headersSent) res.setHeader('content-type', JSON_LINES);
  res.write(lineOf(value));
}
