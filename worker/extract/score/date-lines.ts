import type { PageMetadata } from '../../../src/shared/fetch-contract.js';
import { HEADING_NAME } from '../../dom/headings.js';
import { DATE_LABELS } from '../metadata/date-words.js';
import { dateIn, dateless } from '../metadata/iso-date.js';
import type { Scene } from './scene.js';

/** Characters, white space not counted: a longer text is a paragraph, and the text has begun. */
const PROSE_CHARS = 80;
/** Letters that may be left of a line: "Updated", "5 min read", the day of the week. */
const MOST_LEFT = 20;

/** Class names of a standfirst, which comes before that line on many pages. */
const STANDFIRST =
  /(?:^|[\s_-])(?:lead|lede|standfirst|subtitle|sub-?head(?:line|ing)?|summary|excerpt|description|spot|deck|dek|intro|sapo|chapeau)(?:[\s_-]|$)/i;
/** How long it takes to read the text, in words that come before or after the number. */
const READING_TIME = new RegExp(
  `(?:${[
    '(?:estimated )?(?:reading time|time to read)|lesezeit|temps de lecture|tiempo de lectura|lectura(?: de)?|tempo d[ie] lettura|tempo de leitura|leitura(?: de)?',
    'leestijd|l[æä]sti?d(?:stid)?|czas czytania|ten tekst przeczytasz w|doba čtení|okuma süresi|время чтения|читать|час читання|χρόνος ανάγνωσης|waktu baca|thời gian đọc',
    'この記事は約?|読了(?:目安)?|约?需?阅读|预计阅读|閱讀時間|읽는 ?시간|زمان مطالعه|وقت القراءة|זמן קריאה|पढ़ने का समय',
  ].join(
    '|',
  )})?\\s?[:：≈~]?\\s?\\d{1,3}\\s?(?:-\\s?\\d{1,3}\\s?)?(?:min(?:s|\\.|utes?|uten|uti|uto?s?|uty|utach|uut)?|dk\\.?|dakika|мин(?:\\.|ут[аы]?)?|хв(?:\\.|илин[аи]?)?|λεπτά?|分(?:钟|鐘)?|분|دقيقة|دقیقه|דקות|นาที|phút|menit)(?!\\p{L})(?: (?:read|lesen|de lecture|de lectura|di lettura|de leitura|чтения|читання|ανάγνωσης))?`,
  'giu',
);

const ITEM = /^(?:t[dh]|li|d[td])$/;

/**
 * Drops, in place, the lines before the text of an article that say nothing but when the page was published, and by whom: both are
 * fields of their own.
 */
export function dropDateLines(
  { blocks, page }: Scene,
  kept: boolean[],
  { byline, published, lang }: PageMetadata,
): void {
  if (!published || !page.isArticle || page.isForum || page.isList) return;
  const day = published.slice(0, '2024-03-05'.length);
  const names = byline?.split(/, | & /) ?? [];
  for (const [i, { box, text, chars }] of blocks.entries()) {
    if (!kept[i]) continue;
    if (chars >= PROSE_CHARS && !HEADING_NAME.test(box.name) && !STANDFIRST.test(box.classes)) return;
    if (chars >= PROSE_CHARS || HEADING_NAME.test(box.name) || ITEM.test(box.name) || box.images > 0) continue;
    if (dateIn(text, lang)?.slice(0, day.length) !== day) continue;
    const undated = dateless(text).replace(DATE_LABELS, ' ').replace(READING_TIME, ' ');
    const rest = names.reduce((left, name) => left.replaceAll(name, ' '), undated);
    if ((rest.match(/\p{L}/gu)?.length ?? 0) > MOST_LEFT) continue;
    kept[i] = false;
    const label = blocks[i - 1];
    if (label && label.box.parent === box.parent && LABEL.test(label.text)) kept[i - 1] = false;
  }
}

/** A few words with a colon: "Date:". */
const LABEL = /^[^:：]{1,30}[:：]\s*$/;
