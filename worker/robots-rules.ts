/**
 * What one robots.txt says to one crawler. Pure, and linear in the file and the path: no pattern ever becomes a RegExp.
 * Source: RFC 9309, section 2.2; where it is silent, Google's open-source parser.
 */
export interface RobotsRules {
  /** `pathAndQuery` as in `URL.pathname + URL.search`. The longest pattern decides, `Allow` on a tie. */
  allows(pathAndQuery: string): boolean;
  /** The `Crawl-delay` for us, in milliseconds; 0 when there is none. Not in RFC 9309; in seconds by common usage. */
  crawlDelayMs: number;
}

interface Group {
  rules: Rule[];
  crawlDelayMs: number;
}

interface Rule {
  allow: boolean;
  pattern: string;
}

const BOM = Buffer.from('\ufeff');
const LINE_END = /\r\n|\r|\n/;

/** `text` is the file, as bytes or decoded; `productToken` the crawler's name, compared without regard to case. */
export function parseRobots(text: string | Uint8Array, productToken: string): RobotsRules {
  const { rules: listed, crawlDelayMs } = groupFor(productToken.toLowerCase(), asciiOf(text));
  const rules = listed
    .filter(({ pattern }) => pattern !== '') // an empty Disallow forbids nothing
    .sort((a, b) => b.pattern.length - a.pattern.length || Number(b.allow) - Number(a.allow));
  return {
    crawlDelayMs,
    allows(pathAndQuery) {
      const path = normalise(asciiOf(pathAndQuery));
      return path === '/robots.txt' || (rules.find(({ pattern }) => matches(pattern, path))?.allow ?? true);
    },
  };
}

/** All groups that name us, as one; those of `*` only when none does. Lines of other kinds do not end a group. */
function groupFor(productToken: string, text: string): Group {
  const own: Group = { rules: [], crawlDelayMs: 0 };
  const everyone: Group = { rules: [], crawlDelayMs: 0 };
  let named = false;
  let listening = new Set<Group>();
  let inHeading = false;
  for (const line of text.split(LINE_END)) {
    const record = line.split('#', 1)[0] ?? '';
    const colon = record.indexOf(':');
    const key = record.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = record.slice(colon + 1).trim();
    if (key === 'user-agent') {
      if (!inHeading) listening = new Set();
      inHeading = true;
      if (/^\*(\s|$)/.test(value)) listening.add(everyone);
      else if (productToken !== '' && leadingToken(value).toLowerCase() === productToken) {
        listening.add(own);
        named = true;
      }
    } else if (key === 'allow' || key === 'disallow') {
      inHeading = false;
      const rule = { allow: key === 'allow', pattern: normalise(value) };
      for (const group of listening) group.rules.push(rule);
    } else if (key === 'crawl-delay' && /^\d{1,6}(\.\d+)?$/.test(value)) {
      for (const group of listening) group.crawlDelayMs = Math.max(group.crawlDelayMs, Number(value) * 1000);
    }
  }
  return named ? own : everyone;
}

/** The product token of a user agent, or of a `User-agent` line: `Foo` of `Foo/1.0 (…)`. RFC 9309, section 2.2.1. */
export function leadingToken(userAgent: string): string {
  return /^[A-Za-z_-]*/.exec(userAgent)?.[0] ?? '';
}

/** Whether `path` begins with `pattern`: `*` stands for any run of octets, a final `$` for the end. */
function matches(pattern: string, path: string): boolean {
  const toEnd = pattern.endsWith('$');
  const [head = '', ...parts] = (toEnd ? pattern.slice(0, -1) : pattern).split('*');
  if (!path.startsWith(head)) return false;
  const tail = toEnd ? parts.pop() : '';
  if (tail === undefined) return path.length === head.length;
  let at = head.length;
  for (const part of parts) {
    const found = path.indexOf(part, at);
    if (found === -1) return false;
    at = found + part.length;
  }
  return path.length - tail.length >= at && path.endsWith(tail);
}

/** The text as octets, those beyond ASCII as percent triplets, valid UTF-8 or not: what `trim` then cuts is ASCII. */
function asciiOf(text: string | Uint8Array): string {
  const octets = Buffer.from(text);
  const body = octets.subarray(0, BOM.length).equals(BOM) ? octets.subarray(BOM.length) : octets;
  return body.toString('latin1').replace(/[\x80-\xff]/g, triplet);
}

/**
 * One spelling for each octet: unreserved ones plain, reserved ones as they stand, all others as a triplet in upper
 * case. RFC 9309, section 2.2.2; RFC 3986, section 2.
 */
function normalise(path: string): string {
  return path.replace(/%[0-9A-Fa-f]{2}|[^\w.~:/?#[\]@!$&'()*+,;=%-]/g, (found) => {
    if (found.length === 1) return triplet(found);
    const octet = String.fromCharCode(Number.parseInt(found.slice(1), 16));
    return /[\w.~-]/.test(octet) ? octet : found.toUpperCase();
  });
}

function triplet(octet: string): string {
  return `%${octet.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;
}
