import t from 'tap';
import type { PageMetadata } from '../../src/shared/fetch-contract.js';
import { toIsoDate } from '../../worker/extract/facts/iso-date.js';
import { extract } from '../../worker/extract.js';

const url = new URL('https://www.example.test/dir/page');

function metadata(lang: string, head: string, body: string): PageMetadata {
  const text = `<!doctype html><html lang="${lang}"><head>${head}</head><body>${body}<p>Text.</p></body></html>`;
  const { content: _, markdown: __, ...rest } = extract({ url, mediaType: 'text/html', text });
  return rest;
}

t.test('digits of any script are digits', async (t) => {
  t.equal(toIsoDate('٥ مارس ٢٠٢٤', 'ar'), '2024-03-05');
  t.equal(toIsoDate('५ मार्च २०२४', 'hi'), '2024-03-05');
  t.equal(toIsoDate('２０２４年３月５日', 'ja'), '2024-03-05');
  t.equal(toIsoDate('๕ มีนาคม ๒๕๖๗', 'th'), '2024-03-05');
});

t.test('months that a language names in several ways', async (t) => {
  t.equal(toIsoDate('5 آذار 2024', 'ar'), '2024-03-05', 'between the two rivers');
  t.equal(toIsoDate('5 كانون الثاني 2024', 'ar-EG'), '2024-01-05');
  t.equal(toIsoDate('8 فيفري 2019', 'ar'), '2019-02-08', 'in the Maghreb');
  t.equal(toIsoDate('5 มี.ค. 2567', 'th'), '2024-03-05');
  t.equal(toIsoDate('5 ม.ค. 2567', 'th'), '2024-01-05');
});

t.test('days as some languages and scripts write them', async (t) => {
  t.equal(toIsoDate('1° aprile 2026', 'it'), '2026-04-01');
  t.equal(toIsoDate('15 de abril del 2026', 'es'), '2026-04-15');
  t.equal(toIsoDate('15 เม.ย. 69', 'th'), '2026-04-15');
  t.equal(toIsoDate('15 เม.ย. 10:30', 'th'), undefined);
  t.equal(toIsoDate('15 เมษายน พ.ศ. 2569', 'th'), '2026-04-15');
  t.equal(toIsoDate('Wed Apr 15 2026 10:00:00 GMT+0200 (Central European Summer Time)', 'en'), '2026-04-15T08:00:00Z');
});

t.test('days of the solar calendar of Iran', async (t) => {
  t.equal(toIsoDate('۱۵ اسفند ۱۴۰۲', 'fa-IR'), '2024-03-05');
  t.equal(toIsoDate('۱۴۰۲/۱۲/۱۵', 'fa'), '2024-03-05');
  t.equal(toIsoDate('30 اسفند 1403', 'fa'), '2025-03-20', 'a leap year');
  t.equal(toIsoDate('1 فروردین 1404', 'fa'), '2025-03-21');
  t.equal(toIsoDate('5 مارس 2024', 'fa'), '2024-03-05', 'and of ours');
});

t.test('who wrote a page, in languages of other scripts', async (t) => {
  const cases = [
    ['ar', 'بقلم: سلمى الحداد ٥ مارس ٢٠٢٤', 'سلمى الحداد'],
    ['fa', 'نویسنده: مریم کاظمی | ۱۵ اسفند ۱۴۰۲', 'مریم کاظمی'],
    ['th', 'โดย สมชาย ใจดี เผยแพร่: 5 มีนาคม 2567', 'สมชาย ใจดี'],
    ['hi', 'लेखक: अनिता रावत प्रकाशित: 5 मार्च 2024', 'अनिता रावत'],
    ['el', 'Γράφει η Ελένη Παππά • 5 Μαρτίου 2024', 'Ελένη Παππά'],
    ['ja', '2024年3月5日 執筆：山川葉子', '山川葉子'],
  ] as const;
  for (const [lang, line, byline] of cases)
    t.match(metadata(lang, '', `<h1>1234 ABCD</h1><p>${line}</p>`), { byline, published: '2024-03-05' }, lang);
});

