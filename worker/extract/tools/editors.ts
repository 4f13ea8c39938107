import { plainGoogleDocs } from './google-docs.js';
import type { Tool } from './tool.js';

const named = (prefix: string, names: string) =>
  names
    .split(' ')
    .map((name) => `.${prefix}${name}`)
    .join();

/** Editors, and what they and plugins of blogs put into a text. */
export const EDITORS: readonly Tool[] = [
  {
    id: 'google-docs',
    name: 'Google Docs',
    signs: /\b(?:lst-kix_|doc-content\b)/,
    says: 'Marks up what only the style sheet of a document of Google Docs emphasises, and joins its lists: `ul class="lst-kix_a-0"`.',
    drop: '#banners:has(#publish-banner),#publish-banner,#publish-banner ~ #header,#banners ~ #header,#contents ~ #footer',
    rename: { '#contents p.title': 'h1' },
    run: plainGoogleDocs,
  },
  {
    id: 'naver',
    name: "Naver's editor",
    signs: /\b(?:se-main-container|end_photo_org)\b/,
    says: 'Writes the parts of a text in Naver\'s editor one after the other, pictures as figures and cards as links, such as `div class="se-section-image"`.',
    drop: '.se-module-oglink :is(.se-oglink-thumbnail,.se-oglink-summary,.se-oglink-url)',
    rename: {
      '.se-module-map-text a': 'div',
      '.se-caption,.end_photo_org .img_desc': 'figcaption.caption',
      '.se-section-image :is(a,.se-module-image),.se-oglink-title': 'unwrap',
      '.se-section-image,.end_photo_org': 'figure.picture',
      '.se-main-container :is(.se-component,.se-component-content,.se-section,.se-module)': 'unwrap',
    },
  },
  {
    id: 'notion',
    name: 'Notion',
    signs: /\bnotion-(?:selectable|page-content)\b/,
    says: 'Writes the blocks of a page of Notion as the elements they stand for: `div class="notion-to_do-block"` is an item of a task list.',
    content: '.notion-page-content',
    drop: 'a .notion-record-icon,.notion-code-block :is([role="button"] ~ [role="button"],:has(> [role="button"]) ~ :has(> [role="button"]))',
    rename: {
      '.notion-bulleted_list-block': 'ul.notion-bullets li',
      '.notion-numbered_list-block': 'ol.notion-numbers li',
      '.notion-to_do-block div:not(.notion-selectable)': 'unwrap',
      '.notion-to_do-block': 'ul.notion-tasks li',
      '.notion-callout-block > div:only-child': 'unwrap',
      '.notion-callout-block .notion-record-icon img': '$',
      '.notion-callout-block': 'div.callout',
      '.notion-code-block :is([style*="white-space"],.line-numbers)': 'pre',
    },
  },
  { id: 'wechat', name: 'WeChat', signs: /\brich_media_meta_list\b/, drop: '.rich_media_meta_list' },
  {
    id: 'wp-recipe-maker',
    name: 'WP Recipe Maker',
    signs: /\bwprm-recipe/,
    drop: `${named('wprm-recipe-', 'snippet buttons print pin jump jump-video grow-container add-to-collection-recipe adjustable-servings-container media-toggle-container rating facebook-share twitter-share email-share text-share')},.wprm-screen-reader-text,.wprm-prevent-sleep,.wprm-unit-conversion-container,.wprm-call-to-action,.wprm-private-notes-container`,
  },
  {
    id: 'tasty-recipes',
    name: 'Tasty Recipes',
    signs: /\btasty-recipes\b/,
    drop: named(
      'tasty-recipes-',
      'buttons quick-links jump-link print-button copy-button cook-mode units-scale-container scale-container convert-container yield-scale entry-footer plug rating',
    ),
  },
  {
    id: 'create',
    name: 'Create by Mediavine',
    signs: /\bmv-create-/,
    drop: named('mv-create-', 'print-form reviews cta hands-free social affiliate-disclaimer jump-to'),
  },
];
