/** A longer srcset holds inline data, which is not wanted. */
const MAX_SRCSET_CHARS = 8_000;

/** One address of a srcset, with its width in pixels (`w`) or density (`x`). */
export interface Candidate {
  address: string;
  size: number;
  unit: 'w' | 'x';
}

/** The candidates of a srcset. Source: HTML, section "srcset attributes". */
export function imageCandidates(srcset: string | null): Candidate[] {
  if (!srcset || srcset.length > MAX_SRCSET_CHARS) return [];
  const found = srcset.matchAll(/(?<![^\s,])([^\s,](?:\S*[^\s,])?)(?:\s+([\d.]+)([wx]))?\s*(?:,|$)/g);
  return Array.from(found, ([, address = '', size = '1', unit]) => ({
    address,
    size: Number(size),
    unit: unit === 'w' ? 'w' : 'x',
  }));
}

/** The address of a srcset with the greatest width or density. */
export function largest(srcset: string | null): string | undefined {
  return largestOf(imageCandidates(srcset))?.address;
}

/** The first of the candidates with the greatest width or density. */
export function largestOf(candidates: readonly Candidate[]): Candidate | undefined {
  let best: Candidate | undefined;
  for (const candidate of candidates) if (!best || candidate.size > best.size) best = candidate;
  return best;
}

/**
 * The size of an address beside a set, in the set's unit: that of its own entry, in whatever format; or else the width
 * that it states itself, or one, the density of an image's `src` among others. Undefined where the address may be that
 * of the original, larger than all in the set. `isOwn`: whether the set is the image's, and not that of a `<source>`.
 */
export function sizeBeside(url: string, candidates: readonly Candidate[], isOwn: boolean): number | undefined {
  // Without a size among widths stands the original.
  if (candidates.some(({ unit }) => unit !== candidates[0]?.unit)) return undefined;
  const plain = withoutFormat(url);
  const entries = candidates.filter(({ address }) => withoutFormat(address) === plain);
  if (entries.length > 0) return largestOf(entries)?.size;
  if (!isOwn) return undefined;
  return candidates[0]?.unit === 'x' ? 1 : statedWidth(url);
}

/** An address without the format of the file: `/a-800.jpg?v=1` and `/a-800.webp?v=1` are one picture in one size. */
function withoutFormat(url: string): string {
  return url.replace(/(?:\.(?:jpe?g|png|webp|avif|gif)){1,3}(?=[?#]|$)/gi, '');
}

/** Whether an address asks for a version so small that it is a preview. */
export function isPreview(url: string): boolean {
  return (statedWidth(url) ?? Infinity) <= 100;
}

/** The width that an address asks for: `/max/60/`, `w_300`, `?width=300`, `-300x200`, `_20x.`. */
function statedWidth(url: string): number | undefined {
  const [, width] =
    /\/max\/(\d+)\/|[/,_](?:w_|width=)(\d+)|[?&](?:w|width)=(\d+)|-(\d{1,4})x\d|_(\d{2,4})x\d{0,4}\./
      .exec(url)
      ?.filter(Boolean) ?? [];
  return width === undefined ? undefined : Number(width);
}