t.test("the label in an author's element is no part of the name, in any script", async (t) => {
  const cases = [
    ['ru', 'Автор: Иван Петров', 'Иван Петров'],
    ['ru', 'Автор Иван Петров', 'Иван Петров'],
    ['ru', 'Беседовала Анна Сидорова', 'Анна Сидорова'],
    ['zh', '作者 李明', '李明'],
    ['zh', '河报记者 李明', '李明'],
    ['zh', '本报记者：李明', '李明'],
    ['zh', '来源：河报 作者：李明', '李明'],
    ['zh-TW', '河報／ 記者林佳慧／台北即時報導', '林佳慧'],
    ['zh-TW', '文／李明雄', '李明雄'],
    ['ja', '取材・文＝山川葉子', '山川葉子'],
    ['ja', '文／山川葉子　写真／海野三郎', '山川葉子'],
    ['ja', '作者 水野 遥', '水野 遥'],
    ['ja', '[山川葉子，河報]', '山川葉子'],
    ['ko', '글·사진 김철수', '김철수'],
    ['ko', '김철수 선임기자', '김철수'],
    ['ar', 'إعداد: سلمى الحداد', 'سلمى الحداد'],
    ['ar', 'كتب سامي الحربي', 'سامي الحربي'],
    ['fa', 'نویسنده، مریم کاظمی', 'مریم کاظمی'],
    ['he', 'כתבה: רינת צדוק', 'רינת צדוק'],
    ['hi', 'लेखक - अनिता रावत', 'अनिता रावत'],
    ['bn', 'লেখক: শাহাদৎ হোসেন', 'শাহাদৎ হোসেন'],
    ['el', 'Του Γιάννη Παππά', 'Γιάννη Παππά'],
    ['th', 'ผู้เขียน สมชาย ใจดี', 'สมชาย ใจดี'],
    ['vi', 'Người viết: Phan Diệp', 'Phan Diệp'],
    ['tr', 'Muhabir: Ayşe Yılmaz', 'Ayşe Yılmaz'],
    ['id', 'Reporter: Rizky Mahendra', 'Rizky Mahendra'],
    ['ru', 'Речные Новости', 'Речные Новости'],
    ['zh', '责任编辑：李明', undefined],
  ] as const;
  for (const [lang, line, byline] of cases)
    t.equal(metadata(lang, '', `<h1>1234 ABCD</h1><p class="author">${line}</p>`).byline, byline, line);
});

t.test('authors with a word between, in any script', async (t) => {
  const cases = [
    ['ru', 'Авторы: Иван Петров и Анна Сидорова', 'Иван Петров, Анна Сидорова'],
    ['uk', 'Автори: Олена Коваль і Іван Бойко', 'Олена Коваль, Іван Бойко'],
    ['zh', '作者：李明、王芳', '李明, 王芳'],
    ['ja', '山川葉子と海野三郎', '山川葉子, 海野三郎'],
    ['ko', '김철수·박영희 기자', '김철수, 박영희'],
    ['ko', '김철수 기자, 박영희 기자', '김철수, 박영희'],
    ['ko', '김철수 및 박영희', '김철수, 박영희'],
    ['fa', 'مریم کاظمی و علی رضایی', 'مریم کاظمی, علی رضایی'],
    ['hi', 'अनिता रावत और संजय दुबे', 'अनिता रावत, संजय दुबे'],
    ['el', 'Ελένη Παππά και Νίκος Δήμου', 'Ελένη Παππά, Νίκος Δήμου'],
    ['th', 'สมชาย ใจดี และ สมหญิง รักไทย', 'สมชาย ใจดี, สมหญิง รักไทย'],
    ['vi', 'Phan Diệp và Lê Hoa', 'Phan Diệp, Lê Hoa'],
    ['tr', 'Ayşe Yılmaz ve Can Demir', 'Ayşe Yılmaz, Can Demir'],
  ] as const;
  for (const [lang, line, byline] of cases)
    t.equal(metadata(lang, '', `<h1>1234 ABCD</h1><p class="author">${line}</p>`).byline, byline, line);
});

