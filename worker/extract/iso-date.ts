/**
 * A date as a page writes it, in ISO 8601: a date alone stays a date, a time keeps its offset, a time without one is
 * taken as UTC. Undefined when it is no date, or none between 1990 and 2100 (placeholders, epoch zeros).
 */
export function toIsoDate(text: string): string | undefined {
  const source = text.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/i.exec(
    source,
  );
  if (iso) {
    const [, year = '', month = '', day = '', time, zone = 'Z'] = iso;
    const date = `${year}-${month}-${day}`;
    if (!isPlausible(new Date(`${date}T00:00:00Z`))) return undefined;
    return time ? `${date}T${time}${zone.toUpperCase().replace(/^([+-]\d{2})(\d{2})$/, '$1:$2')}` : date;
  }
  if (!/\d{4}/.test(source) || source.length > 60) return undefined;
  const hasTime = /\d:\d{2}/.test(source);
  const hasZone = /(\b(GMT|UTC|[A-Z]{2,4}T)|[+-]\d{2}:?\d{2}|Z)\s*(\(.*\))?$/.test(source);
  const date = new Date(hasZone ? source : `${source} UTC`);
  if (!isPlausible(date)) return undefined;
  return hasTime ? date.toISOString().replace('.000Z', 'Z') : date.toISOString().slice(0, 10);
}

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?';
const DATES: readonly RegExp[] = [
  /\b(\d{4}-\d{2}-\d{2})\b/,
  new RegExp(`\\b(${MONTH} \\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, 'i'),
  new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?\\.? (${MONTH}),? (\\d{4})\\b`, 'i'),
];

/** The first date in a short text, without its time; only where day and month cannot be mistaken for each other. */
export function dateIn(text: string): string | undefined {
  for (const pattern of DATES) {
    const found = pattern.exec(text.replace(/\s+/g, ' '));
    if (found) return toIsoDate(found.slice(1).join(' ').replace('.', ''));
  }
  return undefined;
}

function isPlausible(date: Date): boolean {
  const year = date.getUTCFullYear();
  return year >= 1990 && year < 2100;
}
