import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** A mark of code, a link or strong words, whichever comes first; the numbers are how far it looks for its other half. */
const MARK =
  /`[^`]{1,500}`|(?<picture>!?)\[(?<label>(?:\\.|[^\]\\]){1,500})\]\((?<address>[^()\s]{1,2000})[^()]{0,200}\)|\*\*(?<strong>\S(?:[^*]{0,500}\S)?)\*\*/g;

/** Markdown for a terminal: what it says stays as it is, its marks become colours. Control characters are left out. */
export function paint(markdown: string, colours: boolean): string {
  const text = markdown.replace(/[^\P{Cc}\n\t]/gu, '');
  if (!colours) return text;
  let fence = '';
  let head = true;
  return text
    .split('\n')
    .map((line) => {
      const mark = /^\s{0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? '';
      if (mark && (fence === '' || line.trim() === fence)) {
        fence = fence ? '' : mark;
        return styled('dim', line);
      }
      if (fence) return styled('cyan', line);
      head &&= line !== '';
      if (head && /^[A-Z][A-Za-z]*: /.test(line)) return line.replace(/^\S+/, (label) => styled('dim', label));
      if (/^#{1,6} /.test(line)) return styled(['bold', 'magenta'], line);
      if (/^\s*>/.test(line)) return styled('dim', line);
      return inline(line);
    })
    .join('\n');
}

export function styled(style: Style, text: string): string {
  // Node 20 does not know the third argument; later versions would look at stdout by themselves.
  return styleText(style, text, { validateStream: false });
}

/** One pass: a second one would take what the first has coloured, whose codes have brackets, for marks. */
function inline(line: string): string {
  return line.replace(MARK, (mark, ...rest) => {
    const { picture, label, address, strong } = rest.at(-1) as Record<string, string | undefined>;
    if (strong !== undefined) return styled('bold', inline(strong));
    if (label === undefined) return styled('cyan', mark);
    const words = label.replace(/\\([[\]\\])/g, '$1');
    return `${picture}${styled(['bold', 'blue'], words)} ${styled('dim', address ?? '')}`;
  });
}
