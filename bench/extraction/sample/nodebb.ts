import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { SamplePage } from './page.js';
import { escaped } from './plain.js';
import type { Text } from './texts.js';
import type { Topic } from './written/forums.js';
import { forumPages } from './written/index.js';

interface Benchpress {
  registerHelper(name: string, helper: (...args: never[]) => string): void;
  compileRender(source: string, context: object): Promise<string>;
}

const THEMES = ['harmony', 'persona'] as const;
const IMPORT = /<!-- IMPORT (\S+) -->/g;
const DEEPEST = 6;

/** Topics as a forum's own themes set them, with stand-ins for what its server adds. */
export async function nodebbPages(npm: string, texts: readonly Text[]): Promise<SamplePage[]> {
  const benchpress = createRequire(join(npm, 'package.json'))('benchpressjs') as Benchpress;
  for (const [name, helper] of Object.entries(HELPERS)) benchpress.registerHelper(name, helper);
  const contexts = new Map<string, object>();
  const forums = THEMES.map((theme) => [
    `nodebb-${theme}`,
    (topic: Topic) => {
      const key = `${theme} ${topic.title}`;
      contexts.set(key, contextOf(topic));
      return key;
    },
  ]);
  const pages = forumPages(texts, Object.fromEntries(forums));
  return Promise.all(
    pages.map(async (page) => {
      const [theme = ''] = page.html.split(' ');
      const folder = join(npm, `node_modules/nodebb-theme-${theme}/templates`);
      const source = ['header', 'topic', 'footer'].map((name) => withImports(folder, name, DEEPEST)).join('\n');
      const context = contexts.get(page.html) ?? {};
      return { ...page, source: 'forum', html: await benchpress.compileRender(source, context) };
    }),
  );
}

function withImports(folder: string, name: string, depth: number): string {
  const file = join(folder, `${name.replace(/\.tpl$/, '')}.tpl`);
  if (depth === 0 || !existsSync(file)) return '';
  return readFileSync(file, 'utf8').replace(IMPORT, (_, inner: string) => withImports(folder, inner, depth - 1));
}

/** A key of its translations, in the words that it has itself. */
const said = (key = '') =>
  key
    .replace(/^[\w-]+:/, '')
    .replace(/[-.]/g, ' ')
    .replace(/^./, (letter) => letter.toUpperCase());
const plain = (value: unknown = '') => escaped(String(value ?? ''));

const HELPERS: Record<string, (...args: never[]) => string> = {
  tx: (key: string) => said(key),
  txEscape: plain,
  txDisplayname: (user: { username?: string }) => escaped(user?.username ?? ''),
  humanReadableNumber: plain,
  formattedNumber: plain,
  renderShortcodeEmoji: plain,
  encodeURIComponent: plain,
  isoTimeToLocaleString: plain,
  localeToHTML: plain,
  cacheBustedUrl: plain,
  increment: (index: number) => String(Number(index) + 1),
  buildAvatar: (user: { username?: string }) =>
    `<span title="${user?.username}" class="avatar avatar-rounded" component="avatar/icon">${user?.username?.[0] ?? ''}</span>`,
  buildCategoryLabel: () => '<a href="/category/2/support" class="badge px-1 text-truncate">Support</a>',
  buildCategoryIcon: () => '<span class="icon d-inline-flex"><i class="fa fa-fw fa-life-ring"></i></span>',
  generateWrote: (post: { timestampISO?: string }) =>
    `<a href="/post/1">wrote on <span class="timeago" title="${post?.timestampISO}"></span></a>`,
  buildMetaTag: (tag: { property: string; content: string }) =>
    `<meta property="${tag.property}" content="${tag.content}">`,
  buildLinkTag: () => '',
  userAgentIcons: () => '',
  generateTopicClass: () => '',
};

function contextOf({ lang, title, site, posts }: Topic) {
  return {
    userLang: lang,
    browserTitle: `${escaped(title)} | ${site}`,
    title: escaped(title),
    url: '/topic/12/topic',
    brand: { title: site },
    config: {
      relative_path: '',
      loggedIn: false,
      userLang: lang,
      theme: { enableBreadcrumbs: true, topicSidebarTools: true },
    },
    metaTags: [{ property: 'og:title', content: escaped(title) }],
    breadcrumbs: [{ text: 'Home', url: '/' }, { text: 'Support', url: '/category/2' }, { text: escaped(title) }],
    navigation: ['Categories', 'Recent', 'Tags', 'Users'].map((text) => ({
      text,
      route: `/${text}`,
      title: text,
      enabled: true,
    })),
    category: { name: 'Support', cid: 2 },
    tid: 12,
    postcount: posts.length,
    viewcount: 812,
    widgets: {},
    privileges: {},
    posts: posts.map(({ author, date, html }, index) => ({
      index,
      pid: 40 + index,
      timestampISO: date,
      content: html,
      votes: 1,
      user: { username: author, displayname: author, userslug: author, uid: 3 + index },
      replies: { count: 0, text: '' },
    })),
  };
}
