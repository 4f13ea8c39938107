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
import { isHost, leadsToEngine, saysNothing } from './nothing-found.js';
import { webUrl } from './plain-text.js';
import type { Row } from './provider.js';

type Page = ReturnType<typeof parseHtml>;

const titleLink = like('a.result__a');

/** Where relative links of the page lead to, whatever address it was fetched from. */
const PAGE_URL = 'https://html.duckduckgo.com/html/';
const SITE = 'duckduckgo.com';

/** The title of a row with which older pages end a list that ran out; it shows where it leads to. */
const END_OF_LIST = 'EOF';

/** The site's home, its search and its settings: where only a row that is no result leads to without saying more. */
const OWN_PLACES = /^\/(?:(?:html|lite|settings|params)(?:\.html)?\/?)?$/;

/**
 * The organic rows of a DuckDuckGo HTML page; `[]` only when the page itself says that nothing was found, or has
 * nothing but ads. `address` is where the page was fetched from: a proxy's links lead there.
 * @throws GatewayError provider_blocked for the challenge page, provider_invalid_response for any other page
 */
export function parseResultPage(html: string, address = new URL(PAGE_URL)): Row[] {
  const page = parseHtml(html);
  const blocks = findAll(page, like('.result')).filter((block) => find(block, titleLink) !== undefined);
  const organic = blocks.filter((block) => !isAd(block, address));
  const results = organic.filter((block) => !isNotice(block, organic.length === 1, address));
  const rows = results.flatMap((block) => toRow(block, address));
  if (rows.length > 0) return rows;
  // Only now: a snippet may well speak of challenges or of finding nothing.
  if (isChallenge(page)) throw new GatewayError('provider_blocked');
  if (saysNothingFound(page) || (blocks.length > 0 && results.length === 0)) return [];
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

/**
 * Whether a block says that there is nothing (more) instead of being a result. Older pages have it in the form of a row,
 * whose link leads to the site itself, to the same search at Google or nowhere. A result of the site has a snippet, or the
 * address under its title. Of a block that is alone on its page, its words are enough, or that it leads home without
 * saying anything more.
 */
function isNotice(block: HtmlElement, isAlone: boolean, address: URL): boolean {
  if (hasClass(block, 'result--no-result')) return true;
  const link = find(block, titleLink);
  const target = link && linkTarget(link, address);
  const url = target ? new URL(target) : undefined;
  const isElsewhere = url !== undefined && isSearchElsewhere(url);
  if (!link || (url && !leadsToEngine(url, SITE, address) && !isElsewhere)) return false;
  const lacks = (part: ReturnType<typeof like>) => {
    const element = find(block, part);
    return !element || textOf(element) === '';
  };
  if (isElsewhere && textOf(link) === END_OF_LIST) return lacks(like('.result__snippet'));
  const isBare = lacks(like('.result__snippet')) && lacks(like('.result__url'));
  if (saysNothing(textOf(link))) return isAlone || isBare;
  return isAlone && isBare && textOf(link) !== '' && url !== undefined && OWN_PLACES.test(url.pathname);
}

/** Clients of the older pages skip such rows. A result it cannot be: that site's robots.txt keeps it out of any index. */
function isSearchElsewhere({ hostname, pathname }: URL): boolean {
  return /^(?:www\.)?google\.com$/.test(hostname) && pathname === '/search';
}

function toRow(block: HtmlElement, address: URL): Row[] {
  const link = find(block, titleLink);
  const url = link && linkTarget(link, address);
  if (!url) return [];
  const title = textOf(link);
  const snippet = find(block, like('.result__snippet'));
  return title ? [{ title, url, snippet: snippet ? textOf(snippet) : '' }] : [];
}

function isAd(block: HtmlElement, address: URL): boolean {
  if (hasClass(block, 'result--ad')) return true;
  const link = find(block, titleLink);
  const target = link && linkTarget(link, address);
  if (!target) return false;
  const { hostname, pathname } = new URL(target);
  return (isHost(hostname, SITE) && pathname === '/y.js') || (isHost(hostname, 'bing.com') && pathname === '/aclick');
}

/** Where a row leads to, the site's own redirect taken off; the URL inside is decoded once and kept as it is then. */
function linkTarget(link: HtmlElement, address: URL): string | undefined {
  const href = (attribute(link, 'href') ?? '').trim();
  if (!URL.canParse(href, PAGE_URL)) return undefined;
  const url = new URL(href, PAGE_URL);
  if (!leadsToEngine(url, SITE, address) || !isRedirect(url)) {
    return webUrl(/^https?:/i.test(href) ? href : url.href);
  }
  const wrapped = /[?&]uddg=([^&]*)/.exec(url.search)?.[1] ?? '';
  try {
    return webUrl(decodeURIComponent(wrapped));
  } catch {
    return undefined;
  }
}

/** A proxy may have the site below a path of its own. */
function isRedirect({ pathname, search }: URL): boolean {
  return /^\/l\/?$/.test(pathname) || (/\/l\/?$/.test(pathname) && /[?&]uddg=/.test(search));
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
  const says = (element: HtmlElement) => saysNothing(leafText(element));
  return links !== undefined && find(links, says) !== undefined;
}
