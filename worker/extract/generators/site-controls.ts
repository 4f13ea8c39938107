import { dropNamed, type Guard } from '../guard.js';

/** Cheap signs of what is dropped here. */
export const SITE_CONTROLS_SIGNS =
  /\bt-navbar\b|\btitleBtn\b|\bawsdocs-page-|\bpage-metadata\b|\brich_media_meta_list\b|\bbaseline-indicator\b|\bbc-table\b|\bdevsite-article\b|\banswers-subheader\b|\bedit-bug\b|\bintercom-interblocks-|\bpg-boilerplate\b/;
/** cppreference.com, Baidu Baike, Amazon, Microsoft, WeChat, MDN, Google, Stack Overflow, PHP, help centres by Intercom, Project Gutenberg. */
const CONTROLS = [
  'div.t-navbar',
  'h2 + .titleBtn,h3 + .titleBtn',
  '.awsdocs-page-header-container,.awsdocs-page-toc',
  'ul.page-metadata',
  '.rich_media_meta_list',
  'details.baseline-indicator,.bc-table .bc-support-level,.bc-table .bc-browser-name',
  'devsite-feature-tooltip,devsite-thumb-rating,devsite-content-footer',
  '.answers-subheader',
  'div.contribute:has(> .edit-bug)',
  '.intercom-force-break .avatar:has(> .avatar__info)',
  'section.pg-boilerplate',
].join();

/** Drops, in place, what large sites of documentation, questions and articles set above, below and beside their texts. */
export function dropSiteControls({ body }: Document, _html: string, isMatter: Guard): void {
  dropNamed(body.querySelectorAll(CONTROLS), isMatter);
}
