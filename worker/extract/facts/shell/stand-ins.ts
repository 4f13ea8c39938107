/** What is said in place of a text that is still to come, or that only scripts show. */

/** Sentences that ask to wait are shorter. Characters, and those of scripts that say more with each. */
const MOST_CHARS = 90;
const MOST_DENSE = 24;
/** A clause of more words, in a sentence that does not end in dots, tells something. */
const MOST_WORDS = 4;
/** Characters of a paragraph that asks to switch scripts on. */
const MOST_PLEA_CHARS = 450;

/** English has most of these, and the words that texts about docks, ships and programs begin with, too. */
const WAITING_IN_ENGLISH = new RegExp(
  `^(?:${[
    '(?:(?:please|kindly|just) )*(?:wait|stand by|hold on|hang on|hang tight|bear with us|be patient)(?: (?:while|until|for|as) .*| a .*)?(?: please)?',
    '(?:just |only )?(?:one|a) (?:moment|second|sec|minute|mo)(?: please)?',
    '(?:(?:we (?:are|re) )?(?:still |now |currently )?)?(?:loading|initiali[sz]ing|initiali[sz]ation|setting up|starting(?: up)?|preparing|fetching|booting(?: up)?|launching|connecting|warming up|rendering|updating|working)(?: (?:the|your|this|our|its|more|app|application|page|content|contents|data|site|website|client|engine|player|viewer|editor|dashboard|details|results|please wait)(?: [^ ]+){0,4})?',
    // What stands guard says so too.
    '(?:we (?:are|re) )?(?:just )?(?:checking|verifying|validating) (?:(?:that |if |whether )?(?:you (?:are|re) .{1,20}|(?:the security of )?your (?:browser|connection|device|request|session))(?: (?:before|to) .{1,60})?)',
    'making sure (?:that )?(?:you (?:are|re) .{1,20}|your connection is .{1,20})|this (?:process|check) is automatic|(?:your browser|you|this page) will (?:be )?(?:redirect(?:ed)?|reload|continue|refresh)(?: .{1,60})?|please allow up to .{1,20}|this (?:page|window) (?:is )?(?:re)?loads? automatically',
    '(?:(?:the|your|this|our|more) )?(?:page|content|contents|data|site|website|app|application|portal|workspace|dashboard|document|results|session|environment|report|space|room|game|map|view|editor|preview|feed|chart|project|experience|[^ ]{1,20} app) (?:is|are) (?:still |now |being )*(?:loading|loaded|starting|prepared|generated|set up|getting ready|on (?:its|their) way)(?: .{1,30})?',
    '(?:we (?:are|re) |we (?:have|ve) been |i m )?(?:just )?getting (?:.{1,30} )?ready(?: for you)?|almost (?:there|ready)|(?:please )?(?:do not|don t) (?:close|refresh|reload|leave) .*|(?:this|it) (?:may|might|can|could|should|will)(?: only)? take .*',
  ].join('|')})$`,
  'i',
);

/** Stems of the same in other languages. */
const WAITING_ELSEWHERE = new RegExp(
  [
    'geladen|lädt|bitte warten|moment bitte|einen (?:moment|augenblick)|gleich (?:da|soweit)|chargement|patiente|un instant|en cours de (?:démarrage|préparation)',
    'cargando|espere|un momento|espera por favor|carregando|a carregar|aguarde|um momento|caricamento|attend(?:ere|i)|un attimo|se încarcă|așteptați',
    'even geduld|bezig met laden|een moment|ogenblik|laddar|läser in|vänta|ögonblick|indlæser|vent venligst|vent litt|laster inn|lastes|ladataan|odota|hetki|sæki|laadimine',
    'ładowanie|ładujemy|wczytuj|wczytywanie|prosz[ęa](?:my)? (?:czekać|o cierpliwość)|poczekaj|chwil(?:ę|eczkę)|načít|čekejte|počkejte|prosíme? čekajte|strpení|učitava|nalaganje|pričekajte|kraunama|ielād|betölt|várjon|türelm',
    'загруз|загружа|подожди|минут(?:оч)?ку|секундочку|завантаж|зачекай|зареждан|изчака|учитава|φόρτωσ|φορτών|περιμένετε|μια στιγμή',
    'yükleni|yükleme|bekleyin|طفا? صبر|بارگ[ذز]اری|منتظر|جار[يٍِ]? ?ال?ت?حميل|تحميل|انتظ|טוען|טעינה|המת[ןי]|נא להמתין|đang tải|vui lòng (?:chờ|đợi)|memuat|tunggu|sila tunggu',
    'กำลังโหลด|โปรดรอ|กรุณารอ|รอสักครู่|लोड हो|प्रतीक्षा|लोड किया|লোড হচ্ছে|অপেক্ষা|ஏற்ற|காத்திரு',
    '(?:読み?込み?|ロード|準備|起動)中(?![のにはでを])|読み込んで|お待ち|少々|耐心|等待|加载|載入|加載|读取中|讀取中|请稍|請稍|稍候|稍等|正在(?:启动|啟動|准备|準備|打开)|로딩|불러오|로드 ?중|기다려|잠시만',
  ].join('|'),
  'iu',
);