t.test('a title in capitals is that of its heading in Turkish too', async (t) => {
  const page = metadata('tr', '<title>IŞIKLI KIYI YOLU | Kıyı Postası</title>', '<h1>Işıklı Kıyı Yolu</h1>');
  t.match(page, { title: 'IŞIKLI KIYI YOLU' });
});

t.test('from when to when something holds is no day of publication', async (t) => {
  const line = (lang: string, text: string) => metadata(lang, '', `<h1>Ferries</h1><p>${text}</p>`).published;
  t.equal(line('en', 'Valid from 29 March to 20 October 2024'), undefined);
  t.equal(line('en', 'March 29 to October 20, 2024'), undefined);
  t.equal(line('de', 'Gilt vom 29. März bis 20. Oktober 2024'), undefined);
  t.equal(line('fr', 'Du 29 mars au 20 octobre 2024'), undefined);
  t.equal(line('es', 'Del 29 de marzo al 20 de octubre de 2024'), undefined);
  t.equal(line('ru', 'С 29 марта по 20 октября 2024'), undefined);
  t.equal(line('en', '20 October 2024'), '2024-10-20');
});

t.test('words may follow a date in numbers', async (t) => {
  const line = (lang: string, text: string) => metadata(lang, '', `<h1>Ferries</h1><p>${text}</p>`);
  t.match(line('en', 'Published 2026-04-15 by Peter Cole'), { byline: 'Peter Cole', published: '2026-04-15' });
  t.equal(line('de', '2026-04-15 von Paula Kohl').published, '2026-04-15');
  t.equal(line('zh', '发布时间:2026-04-15 来源:河报').published, '2026-04-15');
  t.equal(line('ja', '公開日:2026-04-15 更新日:2026-04-17').published, '2026-04-15');
  t.equal(line('en', '2026-04-15 to 2026-04-17 in Marle').published, undefined);
  t.equal(line('de', '2026-04-15 – 2026-04-17 Marle').published, undefined);
});

t.test('a day that a text speaks of is not that of the page', async (t) => {
  const cases = [
    ['en', 'The bridge opened on March 1, 1998.'],
    ['en', 'This article was amended on 1 March 2026.'],
    ['en', 'Next meeting: March 1, 2026'],
    ['en', 'Accessed March 1, 2026'],
    ['en', 'First printed March 1, 1998'],
    ['fr', 'Le pont a été inauguré le 1 mars 1998.'],
    ['de', 'Die Brücke wurde am 1. März 1998 eröffnet.'],
    ['de', 'Eröffnet wurde die Brücke am 1. März 1998.'],
    ['es', 'El puente fue inaugurado el 1 de marzo de 1998.'],
    ['ru', 'Мост был открыт 1 марта 1998.'],
    ['zh', '大桥于1998年3月1日通车。'],
  ] as const;
  for (const [lang, text] of cases)
    t.equal(metadata(lang, '', `<h1>Ferries</h1><p>${text}</p>`).published, undefined, text);
  const said = ['This entry was posted on Tuesday, March 3, 2026.', 'Written by Ada Berg on March 3, 2026.'];
  for (const text of [...said, 'New York, March 3, 2026.'])
    t.equal(metadata('en', '', `<h1>Ferries</h1><p>${text}</p>`).published, '2026-03-03', text);
  const prose = '<p>The ferries of the lake are older than any of the bridges that now cross it.</p>';
  const below = `<h1>Ferries</h1>${prose.repeat(2)}<p>from the lake, March 3, 2026</p>`;
  t.equal(metadata('en', '', below).published, '2026-03-03', 'below a standfirst');
});

