import { textLength } from '../../../html/text-sizes.js';
import { decoded } from '../../dom/plain.js';
import { languageNamed, languageOfFile } from '../../recognise/code/languages.js';
import { isThing, type Thing } from '../json-ld.js';
import { type Said, saidIn } from './prose.js';

interface Place {
  keys: readonly string[];
  owners: readonly { thing: Thing }[];
}

/** Fields that hold a file, and those of one line. */
const OF_FILES =
  /^(?:raw_?)?(?:lines?|blob|code|source|source_?code|content|contents|raw|text|body|data|file_?content|snippet)$/i;
const OF_LINES = /lines?$/i;
const LINE = ['text', 'content', 'line', 'code', 'raw', 'value'];
const MARKED_LINE = ['html', 'highlighted', 'richText', 'markup'];
const NAMES = ['path', 'filePath', 'file_path', 'filename', 'fileName', 'file_name', 'displayName', 'name', 'title'];
/** Objects around a file in which its name may be. */
const NEAR = 4;

/** The lines of a file, as strings or as objects of a line each. */
export function linesIn(list: readonly unknown[], place: Place): Said | undefined {
  const [key = ''] = place.keys;
  const isOfLines = OF_LINES.test(key);
  if (list.length === 0 || !(isOfLines || OF_FILES.test(key))) return undefined;
  const file = fileNameNear(place);
  if (!isOfLines && !file) return undefined;
  const lines: string[] = [];
  for (const one of list) {
    const line = typeof one === 'string' ? one : isThing(one) ? lineOf(one) : undefined;
    if (line === undefined) return undefined;
    lines.push(line.replace(/\r?\n$/, ''));
  }
  if (lines.some((line) => line.includes('\n'))) return undefined;
  return codeOf(lines.join('\n'), file, place);
}

function lineOf(thing: Thing): string | undefined {
  const plain = LINE.map((name) => thing[name]).find((one) => typeof one === 'string');
  if (typeof plain === 'string') return plain;
  const html = MARKED_LINE.map((name) => thing[name]).find((one) => typeof one === 'string');
  return typeof html === 'string' ? (decoded(html.replace(/<[^<>]*>/g, '')) ?? '') : undefined;
}

/** A file that is one string beside its name. */
export function fileIn(text: string, place: Place): Said | undefined {
  const [key = ''] = place.keys;
  if (!OF_FILES.test(key)) return undefined;
  const near = place.owners[0]?.thing ?? {};
  const name = fileNameIn(near) ?? (fileNameNear(place) || undefined);
  if (!name) return undefined;
  const whole = near.encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
  if (!whole.includes('\n') || (!isSource(name) && saidIn(whole)?.form === 'html')) return undefined;
  return codeOf(whole, name, place);
}

function codeOf(text: string, file: string, place: Place): Said | undefined {
  const body = text.replace(/\r\n?/g, '\n').replace(/^\n+/, '').trimEnd();
  const size = textLength(body);
  if (size < SHORTEST) return undefined;
  if (/\.(?:md|markdown|mdx)$/i.test(file)) return { form: 'markdown', body, words: body, size };
  const language = languageOfFile(baseOf(file)) || languageStated(place);
  return { form: 'code', body, words: body, size, language };
}
const SHORTEST = 20;

function languageStated({ owners }: Place): string {
  const stated = owners.slice(0, NEAR).map(({ thing }) => thing.language ?? thing.lang);
  const name = stated.find((one) => typeof one === 'string');
  return typeof name === 'string' ? languageNamed(name) : '';
}

function fileNameNear({ owners }: Place): string {
  return (
    owners
      .slice(0, NEAR)
      .map(({ thing }) => fileNameIn(thing))
      .find(Boolean) ?? ''
  );
}

function fileNameIn(thing: Thing): string | undefined {
  return NAMES.map((name) => thing[name]).find((one): one is string => typeof one === 'string' && isFileName(one));
}

function isFileName(text: string): boolean {
  if (text.length > 300 || /:\/\/|\s{2}|\n/.test(text)) return false;
  const name = baseOf(text);
  return WITHOUT_ENDING.test(name) || /^[\w@.+()[\] -]{1,100}\.[a-z]\w{0,9}$/i.test(name);
}
const WITHOUT_ENDING =
  /^(?:Makefile|Dockerfile|Containerfile|Jenkinsfile|Rakefile|Gemfile|LICENSE|README|CMakeLists\.txt)$/i;

function isSource(name: string): boolean {
  return WITHOUT_ENDING.test(baseOf(name)) || languageOfFile(baseOf(name)) !== '';
}

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
