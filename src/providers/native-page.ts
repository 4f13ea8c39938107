import { GatewayError } from '../shared/errors.js';
import {
  attribute,
  classesOf,
  find,
  findAll,
  type HtmlElement,
  hasClass,
  leafText,
  like,
  parseHtml,
  textOf,
} from './html-tree.js';
import { webUrl } from './plain-text.js';
import type { Row } from './provider.js';

type Page = ReturnType<typeof parseHtml>;

const titleLink = like('a.result__a');

/** Where relative links of the page lead to, whatever address it was fetched from. */
const PAGE_URL = 'https://html.duckduckgo.com/html/';

/**
 * The organic rows of a DuckDuckGo HTML page; `[]` only when the page itself says that nothing was found, or has
 * nothing but ads.
 * @throws GatewayError provider_blocked for the challenge page, provider_invalid_response for any other page
 */
export function parseResultPage(html: string): Row[] {
  const page = parseHtml(html);
  const blocks = findAll(page, like('.result')).filter((block) => find(block, titleLink) !== undefined);
  const organic = blocks.filter((block) => !isAd(block));
  const rows = organic.flatMap(toRow);
  if (rows.length > 0) return rows;
  // Only now: a snippet may well speak of challenges or of finding nothing.
  if (isChallenge(page)) throw new GatewayError('provider_blocked');
  if (saysNothingFound(page) || (blocks.length > 0 && organic.length === 0)) return [];
  throw new GatewayError('provider_invalid_response');
}

/** Whether a page is the challenge, for pages whose status says that they have no rows. */
export function isChallengePage(html: string): boolean {
  return isChallenge(parseHtml(html));
}

/**
 * The hidden fields of the page's Next form, or undefined on the last page. They are replayed as they are: the token
 * and the counts (which include the ads shown so far) cannot be computed.
 */
export function nextForm(html: string): Record<string, string> | undefined {
  const mark = html.indexOf('nav-link');
  if (mark < 0) return undefined;
  // The rows before the form are the expensive part of a page that has been parsed once already.
  const page = parseHtml(html.slice(html.lastIndexOf('<', mark)));
  const form = findAll(page, like('.nav-link'))
    .flatMap((link) => findAll(link, isNextForm))
    .at(-1);
  if (!form) return undefined;
  const fields = findAll(form, (element) => element.tagName === 'input' && attribute(element, 'type') === 'hidden');
  return Object.fromEntries(
    fields.flatMap((field) => {
      const name = attribute(field, 'name');
      return name ? [[name, attribute(field, 'value') ?? '']] : [];
    }),
  );
}

/** The form that leads back has the same fields. */
function isNextForm(element: HtmlElement): boolean {
  if (element.tagName !== 'form' || !find(element, (input) => attribute(input, 'name') === 's')) return false;
  const submit = find(element, (input) => attribute(input, 'type') === 'submit');
  return !/^\s*prev/i.test((submit && attribute(submit, 'value')) ?? '');
}

function toRow(block: HtmlElement): Row[] {
  const link = find(block, titleLink);
  const url = link && linkTarget(link);
  if (!url) return [];
  const title = textOf(link);
  const snippet = find(block, like('.result__snippet'));
  return title ? [{ title, url, snippet: snippet ? textOf(snippet) : '' }] : [];
}

function isAd(block: HtmlElement): boolean {
  if (hasClass(block, 'result--ad')) return true;
  const link = find(block, titleLink);
  const target = link && linkTarget(link);
  if (!target) return false;
  const { hostname, pathname } = new URL(target);
  return (
    (isHost(hostname, 'duckduckgo.com') && pathname === '/y.js') ||
    (isHost(hostname, 'bing.com') && pathname === '/aclick')
  );
}

/** Where a row leads to, the site's own redirect taken off; the URL inside is decoded once and kept as it is then. */
function linkTarget(link: HtmlElement): string | undefined {
  const href = (attribute(link, 'href') ?? '').trim();
  if (!URL.canParse(href, PAGE_URL)) return undefined;
  const url = new URL(href, PAGE_URL);
  if (!isHost(url.hostname, 'duckduckgo.com') || !/^\/l\/?$/.test(url.pathname)) {
    return webUrl(/^https?:/i.test(href) ? href : url.href);
  }
  const wrapped = /[?&]uddg=([^&]*)/.exec(url.search)?.[1] ?? '';
  try {
    return webUrl(decodeURIComponent(wrapped));
  } catch {
    return undefined;
  }
}

function isHost(hostname: string, domain: string): boolean {
  return hostname === domain || hostname.endsWith(`.${domain}`);
}

function isChallenge(page: Page): boolean {
  const isMark = (element: HtmlElement) =>
    attribute(element, 'id') === 'challenge-form' ||
    (element.tagName === 'form' && attribute(element, 'action')?.includes('anomaly.js')) ||
    classesOf(element).some((name) => name.startsWith('anomaly-modal'));
  return find(page, isMark) !== undefined;
}

/** Pages of 2026 have a block for it, older ones only the words, with two spaces between the first ones. */
function saysNothingFound(page: Page): boolean {
  if (find(page, like('.no-results')) || find(page, like('.result--no-result'))) return true;
  const links = find(page, (element) => attribute(element, 'id') === 'links');
  const says = (element: HtmlElement) => /^no (?:more )?results\.?$/i.test(leafText(element));
  return links !== undefined && find(links, says) !== undefined;
}
