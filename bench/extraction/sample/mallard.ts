import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBody } from '../../../worker/extract/dom/document.js';
import { linesOf } from '../manuals/lines.js';
import { MALLARD } from './packages.js';
import { plainHtml } from './plain.js';
import { isIn, shuffled, type Text } from './texts.js';

const EACH = 10;
const LEAST = 500;
const NAMES: Record<string, string> = {
  title: 'h2',
  steps: 'ol',
  list: 'ul',
  item: 'li',
  terms: 'dl',
  screen: 'pre',
  note: 'blockquote',
};

/** The topics of a desktop's help, in its translators' languages; what is not translated is left out. */
export function mallardTexts(deb: string): Text[] {
  const root = join(deb, 'gnome-user-docs/usr/share/help');
  if (!existsSync(root)) return [];
  return MALLARD.flatMap((lang) => {
    const folder = join(root, lang, 'gnome-help');
    const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.page')) : [];
    const texts: Text[] = [];
    for (const file of shuffled(files, (file) => lang + file)) {
      if (texts.length === EACH) break;
      const body = parseBody(asHtml(readFileSync(join(folder, file), 'utf8')));
      const heading = body.querySelector('h2');
      const title = heading ? linesOf(heading).replace(/\s+/g, ' ') : '';
      heading?.remove();
      const html = plainHtml(body);
      const text = linesOf(parseBody(html));
      if (title && text.length >= LEAST && isIn(lang, title + text))
        texts.push({ name: `help-${lang}-${texts.length}`, lang: lang.replace('_', '-'), title, html });
    }
    return texts;
  });
}

function asHtml(mallard: string): string {
  return mallard
    .replace(/<\?xml[^>]*\?>|<!DOCTYPE[^>[]*(\[[\s\S]*?\])?>|<!--[\s\S]*?-->/g, '')
    .replace(/<info>[\s\S]*?<\/info>|<(media|comment|links|desc)\b[^>]*\/>|<(media|comment|links)\b[\s\S]*?<\/\2>/g, '')
    .replace(/<[\w:]+[^>]*\/>/g, '')
    .replace(/<(\/?)(\w+)\b[^>]*>/g, (_, slash: string, name: string) =>
      /^(p|em|code|table|thead|tbody|tr|td)$/.test(name)
        ? `<${slash}${name}>`
        : `<${slash}${NAMES[name] ?? (/^(section|page|example)$/.test(name) ? 'div' : 'span')}>`,
    );
}
