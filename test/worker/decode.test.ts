import { readFileSync } from 'node:fs';
import t from 'tap';
import { decode } from '../../worker/decode.js';
import { detectEncoding } from '../../worker/detect-encoding.js';
import { inRoot } from '../helpers/root.js';

const html = (head: string, octets: number[]) => Buffer.concat([Buffer.from(`<html>${head}<p>`), Buffer.from(octets)]);
/** é in windows-1252, й in windows-1251, щ in KOI8. */
const E9 = [0xe9];

/** Who is believed: the word before the bytes, the bytes, and the text that ends the document. */
const precedence = [
  ['a byte order mark before the header', Buffer.from('\ufeffé'), 'text/html; charset=windows-1251', 'é'],
  ['a UTF-16 mark, little end first', Buffer.from('\ufeffé', 'utf16le'), 'text/html; charset=utf-8', 'é'],
  ['a UTF-16 mark, big end first', Buffer.from('\ufeffé', 'utf16le').swap16(), undefined, 'é'],
  ['the header before the document', html('<meta charset=koi8-r>', E9), 'text/html; charset=windows-1251', 'й'],
  ['a quoted charset', html('', E9), 'text/html; Charset = "windows-1251"', 'й'],
  ['a charset without its semicolon', html('', E9), 'text/html charset=windows-1251', 'й'],
  ['<meta charset>', html('<meta charset="koi8-r">', E9), 'text/html', 'И'],
  ['<meta charset> behind an unknown header', html("<META Charset='koi8-r'/>", E9), 'text/html; charset=nonsense', 'И'],
  ['<meta http-equiv>', html('<meta http-equiv=Content-Type content="text/html; charset=koi8-r">', E9), undefined, 'И'],
  ['the XML declaration', Buffer.from('<?xml version="1.0" encoding="koi8-r"?><p>\xe9', 'latin1'), undefined, 'И'],
  ['no other <meta>', html('<meta name=description content="charset=koi8-r">', E9), undefined, 'é'],
  ['no comment', html('<!-- <meta charset=koi8-r> -->', E9), undefined, 'é'],
  ['no declaration far into the document', html(`${' '.repeat(5000)}<meta charset=koi8-r>`, E9), undefined, 'é'],
  ['UTF-8 where a document claims UTF-16', html('<meta charset=utf-16>', [0xc3, 0xa9]), undefined, 'é'],
  ['windows-1252 where a document claims x-user-defined', html('<meta charset=x-user-defined>', E9), undefined, 'é'],
  ['valid UTF-8 when nobody says', html('', [0xc3, 0xa9]), undefined, 'é'],
  ['windows-1252 when nobody says and nothing shows', html('', [0x80]), undefined, '€'],
] as const;

for (const [title, bytes, contentType, expected] of precedence) {
  t.test(`it believes ${title}`, async (t) => {
    const text = decode(bytes, { contentType, html: true });
    t.equal(text.slice(-expected.length), expected);
    t.notMatch(text, '\ufeff');
  });
}

t.test('text that was encoded twice is decoded once more where control characters show it', async (t) => {
  const twice = (text: string) => Buffer.from(text).toString('latin1');
  const read = (text: string) => decode(Buffer.from(text), { contentType: 'text/html; charset=utf-8', html: true });
  const whole = 'The mill’s wheel – “old” café, 漢字 and 🦆, at 20 °C';
  t.equal(read(twice(whole)), whole);
  t.equal(read(`Müller ${twice('’')} Ã©`), 'Müller ’ Ã©', 'a part of it: what may be meant stays');
  t.equal(read('One reads "Ã©" for é'), 'One reads "Ã©" for é');
  t.equal(read('a\u0085b â\u0080 c'), 'a\u0085b â\u0080 c', 'nothing that is no character');
  t.equal(read('\u00e0\u0080\u0080 \u00ed\u00a0\u0080'), '\u00e0\u0080\u0080 \u00ed\u00a0\u0080');
});

