import { decoded } from '../../dom/plain.js';
import { languageNamed, languageOfFile } from '../../recognise/code/languages.js';
import { isThing, type Thing } from '../json-ld.js';
import { type Said, saidAs, saidIn } from './said.js';
import type { Place } from './texts.js';

/** Fields that hold a file, as one string or line by line. */
const OF_FILES =
  /lines?$|^(?:raw_?)?(?:blob|code|source|source_?code|content|contents|raw|text|body|data|file_?content|snippet)$/i;
/** Fields of a line that hold its text, as it is and marked up; and those that hold the name of a file. */
const LINE = ['text', 'content', 'line', 'code', 'raw', 'value'];
const MARKED_LINE = ['html', 'highlighted', 'richText', 'markup'];
const NAMES = ['path', 'filePath', 'file_path', 'filename', 'fileName', 'file_name', 'displayName', 'name', 'title'];
/** Objects around a file in which its name may be. */
const NEAR = 4;
const SHORTEST = 20;

/** A file of code or Markdown, one string or a list of its lines, with its name in an object around. */
export function fileIn(value: string | readonly unknown[], { keys: [key = ''], owners }: Place): Said | undefined {
  if (!OF_FILES.test(key)) return undefined;
  const near = owners.slice(0, NEAR).map(({ thing }) => thing);
  const file = firstText(near, NAMES, isFileName);
  const text = file && (typeof value === 'string' ? wholeOf(value, near[0], file) : linesOf(value));
  if (!text) return undefined;
  const isMarkdown = /\.(?:md|markdown|mdx)$/i.test(file);
  const said = saidAs(isMarkdown ? 'markdown' : 'code', text.replace(/\r\n?/g, '\n').replace(/^\n+/, '').trimEnd());
  const language = languageOfFile(baseOf(file)) || languageNamed(firstText(near, ['language', 'lang']) ?? '');
  return said.size >= SHORTEST ? { ...said, language } : undefined;
}

function wholeOf(text: string, owner: Thing | undefined, file: string): string | undefined {
  const whole = owner?.encoding === 'base64' ? Buffer.from(text, 'base64').toString('utf8') : text;
  const isSource = WITHOUT_ENDING.test(baseOf(file)) || languageOfFile(baseOf(file)) !== '';
  return whole.includes('\n') && (isSource || saidIn(whole)?.form !== 'html') ? whole : undefined;
}

function linesOf(list: readonly unknown[]): string | undefined {
  const lines = list.map((one) => {
    if (typeof one === 'string' || !isThing(one)) return one;
    return firstText([one], LINE) ?? decoded(firstText([one], MARKED_LINE)?.replace(/<[^<>]*>/g, ''));
  });
  const ended = lines.map((line) => (typeof line === 'string' ? line.replace(/\r?\n$/, '') : undefined));
  return ended.every((line) => line !== undefined && !line.includes('\n')) ? ended.join('\n') : undefined;
}

function firstText(things: readonly Thing[], names: readonly string[], fits = (_: string) => true): string | undefined {
  const values = things.flatMap((thing) => names.map((name) => thing[name]));
  return values.find((one): one is string => typeof one === 'string' && fits(one));
}

function isFileName(text: string): boolean {
  if (text.length > 300 || /:\/\/|\s{2}|\n/.test(text)) return false;
  return WITHOUT_ENDING.test(baseOf(text)) || /^[\w@.+()[\] -]{1,100}\.[a-z]\w{0,9}$/i.test(baseOf(text));
}
const WITHOUT_ENDING =
  /^(?:Makefile|Dockerfile|Containerfile|Jenkinsfile|Rakefile|Gemfile|LICENSE|README|CMakeLists\.txt)$/i;

function baseOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
