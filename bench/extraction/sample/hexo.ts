import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseBody } from '../../../worker/extract/dom/document.js';
import { idOf, type SamplePage, truthOf } from './page.js';
import type { Text } from './texts.js';

/** Those that render with a renderer of their own kind, and ask for nothing from elsewhere. */
const THEMES = [
  'landscape',
  'butterfly',
  'fluid',
  'icarus',
  'keep',
  'redefine',
  'reimu',
  'async',
  'stellar',
  'kratos-rebirth',
  'a4',
  'yun',
];
const RENDERERS = [
  'renderer-ejs',
  'renderer-pug',
  'renderer-nunjucks',
  'renderer-swig',
  'renderer-marked',
  'renderer-stylus',
  'renderer-inferno',
  'generator-index',
  'generator-archive',
  'generator-tag',
  'generator-category',
];
const AUTHORS = [
  'Maren Holt',
  'Ольга Лебедева',
  'José Pardo',
  'Aiko Tanabe',
  'Noa Levin',
  'Priya Raman',
  'Tom Askew',
  'Léa Fournier',
];
const TIMEOUT_MS = 300_000;

/** Whether a renderer of templates or Markdown would take parts of it for its own commands. */
export const isPostable = ({ markdown = '' }: Text) => !/\{[{%#]|<!--\s*more|^---/m.test(markdown);

/** Posts as the themes of a blog generator show them, each theme with some of these texts. */
export async function hexoPages(
  npm: string,
  work: string,
  readmes: readonly Text[],
  others: readonly Text[],
): Promise<SamplePage[]> {
  const themes = THEMES.filter((theme) => existsSync(join(npm, 'node_modules', `hexo-theme-${theme}`)));
  const pages = themes.map(async (theme, n) => {
    const posts = [...part(readmes, n, 4), ...part(others, n, 6)].map((text, i) => {
      const day = new Date(Date.UTC(2023, n, 1 + i * 3));
      return { text, slug: `post-${i}`, date: day.toISOString().slice(0, 10) };
    });
    const author = AUTHORS[n % AUTHORS.length] ?? '';
    const site = join(work, theme);
    if (!existsSync(join(site, 'public'))) await build(npm, site, theme, author, posts);
    return posts.flatMap(({ text, slug, date }) => {
      const file = join(site, 'public', date.replaceAll('-', '/'), slug, 'index.html');
      const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
      if (!html.includes('</body>')) return [];
      const page = { source: text.markdown ? 'blog' : 'news', template: `hexo-${theme}`, name: text.name };
      const told = { title: text.title, date, ...(html.includes(author) ? { author } : {}) };
      return [{ ...page, html, truth: truthOf(parseBody(text.html), idOf(page), told) }];
    });
  });
  return (await Promise.all(pages)).flat();
}

async function build(
  npm: string,
  site: string,
  theme: string,
  author: string,
  posts: readonly { text: Text; slug: string; date: string }[],
) {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(join(site, 'source/_posts'), { recursive: true });
  symlinkSync(join(npm, 'node_modules'), join(site, 'node_modules'));
  const dependencies = Object.fromEntries(RENDERERS.map((name) => [`hexo-${name}`, '*']));
  write(site, 'package.json', JSON.stringify({ name: 'site', version: '1.0.0', hexo: { version: '' }, dependencies }));
  const config = {
    title: 'Field Notes',
    subtitle: 'From the workshop',
    description: 'What we learned while building things',
    author,
    language: 'en',
    url: 'https://fieldnotes.example',
    permalink: ':year/:month/:day/:name/',
    timezone: 'UTC',
    syntax_highlighter: 'highlight.js',
    theme,
  };
  write(site, '_config.yml', JSON.stringify(config));
  for (const { text, slug, date } of posts) {
    const front = JSON.stringify(
      {
        title: text.title,
        date: `${date} 12:00:00`,
        author,
        lang: text.lang,
        tags: ['notes', text.lang],
        categories: ['Guides'],
      },
      null,
      1,
    );
    write(
      site,
      `source/_posts/${slug}.${text.markdown ? 'md' : 'html'}`,
      `${front.slice(2, -2)}\n;;;\n\n${bodyOf(text)}`,
    );
  }
  try {
    const hexo = join(npm, 'node_modules/hexo-cli/bin/hexo');
    await promisify(execFile)(process.execPath, [hexo, 'generate', '--silent'], { cwd: site, timeout: TIMEOUT_MS });
  } catch {
    console.log(`${theme}: not all pages were rendered`);
  }
}

/** Without the heading that has become the title. */
function bodyOf({ markdown, html, title }: Text): string {
  if (!markdown) return html;
  const [first = '', ...rest] = markdown.trimStart().split('\n');
  return first.startsWith('# ') || first === title ? rest.join('\n') : markdown;
}

const part = <T>(items: readonly T[], n: number, size: number) => items.slice(n * size, (n + 1) * size);
const write = (site: string, path: string, text: string) => writeFileSync(join(site, path), text);
