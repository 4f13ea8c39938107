/** Octets at the end of a document in which its end is looked for; servers and extensions add comments below it. */
const END_LENGTH = 2048;

/**
 * Whether a document says itself that it is whole, of which the connection or the length says that it is not: markup whose
 * root is closed, JSON that is complete, a PDF with its end.
 */
export function isWhole(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, END_LENGTH);
  const end = bytes.toString('latin1', Math.max(0, bytes.length - END_LENGTH));
  if (/^\s*[{[]/.test(start)) return isJson(bytes);
  if (start.startsWith('%PDF-')) return PDF_END.test(end);
  if (/<\/html\s*>/i.test(end)) return true;
  const root = /^(?:\xef\xbb\xbf)?\s*(?:<[?!][^>]*>\s*)*<([a-z][\w:.-]*)/i.exec(start)?.[1];
  return root !== undefined && ROOT_END.exec(end)?.[1] === root;
}

/** Whether nothing can follow: the root of a page or of a feed is closed by the last octets, and not by some near them. */
export function isClosed(bytes: Buffer): boolean {
  const start = bytes.toString('latin1', 0, END_LENGTH);
  const end = bytes.toString('latin1', Math.max(0, bytes.length - END_LENGTH));
  const [, closed = ''] = ROOT_END.exec(end) ?? [];
  const isXml = /^(?:\xef\xbb\xbf)?\s*<\?xml\s/.test(start) || /^(?:rss|feed|rdf:RDF)$/.test(closed);
  return /^html$/i.test(closed) || ((isXml || PDF_END.test(end)) && isWhole(bytes));
}

const PDF_END = /%%EOF\s*$/;
const ROOT_END = /<\/([a-z][\w:.-]*)\s*>\s*(?:<!--[^>]*-->\s*)*$/i;

function isJson(bytes: Buffer): boolean {
  try {
    JSON.parse(bytes.toString());
    return true;
  } catch {
    return false;
  }
}