t.test("what stands beside a name in an author's element is no part of it", async (t) => {
  const cases = [
    ['it', '<p class="author">Scritto da <a href="/autore/paolo">Paolo Collina</a></p>', 'Paolo Collina'],
    ['it', '<p>Scritto da Paolo Collina</p>', 'Paolo Collina'],
    ['en', '<p class="author">Edited by Ann Dale</p>', 'Ann Dale'],
    ['ru', '<p class="author">Автор статьи: Пётр Иванов</p>', 'Пётр Иванов'],
    ['es', '<p>Autor del artículo: Pablo Colina</p>', 'Pablo Colina'],
    ['en', '<p class="author">Photo by Ann Dale</p>', undefined],
    ['ko', '<figure><figcaption>사진=이영희 기자</figcaption></figure>', undefined],
    ['zh', '<p>文/林佳慧 攝影/王大明</p>', '林佳慧'],
    ['en', '<p class="author">Peter Cole <button>Follow</button> <a href="https://x.com/pc">@pc</a></p>', 'Peter Cole'],
    ['en', '<p class="author">Peter Cole Follow</p>', 'Peter Cole'],
    ['en', '<p class="author">Peter Cole is a reporter for the county.</p>', 'Peter Cole'],
    ['de', '<p class="author">Paula Kohl ist eine freie Journalistin.</p>', 'Paula Kohl'],
    ['en', '<p class="author">Senior reporter <a href="/author/peter">Peter Cole</a> The Marle News</p>', 'Peter Cole'],
    ['en', '<p>By Peter Cole Jr. | March 5, 2024</p>', 'Peter Cole Jr.'],
  ] as const;
  for (const [lang, line, byline] of cases) t.equal(metadata(lang, '', `<h1>Ferries</h1>${line}`).byline, byline, line);
  const below = (name: string) => `<h1>Ferries</h1><h2>About</h2><p>Text.</p><h2>More</h2>${name}`;
  const blogger =
    '<span class="post-author vcard">Postado por <span class="fn"><a rel="author" href="https://blog.test/1">Teresa Nunes</a></span></span>';
  t.equal(metadata('pt', '', below(blogger)).byline, 'Teresa Nunes');
  const twice =
    '<div itemprop="author" itemscope><a href="/users/9">Nadia Reed</a><span itemprop="name">Nadia Reed</span></div>';
  t.equal(metadata('en', '', below(twice)).byline, 'Nadia Reed');
});

t.test('who wrote a page with an agency, a kind of text, or is named by a link', async (t) => {
  const cases = [
    ['fr', 'Par Paul Colin avec AFP', 'Paul Colin'],
    ['en', 'Analysis by Peter Cole, CNN', 'Peter Cole'],
    ['en', 'Opinion by Peter Cole', 'Peter Cole'],
    ['it', '<a href="/autore/paolo-collina">Paolo Collina</a> · 15 aprile 2026', 'Paolo Collina'],
    ['tr', '<a href="/yazar/ayse">Ayşe Bekçi</a>', 'Ayşe Bekçi'],
  ] as const;
  for (const [lang, line, byline] of cases)
    t.equal(metadata(lang, '', `<h1>Ferries</h1><p>${line}</p>`).byline, byline, line);
});

t.test('each of several authors in a line is named', async (t) => {
  const link = (name: string, rel = '') => `<a ${rel} href="/author/${name.replace(' ', '-')}">${name}</a>`;
  const both = (between: string, rel = '') => link('Peter Cole', rel) + between + link('Ann Dale', rel);
  const cases = [' and ', ', ', ' / ', ' · ', ' und ', ' e ', ' et ', ' y '].map((between) => both(between));
  cases.push(both(' and ', 'rel="author"'), `<span class="authors">${both(' &amp; ')}</span>`);
  cases.push('<span class="authors"><span>Peter Cole</span> <span>Ann Dale</span></span>');
  const reviewed = both('. Reviewed by ');
  t.equal(metadata('en', '', `<h1>Ferries</h1><p>${reviewed}</p>`).byline, 'Peter Cole');
  cases.push('<ul class="authors"><li>Peter Cole</li><li>Ann Dale</li></ul>');
  cases.push(`<ul class="authors"><li>${link('Peter Cole')}</li><li>${link('Ann Dale')}</li></ul>`);
  for (const line of cases)
    t.equal(metadata('en', '', `<h1>Ferries</h1><div>${line}</div>`).byline, 'Peter Cole, Ann Dale', line);
});