t.test('nobody is believed whom the octets contradict', async (t) => {
  const text = 'Größe, Höhe, Breite und Länge der schönen Gärten';
  const [utf8, latin1] = [Buffer.from(text), Buffer.from(text, 'latin1')];
  t.equal(decode(utf8, { contentType: 'text/html; charset=iso-8859-1', html: true }), text);
  t.equal(decode(utf8, { contentType: 'text/html; charset=windows-1251', html: true }), text);
  t.match(decode(Buffer.concat([Buffer.from('<meta charset=utf-8>'), latin1]), { html: true }), text);
  const ferry = '渡し船は橋の下を通ります。';
  t.equal(decode(Buffer.from(ferry), { contentType: 'text/html; charset=shift_jis', html: true }), ferry);
  t.equal(
    decode(Buffer.from('橋'), { contentType: 'text/html; charset=gbk', html: true }).length,
    2,
    'may be by chance',
  );
});

t.test('only HTML is searched for a declaration', async (t) => {
  const bytes = html('<meta charset=koi8-r>', E9);
  t.match(decode(bytes, { contentType: 'text/plain', html: false }), /é$/);
});

t.test('the replacement encodings and unknown labels are as if nobody had said', async (t) => {
  for (const charset of ['iso-2022-kr', 'replacement', 'utf-7', '__proto__', ''])
    t.equal(decode(Buffer.from('ü'), { contentType: `text/html; charset=${charset}`, html: true }), 'ü');
});

t.test('broken UTF-8 stays UTF-8', async (t) => {
  const text = 'Größe, Höhe, Breite und Länge der schönen Gärten für müde Füße'.repeat(3);
  const bytes = Buffer.concat([Buffer.from(text), Buffer.from([0xc3, 0x20])]);
  t.match(decode(bytes, { html: true }), text);
});

/** Labels of the Encoding Standard, with one octet sequence of each encoding. */
const labels = [
  ['latin1', [0x80, 0x99], '€™'],
  ['us-ascii', [0xe9], 'é'],
  ['iso-8859-2', [0xb1], 'ą'],
  ['iso-8859-3', [0xa1], 'Ħ'],
  ['iso-8859-4', [0xb1], 'ą'],
  ['iso-8859-5', [0xd0], 'а'],
  ['iso-8859-6', [0xc7], 'ا'],
  ['iso-8859-7', [0xe1], 'α'],
  ['iso-8859-8', [0xe0], 'א'],
  ['iso-8859-8-i', [0xe0], 'א'],
  ['iso-8859-10', [0xa1], 'Ą'],
  ['iso-8859-13', [0xe0], 'ą'],
  ['iso-8859-14', [0xa1], 'Ḃ'],
  ['iso-8859-15', [0xa4], '€'],
  ['iso-8859-16', [0xaa, 0x41], 'ȘA'],
  ['koi8-r', [0xc1], 'а'],
  ['koi8-u', [0xa4], 'є'],
  ['macintosh', [0x8e], 'é'],
  ['windows-874', [0xa1], 'ก'],
  ['windows-1250', [0xb9], 'ą'],
  ['windows-1251', [0xe0], 'а'],
  ['windows-1252', [0x9f], 'Ÿ'],
  ['windows-1253', [0xe1], 'α'],
  ['windows-1254', [0xfd], 'ı'],
  ['windows-1255', [0xe0], 'א'],
  ['windows-1256', [0xc7], 'ا'],
  ['windows-1257', [0xe0], 'ą'],
  ['windows-1258', [0xd0], 'Đ'],
  ['x-mac-cyrillic', [0xe0], 'а'],
  ['ibm866', [0xa0], 'а'],
  ['gb2312', [0xd6, 0xd0], '中'],
  ['gb18030', [0x81, 0x30, 0x81, 0x36], '\u0086'],
  ['big5', [0xa4, 0xa4], '中'],
  ['euc-jp', [0xa4, 0xa2], 'あ'],
  ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x24, 0x22], 'あ'],
  ['x-sjis', [0x82, 0xa0], 'あ'],
  ['ks_c_5601-1987', [0xb0, 0xa1], '가'],
  ['utf-16be', [0x30, 0x42], 'あ'],
  ['utf-16', [0x42, 0x30], 'あ'],
] as const;

