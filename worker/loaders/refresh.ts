import type { DefaultTreeAdapterTypes } from 'parse5';
import type { Page } from '../page.js';
import { asWritten } from './http-get.js';
import { isHtml, PDF } from './media-type.js';

type Node = DefaultTreeAdapterTypes.ChildNode;

/** Where a page sends its reader by itself, as it writes it, and what that is relative to. */
export interface Refresh {
  location: string;
  base: string;
}

/** A reader gets no further in what is shown for less. */
const MOST_SECONDS = 5;
/** A page above this is no stub, and its tree is made in the thread that serves everyone. */
const MOST_CHARS = 256 * 1024;
/** Characters that say more than that the page is elsewhere. */
const OWN_CHARS = 150;
/** What a letter of Chinese, Japanese or Korean says in other scripts. */
const IDEOGRAPH_CHARS = 2.5;

/** Where a `Refresh` field, or the same in a document, leads; empty for the page itself. HTML Standard, 4.2.5.3, "shared declarative refresh steps". */
export function refreshOf(content = ''): string | undefined {
  const found = /^\s*(?=[\d.])(\d*)[\d.]*(?:[\s;,]+(.*))?$/s.exec(content);
  if (!found || Number(found[1]) > MOST_SECONDS) return undefined;
  const rest = found[2] ?? '';
  const written = rest.replace(/^url\s*=\s*/i, '');
  const quoted = /^(["'])(.*?)(?:\1|$)/s.exec(written)?.[2];
  return (quoted ?? written).trim();
}

/**
 * Where a page leads within a few seconds, by its header or its markup; undefined when it leads nowhere, or has a text of
 * its own. Without scripts we are whom `noscript` is for; but a page that loads scripts means there to say that it needs them.
 */
export async function refreshIn({ url, mediaType, text }: Page, header?: string): Promise<Refresh | undefined> {
  const byHeader = header === undefined ? undefined : refreshOf(asWritten(header));
  if (mediaType === PDF || text.length > MOST_CHARS || (byHeader === undefined && !MAY_REFRESH.test(text)))
    return undefined;
  if (!isHtml(mediaType))
    return byHeader !== undefined && !isOwn([text]) ? { location: byHeader || url.href, base: url.href } : undefined;
  const { refresh, base, texts } = await contentOf(text);
  const location = byHeader ?? refresh;
  if (location === undefined || isOwn(texts)) return undefined;
  if (location === '') return { location: url.href, base: url.href };
  return { location, base: base !== undefined && URL.canParse(base, url) ? new URL(base, url).href : url.href };
}

/** Whether a page that leads elsewhere by its header or markup has a text of its own, and is to be taken as it stands. */
export async function staysFor({ mediaType, text }: Page, header?: string): Promise<boolean> {
  if (!isHtml(mediaType) || (header === undefined && !MAY_REFRESH.test(text))) return false;
  return text.length > MOST_CHARS || isOwn((await contentOf(text)).texts);
}
const MAY_REFRESH = /<meta\s[^>]*\brefresh\b/i;

interface Content {
  refresh: string | undefined;
  base: string | undefined;
  /** Of each box outside of links and of what stands on every page of the site. */
  texts: string[];
}

async function contentOf(html: string): Promise<Content> {
  const { parse } = await import('parse5');
  const texts = [''];
  let [base, refresh, refreshWithoutScripts]: (string | undefined)[] = [];
  let loadsScripts = false;
  const visit = (node: Node, isShown: boolean, isFallback: boolean): void => {
    if (node.nodeName === '#text' && 'value' in node) {
      if (isShown) texts.push(`${texts.pop()}${node.value}`);
      return;
    }
    if (!('attrs' in node)) return;
    const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value;
    if (node.tagName === 'base') base ??= attribute('href');
    if (node.tagName === 'script') loadsScripts ||= attribute('src') !== undefined;
    if (node.tagName === 'meta' && attribute('http-equiv')?.trim().toLowerCase() === 'refresh') {
      const location = refreshOf(attribute('content'));
      if (isFallback) refreshWithoutScripts ??= location;
      else refresh ??= location;
    }
    if (!INLINE.has(node.tagName)) texts.push('');
  };
  // A stack of its own: elements of a hostile page are nested as deep as it likes.
  const stack: { node: Node; isShown: boolean; isFallback: boolean }[] = [];
  const open = (nodes: Node[], isShown: boolean, isFallback: boolean) => {
    for (const node of nodes.toReversed()) stack.push({ node, isShown, isFallback });
  };
  open(parse(html, { scriptingEnabled: false }).childNodes, true, false);
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node, isShown, isFallback } = next;
    visit(node, isShown, isFallback);
    if ('childNodes' in node)
      open(node.childNodes, isShown && !UNREAD.has(node.nodeName), isFallback || node.nodeName === 'noscript');
  }
  return { refresh: refresh ?? (loadsScripts ? undefined : refreshWithoutScripts), base, texts };
}

const INLINE = new Set(
  'a abbr b bdi bdo cite code em font i mark q s small span strong sub sup time u var wbr'.split(' '),
);
const UNREAD = new Set(
  'a button footer head header iframe nav noframes noscript option script style svg template textarea title'.split(' '),
);

/** Whether a page says more than that it is elsewhere. */
function isOwn(texts: string[]): boolean {
  const said = texts
    .flatMap((text) =>
      text
        .replace(/\s+/g, ' ')
        .trim()
        .split(/(?<=[.!?…])\s|(?<=[。！？])/),
    )
    .filter((sentence) => !SAYS_MOVED.test(sentence))
    .join(' ')
    .trim();
  const ideographs =
    said.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return said.length + ideographs * (IDEOGRAPH_CHARS - 1) >= OWN_CHARS;
}

/** How pages say that they are elsewhere, or will be there at once, in the languages that most of them are in. */
const SAYS_MOVED = new RegExp(
  [
    'redirect|forwarded to|(?:has|have|been|was|were) (?:permanently |temporarily )?(?:moved|relocated)|moved (?:to|here|permanently)',
    'new (?:address|location|home|url|site|website|page|version)|click|follow (?:this|the) link|automatically|your browser',
    'please wait|one moment|just a moment|loading|seconds|bookmark|not supported|cookies?|javascript',
    'weiter(?:ge)?leit|umgezogen|verschoben|automatisch|neue[nrs]? (?:Adresse|Seite)|klicken|Sekunden|bitte warten|Lesezeichen',
    'redirig|déplac|nouvelle (?:adresse|page)|cliquez|secondes|patientez|automatiquement',
    'redirec|redirij|traslad|movido|nueva (?:dirección|página)|clic|segundos|espere|automáticamente|automaticamente',
    'reindirizz|spostat|trasferit|nuovo (?:indirizzo|sito)|secondi|attend|aguarde|doorgestuurd|doorverwezen|verplaatst|verhuisd',
    'przekierow|przenies|automatycznie|přesměr|přesun|átirány|yönlendir|taşın|omdirig|viderestill|flyttat|flyttet|ohjataan|siirtyn',
    'перенаправ|переадрес|переех|перемещ|перенес|автоматич|нажмите|подождите|μεταφέρθ|ανακατεύθ',
    '跳转|跳轉|重定向|重新導向|移至|已移|搬|点击|點擊|秒|自动|自動|移転|移動|移りました|変更|リダイレクト|クリック|お待ち|이동|자동|클릭',
  ].join('|'),
  'iu',
);
