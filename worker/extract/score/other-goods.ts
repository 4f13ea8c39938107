import { HEADING_NAME } from '../../html/headings.js';
import { once } from '../../html/once.js';
import type { Block, Box } from '../model/blocks.js';
import type { Scene } from '../model/scene.js';
import { dropBoxes, keptChars, keptCharsOf } from './kept.js';

/** What shops write above goods beside the one that the page is about, in the languages of most shops. */
const OTHERS = new RegExp(
  `^\\s*(?:${[
    '(?:related|similar|recommended) (?:products?|items?|properties|listings?|vehicles|cars|apps|books|hotels|offers|ads)',
    'products related to this item|you (?:may|might) also (?:like|enjoy|be interested in)|(?:customers|people|others)(?: who \\w{3,8} this(?: item)?)? also (?:bought|viewed|liked)',
    '(?:more|others) like this|recommended for you|(?:frequently|often) bought together|(?:recently|last) viewed(?: (?:products?|items?))?|complete the look|pairs well with',
    '(?:ähnliche|verwandte|passende) (?:artikel|produkte|angebote|anzeigen|fahrzeuge)|das könnte (?:ihnen|dir|sie|dich) auch (?:gefallen|interessieren)|kunden (?:kauften|sahen) auch|zuletzt angesehen',
    '(?:produits|articles|annonces) (?:similaires|associés|apparentés|liés|complémentaires)|vous (?:aimerez|aimeriez|apprécierez) (?:aussi|peut-être)|les clients qui ont acheté ce produit',
    'productos? (?:relacionados|similares)|también te puede (?:gustar|interesar)|te puede interesar|prodotti (?:correlati|simili)|potrebbe (?:anche )?(?:interessarti|piacerti)|ti potrebbe(?:ro)? (?:anche )?(?:piacere|interessare)',
    'produtos (?:relacionados|semelhantes)|(?:você|também) (?:também )?pode(?:rá)? gostar|gerelateerde producten|(?:dit )?vind je misschien ook leuk|vergelijkbare (?:producten|artikelen)',
    '(?:podobne|powiązane|polecane) (?:produkty|oferty|ogłoszenia)|klienci kupili również|(?:související|podobné) (?:produkty|zboží)|kapcsolódó termékek|produse (?:similare|recomandate)|benzer ürünler|(?:relaterade|liknande|relaterte|lignende) (?:produkter|annonser)',
    'рекомендуем(?: (?:посмотреть|также))?|(?:похожие|рекомендуемые|сопутствующие) (?:товары|объявления)|с этим товаром (?:покупают|смотрят)|вам (?:также )?(?:может )?(?:понравится|понравиться)|(?:схожі|супутні) товари',
    '関連(?:商品|製品)|こちらの商品もおすすめ|この商品を(?:買った|チェックした)人|相关(?:产品|商品)|相關(?:產品|商品)|猜你喜欢|看了又看|관련 ?상품|함께 ?(?:구매한|본) ?상품',
  ].join('|')})`,
  'iu',
);
const MOST_CHARS = 60;
const LEAST_LINKS = 3;

/**
 * Drops, in place, the goods that a page shows beside its own, as its words above them say: many shops do not state that
 * a page is one product, and name their boxes as they like.
 */
export function dropOtherGoods({ blocks, boxes, page, isMatter }: Scene, kept: boolean[]): void {
  if (page.isArticle || page.isForum || page.isDocs || page.isList || page.listsPosts) return;
  const title = blocks.findIndex(({ box }) => box.name === 'h1');
  const byElement = once(() => new Map(boxes.map((box) => [box.element, box])));
  const beside: Box[] = [];
  for (const [i, block] of blocks.entries()) {
    if (i <= title || block.chars > MOST_CHARS || i < (beside.at(-1)?.end ?? 0)) continue;
    if (!HEADING_NAME.test(block.box.name) || !OTHERS.test(block.text)) continue;
    const goods = goodsBelow(block, i, byElement());
    if (goods) beside.push({ ...goods, first: i });
  }
  if (2 * keptCharsOf(beside, blocks, kept) > keptChars(blocks, kept)) return;
  dropBoxes(beside, kept, isMatter);
}

/** The box that begins with a heading and holds links below it, or else the one right after the heading. */
function goodsBelow({ box: heading }: Block, at: number, byElement: ReadonlyMap<Element, Box>): Box | undefined {
  let box: Box = heading;
  while (box.parent?.first === at && box.end === at + 1) box = box.parent;
  const next = box.element.nextElementSibling;
  const goods = box.end > at + 1 ? box : next && byElement.get(next);
  return goods && goods.element.getElementsByTagName('a').length >= LEAST_LINKS ? goods : undefined;
}
