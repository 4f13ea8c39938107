import { createRequire } from 'node:module';

interface Family {
  name: string;
  help: string;
  type: string;
  metrics: { value?: string; labels?: Record<string, string>; buckets?: Record<string, string>; count?: string }[];
}

/** Somebody else's parser of the text format; it has no types. */
const parse: (text: string) => Family[] = createRequire(import.meta.url)('parse-prometheus-text-format');

/** What a process hands out to Prometheus. */
export async function scrape(metrics: URL) {
  const response = await fetch(metrics);
  const text = await response.text();
  const families = parse(text);
  return {
    status: response.status,
    headers: response.headers,
    text,
    families,
    /** Of the one series with these labels; undefined where there is none. */
    value(name: string, labels: Record<string, string> = {}): number | undefined {
      const series = families.find((family) => family.name === name)?.metrics ?? [];
      const found = series.find(({ labels: own = {} }) =>
        Object.entries(labels).every(([label, value]) => own[label] === value),
      );
      return found?.value === undefined ? undefined : Number(found.value);
    },
  };
}

export type Scraped = Awaited<ReturnType<typeof scrape>>;

/** Scrapes until `holds`; the test's own time limit ends it. */
export async function scrapeUntil(metrics: URL, holds: (scraped: Scraped) => boolean): Promise<Scraped> {
  for (;;) {
    const scraped = await scrape(metrics);
    if (holds(scraped)) return scraped;
  }
}