const WAITING_ANYWHERE = new RegExp(WAITING_ELSEWHERE.source, 'giu');

const JAVASCRIPT =
  /java\s?-?script|\bjs\b|جافا ?سکریپت|جافا ?سكر?يبت|جاوا ?اسکریپت|джава-?скрипт|자바 ?스크립트|ג['׳]אווה ?סקריפט|จาวา?สคริปต์|जावास्क्रिप्ट|ジャ[バヴ]ァ?スクリプト|\b(?:active )?scripts?(?:ing)? (?:is|are|must|to be)\b/iu;

/** Stems by which people ask for it, or say that nothing goes without it. */
const WANTING = new RegExp(
  [
    'enabl|disabl|turn(?:ed)? |switch|requir|\\bneed|must|without|support|properly|works? (?:best|better)|unavailable|allow|blocked|\\boff\\b|\\bon\\b',
    'a[ck]tiv|habilit|abilit|a[tț]iv|neces|nécess|requ[ei]|richie|exig|erforderlich|benötig|ohne |sans |sin |senza |sem |einschalt',
    'schakel|vereist|nodig|zonder|kräv|kræv|krev|slå |utan |uten |uden |käyttö|vaati|włącz|wymaga|zapn|povol|vyžad|engedély|szükség|bekapcsol|omogući|potreb',
    'включ|необход|требу|увімк|потріб|активир|ενεργοπο|απαιτ|χρειάζ|etkin|gerek|تفعيل|تمكين|يتطلب|فعال|הפעיל|נדרש|דורש|bật|yêu cầu|aktifkan|diperlukan|membutuhkan',
    'เปิด|ต้อง|चालू|सक्षम|आवश्यक|ज़रूर|有効|必要|オン|启用|啟用|开启|開啟|打开|支持|支援|사용|활성|필요|켜',
  ].join('|'),
  'iu',
);

/** That it is there, or is not needed. */
const CONTENT =
  /java\s?script (?:is (?:enabled|on|supported)|\d)\b|\bno java\s?script\b|\b(?:works|made|built|written)(?: \w+)? without/i;

/** What a template shows until its script has put values in. */
const UNFILLED = /\{\{[^{}]{0,200}\}\}|\[\[[^[\]]{0,200}\]\]|\$\{[^{}]{0,200}\}/g;

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;
/** What a character of these says in other scripts. */
const DENSE_CHARS = 2.5;

/** How much is said: characters without white space, signs and numbers aside where there is nothing else. */
export function weightOf(text: string): number {
  const words = text.replace(/\s+/g, '');
  if (!/[\p{L}\p{N}]/u.test(words)) return 0;
  return words.length + (words.match(DENSE)?.length ?? 0) * (DENSE_CHARS - 1);
}

/** Whether a paragraph mentions JavaScript, in any of its spellings. */
export function namesJavascript(text: string): boolean {
  return JAVASCRIPT.test(text);
}

/** Whether a paragraph asks to switch scripts on, or says that nothing goes without them. */
export function wantsJavascript(text: string): boolean {
  return text.length <= MOST_PLEA_CHARS && JAVASCRIPT.test(text) && WANTING.test(text) && !CONTENT.test(text);
}

/** Whether all sentences of a paragraph ask to wait, what a template is to fill aside. */
export function asksToWait(text: string): boolean {
  const sentences = text
    .replace(UNFILLED, '')
    .trim()
    .split(/(?<=[.!?…])\s+|(?<=[。！？])|\s+[|·•–—-]\s+/);
  return sentences.every((sentence) => sentence === '' || isWaiting(sentence));
}

/** Whether a line ends in dots and says no more than that: "Die Steine werden warm …" */
export function trailsOff(text: string): boolean {
  return text.length <= MOST_CHARS && /^[^.!?。！？]{2,}(?:…|\.{2,}|。{2,}|⋯)\s*$/u.test(text);
}

const CLAUSES = /[,;:،、，]\s*|\s[–—-]\s/;

function isShortWait(clause: string): boolean {
  const signs = clause.match(WAITING_ANYWHERE)?.length ?? 0;
  // A wish to wait that also says what for.
  return signs > 0 && clause.trim().split(/\s+/).length <= MOST_WORDS * Math.min(signs, 2);
}

function isWaiting(sentence: string): boolean {
  const dense = sentence.match(DENSE)?.length ?? 0;
  if (sentence.length > MOST_CHARS || dense > MOST_DENSE) return false;
  const words = sentence
    .replace(/[\d.,:]*\s?%/g, '')
    .replace(/[\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  if (words === '') return false;
  if (WAITING_IN_ENGLISH.test(words)) return true;
  const clauses = sentence.split(CLAUSES).map((clause) => clause.replace(/[\p{P}\p{S}]+/gu, ' ').trim());
  if (clauses.every((clause) => WAITING_IN_ENGLISH.test(clause))) return true;
  if (
    /^(?:loading|starting|preparing|getting|setting up|opening|retrieving|signing (?:you )?in) /i.test(words) &&
    trailsOff(sentence)
  )
    return true;
  if (!WAITING_ELSEWHERE.test(words)) return false;
  return trailsOff(sentence) || sentence.split(CLAUSES).some((clause) => isShortWait(clause));
}
