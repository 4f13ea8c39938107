/** One JSON value a line, as it comes. Who wants an answer so names it in `Accept`. */
export const JSON_LINES = 'application/x-ndjson';

/** A value as a line of them. */
export function lineOf(value: object): string {
  return `${JSON.stringify(value)}\n`;
}

/** Whether a request asks for lines: names them, and not as what it does not want. */
export function asksForLines({ accept = '' }: { accept?: string | undefined }): boolean {
  return accept.split(',').some((range) => {
    const [type, ...parameters] = range.toLowerCase().split(';');
    return type?.trim() === JSON_LINES && !parameters.some((parameter) => /^\s*q\s*=\s*0(\.0*)?\s*$/.test(parameter));
  });
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
