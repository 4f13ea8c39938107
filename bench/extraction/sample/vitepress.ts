import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseBody } from '../../../worker/extract/dom/document.js';
import { idOf, type SamplePage, truthOf } from './page.js';
import type { Text } from './texts.js';

const MOST = 14;
const TIMEOUT_MS = 300_000;
const CONFIG = `export default {
  title: 'Toolbox', description: 'Handbook of the toolbox', ignoreDeadLinks: true, lastUpdated: false,
  themeConfig: {
    nav: [{ text: 'Guide', link: '/page-0' }, { text: 'Reference', link: '/page-1' }],
    sidebar: [{ text: 'Packages', items: Array.from({ length: ${MOST} }, (_, n) => ({ text: 'Package ' + n, link: '/page-' + n })) }],
    socialLinks: [{ icon: 'github', link: 'https://github.com/example/toolbox' }],
    editLink: { pattern: 'https://github.com/example/toolbox/edit/main/:path' },
    footer: { message: 'Released under the MIT License.', copyright: 'Copyright © 2025' },
  },
}`;

/** READMEs as a documentation tool sets them; it compiles pages, so that those with tags or templates of their own are left out. */
export function vitepressPages(npm: string, work: string, texts: readonly Text[]): SamplePage[] {
  const chosen = texts
    .filter(({ markdown = '' }) => !/[<{]/.test(markdown.replace(/```[\s\S]*?```/g, '')))
    .slice(0, MOST);
  const site = join(work, 'vitepress');
  const out = join(site, '.vitepress/dist');
  if (!existsSync(out)) {
    rmSync(site, { recursive: true, force: true });
    mkdirSync(join(site, '.vitepress'), { recursive: true });
    symlinkSync(join(npm, 'node_modules'), join(site, 'node_modules'));
    writeFileSync(join(site, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(site, '.vitepress/config.js'), CONFIG);
    for (const [n, { markdown = '' }] of chosen.entries()) writeFileSync(join(site, `page-${n}.md`), markdown);
    const program = join(npm, 'node_modules/vitepress/bin/vitepress.js');
    execFileSync(process.execPath, [program, 'build', site], { timeout: TIMEOUT_MS, stdio: 'inherit', cwd: site });
  }
  return chosen.flatMap((text, n) => {
    const file = join(out, `page-${n}.html`);
    if (!existsSync(file)) return [];
    const page = { source: 'readme', template: 'vitepress', name: text.name };
    return [
      {
        ...page,
        html: readFileSync(file, 'utf8'),
        truth: truthOf(parseBody(text.html), idOf(page), { title: text.title }),
      },
    ];
  });
}