t.test('the day on which a member came is not that of what it wrote', async (t) => {
  const cases = [
    ['fr', 'Inscription : lun. 03 janv. 2011'],
    ['de', 'Registriert: 3. Januar 2011'],
    ['es', 'Registrado: 3 de enero de 2011'],
    ['ru', 'Зарегистрирован: 3 января 2011'],
    ['pl', 'Rejestracja: 3 stycznia 2011'],
    ['it', 'Iscritto il: 3 gennaio 2011'],
    ['nl', 'Geregistreerd: 3 januari 2011'],
    ['sv', 'Registrerad: 3 januari 2011'],
    ['fi', 'Liittynyt: 3.1.2011'],
    ['tr', 'Kayıt: 3 Ocak 2011'],
    ['zh', '注册: 2011年1月3日'],
    ['ja', '登録日: 2011年1月3日'],
  ] as const;
  for (const [lang, line] of cases) {
    const [label = '', day = ''] = line.split(/(?<=:) /);
    t.equal(metadata(lang, '', `<h1>Ferries</h1><p>${line}</p>`).published, undefined, line);
    t.equal(metadata(lang, '', `<h1>Ferries</h1><p>${label}</p><p>${day}</p>`).published, undefined, line);
  }
});

t.test('the day of a change, in more words and languages', async (t) => {
  const cases = [
    ['de', 'Zuletzt bearbeitet: 17.04.2026'],
    ['de', 'Letzte Änderung: 17.04.2026'],
    ['fr', 'Actualisé le 17 avril 2026'],
    ['es', 'Última modificación: 17 de abril de 2026'],
    ['pt', 'Última atualização: 17 de abril de 2026'],
    ['it', 'Ultima modifica: 17 aprile 2026'],
    ['nl', 'Aangepast op 17 april 2026'],
    ['pl', 'Zmieniono: 17 kwietnia 2026'],
    ['pl', 'Zmodyfikowano: 17 kwietnia 2026'],
    ['cs', 'Změněno 17. dubna 2026'],
    ['ru', 'Последнее обновление: 17 апреля 2026'],
    ['uk', 'Змінено: 17 квітня 2026'],
    ['el', 'Ενημερώθηκε: 17 Απριλίου 2026'],
    ['ar', 'تم التحديث: 17 أبريل 2026'],
    ['fa', 'به‌روزرسانی: 2026-04-17'],
    ['hi', 'अपडेटेड: 17 अप्रैल 2026'],
    ['he', 'עדכון אחרון: 17 באפריל 2026'],
    ['zh', '编辑于 2026-04-17'],
    ['ko', '업데이트 2026.04.17'],
    ['th', 'ปรับปรุง 17 เมษายน 2569'],
    ['hu', 'Utolsó frissítés: 2026. április 17.'],
  ] as const;
  for (const [lang, line] of cases) {
    t.equal(metadata(lang, '', `<h1>1234 ABCD</h1><p>${line}</p>`).published, undefined, line);
    t.equal(metadata(lang, '', `<h1>1234 ABCD</h1><p>${line}</p><p>2026-04-15</p>`).published, '2026-04-15', line);
  }
});

