import { domainToASCII, domainToUnicode } from 'node:url';
import { GatewayError } from './errors.js';

/** Far above what sites use (sitemaps end at 2048), far below what would make later stages slow. Characters. */
const MAX_LENGTH = 8_192;
/** RFC 1035, section 2.3.4. */
const MAX_HOST_LENGTH = 253;
const MAX_LABEL_LENGTH = 63;

/** What the WHATWG parser would strip, repair or encode silently: white space, controls, backslashes. */
const FORBIDDEN = /[\s\p{Cc}\\]/u;
/** Scheme, two slashes, an authority: a bracketed or colon-free host without userinfo, a port without leading zero. */
const SHAPE = /^https?:\/\/(?:\[[^\]/?#@]+\]|[^:[\]/?#@]+)(?::[1-9]\d{0,4})?(?:[/?#]|$)/i;

/**
 * The address of a page: absolute http or https, host normalised, fragment removed. The raw string is judged before
 * parsing, because the WHATWG parser repairs what it should refuse. Says nothing about where the host leads: see Guard.
 * @throws GatewayError invalid_request
 */
export function parseTarget(raw: unknown): URL {
  if (typeof raw !== 'string' || raw.length > MAX_LENGTH || FORBIDDEN.test(raw) || !SHAPE.test(raw)) throw invalid();
  if (!URL.canParse(raw)) throw invalid();
  const target = new URL(raw);
  if (!isPlausibleHost(target.hostname)) throw invalid();
  target.hash = '';
  // A letter beyond ASCII takes up to nine characters when it is written out for those who are asked next.
  if (target.href.length > MAX_LENGTH) throw invalid();
  return target;
}

/**
 * `target` with the part of `raw` behind `#` if that is a route (`#/…`, `#!…`): in an application that routes by it another
 * one is another page. For whoever renders; no server is ever sent it.
 * @param raw what `target` was parsed from
 */
export function withRoute(target: URL, raw: string): URL {
  const { hash } = new URL(raw);
  return /^#[/!]/.test(hash) ? new URL(hash, target) : target;
}

/** The name that a site's visits are counted under. */
export function hostOf({ host }: URL): string {
  return host.replace(/\.(?=:|$)/, '');
}

function isPlausibleHost(host: string): boolean {
  const name = host.replace(/\.$/, '');
  return name.length <= MAX_HOST_LENGTH && name.split('.').every(isPlausibleLabel);
}

/** A Punycode label must mean something: the parser of Node 24 lets through what it cannot decode. */
function isPlausibleLabel(label: string): boolean {
  if (label === '' || label.length > MAX_LABEL_LENGTH) return false;
  if (!label.startsWith('xn--')) return true;
  const decoded = domainToUnicode(label);
  return decoded !== label && domainToASCII(decoded) === label;
}

function invalid(): GatewayError {
  return new GatewayError('invalid_request', {
    message:
      'The request is not valid. url: expected an absolute http or https address without credentials, spaces or control characters, at most 8192 characters long.',
  });
}
