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

/** One page for each content stream, with Helvetica as `/F`; `info` as in `/Title (T)`. */
export function pagesPdf(contents: readonly string[], info = '', trailer = ''): Buffer {
  const page = (at: number) =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Resources << /Font << /F 3 0 R >> >> /Contents ${at + 1} 0 R >>`;
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
