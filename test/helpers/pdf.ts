/** A PDF made by hand: `objects` are numbered from 1, the first is the catalogue; `trailer` goes into the trailer. */
export function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  const offsets: number[] = [];
  let file = '%PDF-1.4\n';
  for (const [index, object] of objects.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>`;
  return Buffer.from(`${file}${end}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1');
}

export function streamOf(content: Buffer | string, entries = ''): string {
  const octets = content.toString('latin1');
  return `<< /Length ${octets.length} ${entries} >>\nstream\n${octets}\nendstream`;
}

/** One page for each content stream, with Helvetica as `/F`; `info` as in `/Title (T)`; `links` are on every page. */
export function pagesPdf(contents: readonly string[], info = '', trailer = '', links: readonly string[] = []): Buffer {
  const page = (at: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F 3 0 R >> >> /Contents ${at + 1} 0 R /Annots [${links.join(' ')}] >>`;
  const numbers = contents.map((_, index) => 5 + 2 * index);
  const kids = numbers.map((number) => `${number} 0 R`).join(' ');
  return pdfOf(
    [
      '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
      `<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
      `<< ${info} >>`,
      ...contents.flatMap((content, index) => [page(numbers[index] ?? 0), content]),
    ],
    `/Info 4 0 R ${trailer}`,
  );
}

/** A content stream with each text at its height; 10 points unless told. */
export function textAt(...lines: [y: number, text: string, size?: number][]): string {
  const shown = lines.map(([y, text, size = 10]) => `/F ${size} Tf 1 0 0 1 50 ${y} Tm (${text}) Tj`);
  return streamOf(`BT ${shown.join('\n')} ET`);
}

/** A run of text on a page: at which point it begins, in which order its glyphs are drawn, and how they are turned. */
export interface Shown {
  x: number;
  y: number;
  text: string;
  matrix?: string;
}

/**
 * A page in a font of every script, 10 points, whose glyphs are all 5 points broad. Each text is drawn from left to
 * right as it stands; `links` are annotations of the page.
 */
export function scriptsPdf(runs: readonly Shown[], links: readonly string[] = []): Buffer {
  const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex');
  const shown = runs.map(({ x, y, text, matrix = '1 0 0 1' }) => `/F 10 Tf ${matrix} ${x} ${y} Tm <${hex(text)}> Tj`);
  const map =
    'begincmap 1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfrange <0000> <FFFF> <0000> endbfrange endcmap';
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R /Annots [${links.join(' ')}] >>`,
    streamOf(`BT ${shown.join('\n')} ET`),
    '<< /Type /Font /Subtype /Type0 /BaseFont /Any /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 7 0 R >>',
    '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Any /CIDSystemInfo << /Registry (Adobe) /Ordering (Identity) /Supplement 0 >> /DW 500 /FontDescriptor 8 0 R >>',
    streamOf(map),
    '<< /Type /FontDescriptor /FontName /Any /Flags 4 /FontBBox [0 -200 500 800] /Ascent 800 /Descent -200 /CapHeight 700 /StemV 80 /ItalicAngle 0 >>',
  ]);
}

/** A link over a rectangle of the page: `/URI (…)` or what else the action says. */
export function linkAt(rect: readonly number[], action: string): string {
  return `<< /Type /Annot /Subtype /Link /Rect [${rect.join(' ')}] ${action} >>`;
}