for (const [label, octets, expected] of labels) {
  t.test(`${label} is decoded`, async (t) => {
    const text = decode(Buffer.from(octets), { contentType: `text/plain; charset=${label}`, html: false });
    t.equal(text, expected);
  });
}

interface Sample {
  language: string;
  encoding: string;
  text: string;
  base64: string;
}
const samples: Sample[] = JSON.parse(readFileSync(inRoot('test/fixtures/tables/encodings.json'), 'utf8'));
for (const { language, encoding, text, base64 } of samples) {
  t.test(`undeclared ${encoding} is recognised (${language})`, async (t) => {
    const bytes = Buffer.from(base64, 'base64');
    t.equal(detectEncoding(bytes), encoding);
    t.equal(decode(bytes, { html: true }), text);
  });
}

/** In none of them is a text of another language, ASCII aside, or all is ISO-2022. */
const DEFAULTS = ['iso-8859-1', 'utf-8', 'windows-1252', 'windows-1251'];
const page = (encoding: string, base64: string) =>
  Buffer.concat([
    Buffer.from(`<html><head><meta http-equiv="Content-Type" content="text/html; charset=${encoding}"></head><p>`),
    Buffer.from(base64, 'base64'),
  ]);

for (const { language, encoding, text, base64 } of samples.filter((sample) => !sample.encoding.startsWith('utf'))) {
  t.test(`${encoding} is read under any header (${language})`, async (t) => {
    for (const charset of DEFAULTS) {
      const read = decode(page(encoding, base64), { contentType: `text/html; charset=${charset}`, html: true });
      t.equal(read.slice(-text.length), text, `the page says so, the server ${charset}`);
    }
  });
  t.test(`${encoding} is believed, whatever the page says (${language})`, async (t) => {
    for (const charset of DEFAULTS) {
      const read = decode(page(charset, base64), { contentType: `text/html; charset=${encoding}`, html: true });
      t.equal(read.slice(-text.length), text, charset);
    }
  });
}

t.test('what makes no language as it is declared is guessed', async (t) => {
  // A word or two are not enough to call somebody a liar.
  const foreign = samples.filter(({ language }) => /^(ru|uk|el|he|ar|th|ja|ko|zh)(?!.*numbers)/.test(language));
  for (const { language, encoding, text, base64 } of foreign) {
    if (encoding.startsWith('utf')) continue;
    const read = decode(page('iso-8859-1', base64), { contentType: 'text/html; charset=iso-8859-1', html: true });
    t.equal(read.slice(-text.length), text, `${language} in ${encoding}`);
  }
});

t.test('UTF-16 without a mark is read, whatever the server says, and nothing else is UTF-16', async (t) => {
  const [little, text] = [Buffer.from('ID;都市\r\n1;札幌\r\n2;那覇\r\n', 'utf16le'), 'ID;都市\r\n1;札幌\r\n2;那覇\r\n'];
  const big = Buffer.from(little).swap16();
  for (const bytes of [little, big])
    for (const charset of ['utf-8', 'iso-8859-1', 'shift_jis'])
      t.equal(decode(bytes, { contentType: `text/csv; charset=${charset}`, html: false }), text);
  const plain = '<!DOCTYPE html><p>Größe und Länge der Gärten</p>';
  for (const bytes of [Buffer.from(plain), Buffer.from(plain, 'latin1')])
    t.equal(decode(bytes, { contentType: 'text/html; charset=utf-16', html: true }), plain);
});
