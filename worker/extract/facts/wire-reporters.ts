import { together } from './names.js';

const NAME = '\\p{scx=Han}{2,4}';
/** Places from which agencies of Taiwan report; the name before them has no mark behind it. */
const PLACE =
  '(?:[台臺][北中南東]|新北|桃園|高雄|基隆|新竹|苗栗|彰化|南投|雲林|嘉義|屏東|宜蘭|花蓮|澎湖|金門|連江|馬祖|北京|上海|香港|東京|首爾|曼谷|河內|新加坡|華盛頓|紐約|洛杉磯|舊金山|倫敦|巴黎|柏林|布魯塞爾)';
/**
 * How a report begins that names its reporters: "（中央社記者盧太城台東縣6日電）", "新华社北京11月12日电（记者李明、王芳）",
 * "(서울=연합뉴스) 김철수 이영희 기자 =", "【東京=山川葉子】".
 */
const BEGINNINGS = [
  `^[（(【]\\p{scx=Han}{2,8}?記者(?<names>\\p{scx=Han}{2,3}(?:、\\p{scx=Han}{2,3})*)${PLACE}\\p{scx=Han}{0,4}\\d{1,2}日[電訊]`,
  `^.{2,40}?[电讯電訊]\\s?[（(](?:本报|\\p{scx=Han}{2,6}?)?[记記]者[:：\\s]?(?<names>${NAME}(?:[、\\s]${NAME}){0,5})[）)]`,
  '^[(\\[【][\\p{scx=Hang}·]{1,10}\\s?=\\s?\\p{scx=Hang}{2,10}[)\\]】]\\s?(?<names>\\p{scx=Hang}{2,4}(?:[\\s·]\\p{scx=Hang}{2,4}){0,4}) (?:기자|특파원)\\s?=',
  `^【[^【】=＝\\d]{1,12}[=＝](?<names>${NAME}(?:、${NAME})*)】`,
].map((form) => new RegExp(form, 'u'));
/** Characters at the beginning of a line that are looked at. */
const MOST_CHARS = 120;

/** The reporters whom the beginning of a report names as agencies of East Asia do. */
export function wireReporters(text: string): string {
  const beginning = text.slice(0, MOST_CHARS);
  if (!/^[（(【[]|[记記]者/.test(beginning)) return '';
  const found = BEGINNINGS.map((form) => form.exec(beginning)?.groups?.names).find(Boolean);
  const names = (found ?? '').split(/[、·\s]/);
  const end = names.findIndex((name) => OTHERS.test(name));
  return together(end < 0 ? names : names.slice(0, end));
}
/** Words for those who helped. */
const OTHERS = /^(?:(?:特约|特約)?通[讯訊][员員]|[实實][习習]生|[见見][习習]|[摄攝]影)/;