t.test('a day with a label for publication comes before one without', async (t) => {
  const lines = (lang: string, ...all: string[]) =>
    metadata(lang, '', `<h1>1234 ABCD</h1>${all.map((line) => `<p>${line}</p>`).join('')}`).published;
  t.equal(lines('de', '17.04.2026', 'Veröffentlicht: 15.04.2026'), '2026-04-15');
  t.equal(lines('en', 'April 17, 2026', 'Marle', 'Published: April 15, 2026'), '2026-04-15');
  t.equal(lines('en', 'April 17, 2026', 'One', 'Two', 'Three', 'Published: April 15, 2026'), '2026-04-17');
});

t.test('trackers, wikis, catalogues and patents', async (t) => {
  const project =
    '<div id="header"><h1>Harbour</h1></div><div id="content"><h2>Bug #41</h2><h3>Export forgets the zone</h3>' +
    '<p class="author">Added by <a href="/u/3">Rosa Lenz</a> <a href="/a">about 2 years</a> ago.</p></div>';
  t.match(metadata('en', '<title>Bug #41: Export forgets the zone - Harbour - Mill</title>', project), {
    title: 'Export forgets the zone',
    byline: 'Rosa Lenz',
    site: 'Harbour',
  });
  const wiki = '<title>BackupPolicy &lt; Infra &lt; Mill</title>';
  t.match(metadata('en', wiki, '<h1>Backup Policy</h1>'), { title: 'BackupPolicy' });
  const gem = '<title>tides | Gems | your community host</title>';
  t.match(metadata('en', gem, '<h1><a href="/gems/tides">tides</a> <i>2.4.1</i></h1>'), { title: 'tides' });
  const job = '<title>Field hydrologist @ Brook Survey</title>';
  t.match(metadata('en', job, '<h1>Field hydrologist</h1>'), { title: 'Field hydrologist' });
  const day = (scheme: string, content: string) => `<meta name="DC.date" content="${content}" scheme="${scheme}">`;
  const patent =
    day('dateSubmitted', '2016-04-11') +
    day('issue', '2019-07-23') +
    '<meta name="DC.contributor" content="Ada Berg" scheme="inventor">' +
    '<meta name="DC.contributor" content="Mill Ltd" scheme="assignee">';
  t.match(metadata('en', patent, '<h1>Gauge</h1>'), { byline: 'Ada Berg', published: '2019-07-23' });
});

t.test('the tags that China prescribes for its authorities', async (t) => {
  const tags = [
    ['SiteName', '河县政府网'],
    ['ArticleTitle', '水闸开放日期的通知'],
    ['PubDate', '2024-11-12 10:20'],
    ['ColumnName', '政府文件'],
  ];
  const head = tags.map(([name, content]) => `<meta name="${name}" content="${content}">`).join('');
  t.match(metadata('zh-CN', `<title>水闸开放日期的通知_政府文件</title>${head}`, ''), {
    title: '水闸开放日期的通知',
    site: '河县政府网',
    published: '2024-11-12T10:20',
  });
});

t.test('reporters whom the beginning of a report names, as agencies of East Asia do', async (t) => {
  const more = '守閘人說，四十年來水位從未如此之低，他每天早晨都把高度記在本子上。';
  const cases = [
    ['zh-TW', '（河報記者盧太城台東縣6日電）', '盧太城'],
    ['zh-TW', '（河報記者王明台北6日電）', '王明'],
    ['zh-CN', '河报社北京11月12日电（记者李明、王芳）', '李明, 王芳'],
    ['zh-CN', '河报讯（记者 李明 通讯员 王芳）', '李明'],
    ['ko', '(서울=강변통신) 김철수 이영희 기자 = ', '김철수, 이영희'],
    ['ja', '【東京=山川葉子】', '山川葉子'],
    ['ja', '【2024年=令和六年】', undefined],
    ['ar', 'كتب محمد الأحمدى', 'محمد الأحمدى'],
    ['ar', 'كتب الأطفال المصورة', undefined],
  ] as const;
  for (const [lang, line, byline] of cases)
    t.equal(metadata(lang, '', `<h1>1234 ABCD</h1><p>${line}${lang === 'ar' ? '' : more}</p>`).byline, byline, line);
});
