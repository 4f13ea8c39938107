import type { Markup } from '../../dom/markup.js';
import { namesJavascript } from './stand-ins.js';

/** What the code of a page is, as far as its markup tells. */
export interface Scripts {
  /** Scripts of its own, which may show something; not those that only count readers. */
  runs: boolean;
  /** They are an application as a build tool puts it together. */
  isBundle: boolean;
  /** A `noscript` asks for scripts. */
  pleads: boolean;
}

const RUNS = /^(?:|module|(?:text|application)\/(?:javascript|ecmascript|x-javascript|babel|jsx|typescript))$/i;
/** What a script is to draw. */
const DATA = /^application\/json$/i;
const COUNTS =
  /googletagmanager|google-analytics|googlesyndication|doubleclick|gtag|analytics|plausible|matomo|piwik|hotjar|clarity\.ms|fbevents|connect\.facebook|cloudflareinsights|rocket-loader|email-decode|recaptcha|fontawesome|typekit|\bads?[./-]/i;
const COUNTS_INLINE = /gtag\(|dataLayer|_paq|fbq\(|\bga\(|_gaq|hj\(|clarity\(|plausible/;
const BUNDLE =
  /(?:^|[/._-])(?:main|app|bundle|index|runtime|chunk|vendors?|polyfills|entry|client|start|boot(?:strap)?|flutter_bootstrap|_framework|_next|_nuxt|_app|assets)(?:[/._-]|$)|[._-][0-9a-f]{6,20}\.m?js/i;

export function scriptsOf({ named, attributes }: Markup): Scripts {
  const own = named('script').filter(isOwn);
  const hasData = named('script').some((script) => DATA.test(script.getAttribute('type') ?? ''));
  const preloads = named('link').some((link) => link.getAttribute('rel') === 'modulepreload');
  return {
    runs: own.length > 0 || preloads || hasData || attributes.has('onload'),
    isBundle: preloads || own.some(isBundled),
    pleads: named('noscript').some((one) => namesJavascript(one.textContent ?? '')),
  };
}

function isOwn(script: Element): boolean {
  if (!RUNS.test(script.getAttribute('type')?.trim() ?? '')) return false;
  const src = script.getAttribute('src');
  return src ? !COUNTS.test(src) : Boolean(script.textContent?.trim()) && !COUNTS_INLINE.test(script.textContent ?? '');
}

function isBundled(script: Element): boolean {
  return script.getAttribute('type') === 'module' || BUNDLE.test(script.getAttribute('src') ?? '');
}
