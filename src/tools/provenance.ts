/** What a line under a title tells of a page. */
export interface Known {
  url: string;
  byline?: string | undefined;
  published?: string | undefined;
  modified?: string | undefined;
  site?: string | undefined;
  lang?: string | undefined;
  canonical?: string | undefined;
}

/** Who says it, when, where and in which language, as far as it is known; the page's own address where it is another. */
export function provenance({ url, byline, published, modified, site, lang, canonical }: Known): string {
  const changed = modified && day(modified) !== (published && day(published)) ? `changed ${day(modified)}` : '';
  const said = [
    byline && `By ${byline}`,
    published && day(published),
    changed,
    site,
    lang,
    canonical !== url && canonical,
  ];
  return said.filter(Boolean).map(oneLine).join(' · ');
}

/** Whatever a page put into its metadata, as part of one line. */
export function oneLine(text: unknown): string {
  return String(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}

/** Of a time, the day. */
function day(time: string): string {
  return /^\d{4}-\d{2}-\d{2}(?=T)/.exec(time)?.[0] ?? time;
}
