import { styleText } from 'node:util';

type Style = Parameters<typeof styleText>[0];

/** How far a mark looks for its other half. */
const LINK = /(!?)\[((?:\\.|[^\]\\]){1,500})\]\(([^()\s]{1,2000})[^()]{0,200}\)/g;
const CODE = /`([^`]{1,500})`/g;
const STRONG = /\*\*(\S(?:[^*]{0,500}\S)?)\*\*/g;

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

function inline(line: string): string {
  return line
    .replace(STRONG, (_, words: string) => styled('bold', words))
    .replace(CODE, (code) => styled('cyan', code))
    .replace(LINK, (_, picture: string, words: string, address: string) => {
      const label = words.replace(/\\([[\]\\])/g, '$1');
      return `${picture}${styled(['bold', 'blue'], label)} ${styled('dim', address)}`;
    });
}
