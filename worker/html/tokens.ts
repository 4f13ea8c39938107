import { decodeHTML, decodeHTMLAttribute } from 'entities/decode';
import type { PageAttribute } from './element.js';
import { sharedName } from './names.js';
import { scriptEnd } from './script-end.js';

/** How the content of an element is read: as markup, or as text up to its end tag, or as text to the end of the page. */
export type Content = 'markup' | 'escapable' | 'raw' | 'script' | 'rest';

/** Is told what the markup says, in its order. Names are lower case and one string wherever they stand. */
export interface TreeBuilder {
  /** Whether CDATA sections are text here. */
  hasCdata(): boolean;
  onStart(name: string, attributes: PageAttribute[], isComplete: boolean): Content;
  onEnd(name: string): void;
  onText(text: string): void;
  onComment(data: string): void;
  onDoctype(name: string, publicId: string | undefined, systemId: string | undefined): void;
}

/** No element has more than a page can mean; more are hostile. */
const MOST_ATTRIBUTES = 250;
/** What is not single spaces between the names of classes. */
const ODD_SPACE = /^\s|\s$|\s\s|[^\S ]/;
const COMMENT_END = /--!?>/g;
const DOCTYPE =
  /<!doctype[\t\n\f ]*([^\t\n\f >]*)[\t\n\f ]*(?:(public|system)[\t\n\f ]*(?:"([^">]*)"|'([^'>]*)')[\t\n\f ]*(?:"([^">]*)"|'([^'>]*)')?)?/iy;
const QUOTE = 0x22;
const APOSTROPHE = 0x27;
const SLASH = 0x2f;
const EQUALS = 0x3d;
const GREATER = 0x3e;
/** Where the name of a tag ends, and that of an attribute, and a value without quotes. */
const TAG_NAME_ENDS = endsAt('\t\n\f />');
const NAME_ENDS = endsAt('\t\n\f />=');
const VALUE_ENDS = endsAt('\t\n\f >');
const SPACE = endsAt('\t\n\f ');

/**
 * Splits markup into tags, text and comments as browsers do. It goes from one character that means something to the next,
 * where a machine of states asks each character, which takes several times the CPU. Linear in the markup. Source: HTML
 * Standard, 13.2.5.
 */
export function readTokens(source: string, builder: TreeBuilder): void {
  new Tokens(source, builder).read();
}

class Tokens {
  private readonly markup: string;
  /** Of zeros, which mean nothing in text, and are letters in names. */
  private readonly hasZeros: boolean;
  private at = 0;
  private isComplete = false;

  constructor(
    source: string,
    private readonly builder: TreeBuilder,
  ) {
    this.markup = source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source;
    this.hasZeros = source.includes('\0');
  }

  read(): void {
    const { markup } = this;
    let from = 0;
    for (let open = markup.indexOf('<'); open >= 0; open = markup.indexOf('<', open)) {
      const next = markup.charCodeAt(open + 1);
      const isEnd = next === SLASH;
      if (!isLetter(isEnd ? markup.charCodeAt(open + 2) : next)) {
        // `<` or `</` that begins nothing is text.
        if (!(next === 0x21 || next === 0x3f || isEnd) || (isEnd && open + 2 >= markup.length)) {
          open += 1;
          continue;
        }
        this.text(from, open);
        this.at = open;
        this.declaration(isEnd);
      } else {
        this.text(from, open);
        this.at = open + (isEnd ? 2 : 1);
        if (!this.tag(isEnd)) return;
      }
      from = this.at;
      open = from;
    }
    this.text(from, markup.length);
  }

  /** False where the page ends inside the tag, which is none then. */
  private tag(isEnd: boolean): boolean {
    const name = this.name(TAG_NAME_ENDS);
    const attributes: PageAttribute[] = [];
    if (!this.attributes(attributes)) return false;
    if (isEnd) {
      this.builder.onEnd(name);
      return true;
    }
    const content = this.builder.onStart(name, attributes, this.isComplete);
    if (content === 'markup') return true;
    const { at, markup } = this;
    const end =
      content === 'rest' ? markup.length : content === 'script' ? scriptEnd(markup, at) : this.endOf(name, at);
    this.at = end;
    this.text(at, end, content === 'escapable');
    return true;
  }

  private name(ends: Uint8Array): string {
    const { markup, at } = this;
    let end = at + 1;
    while (end < markup.length && ends[markup.charCodeAt(end)] !== 1) end += 1;
    this.at = end;
    const name = markup.slice(at, end);
    return sharedName(this.hasZeros ? name.replaceAll('\0', '\ufffd') : name);
  }

  /** Reads up to and with the end of the tag. Of attributes of one name, the first counts. */
  private attributes(read: PageAttribute[]): boolean {
    const { markup } = this;
    for (;;) {
      this.skip(SPACE);
      const code = markup.charCodeAt(this.at);
      if (code === GREATER) {
        this.isComplete = markup.charCodeAt(this.at - 1) === SLASH && !this.endsInValue;
        this.at += 1;
        return true;
      }
      if (this.at >= markup.length) return false;
      this.endsInValue = false;
      if (code === SLASH) {
        this.at += 1;
        continue;
      }
      const name = this.name(NAME_ENDS);
      this.skip(SPACE);
      let value = '';
      if (markup.charCodeAt(this.at) === EQUALS) {
        this.at += 1;
        this.skip(SPACE);
        const found = this.value();
        if (found === undefined) return false;
        value = found;
      }
      if (read.length < MOST_ATTRIBUTES && !hasName(read, name))
        read.push({
          name,
          value: name === 'class' && ODD_SPACE.test(value) ? value.trim().replace(/\s+/g, ' ') : value,
        });
    }
  }
  /** Whether the last character before `>` is part of a value. */
  private endsInValue = false;

  private value(): string | undefined {
    const { markup, at } = this;
    const quote = markup.charCodeAt(at);
    let raw: string;
    if (quote === QUOTE || quote === APOSTROPHE) {
      const end = markup.indexOf(quote === QUOTE ? '"' : "'", at + 1);
      if (end < 0) return undefined;
      raw = markup.slice(at + 1, end);
      this.at = end + 1;
    } else {
      let end = at;
      while (end < markup.length && VALUE_ENDS[markup.charCodeAt(end)] !== 1) end += 1;
      raw = markup.slice(at, end);
      this.at = end;
      this.endsInValue = end > at;
    }
    const value = raw.includes('&') ? decodeHTMLAttribute(raw) : raw;
    return this.hasZeros ? value.replaceAll('\0', '\ufffd') : value;
  }

  private skip(characters: Uint8Array): void {
    while (characters[this.markup.charCodeAt(this.at)] === 1) this.at += 1;
  }

  /** The end tag of an element that holds no markup; the end of the page where it has none. */
  private endOf(name: string, from: number): number {
    const { markup } = this;
    for (let at = markup.indexOf('</', from); at >= 0; at = markup.indexOf('</', at + 2)) {
      const end = at + 2 + name.length;
      if (TAG_NAME_ENDS[markup.charCodeAt(end)] === 1 && markup.slice(at + 2, end).toLowerCase() === name) return at;
    }
    return markup.length;
  }

  /** Comments, what is taken for one, the document type and CDATA sections. */
  private declaration(isEnd: boolean): void {
    const { markup, at } = this;
    const end = (of: string) => {
      const found = markup.indexOf(of, at);
      return found < 0 ? markup.length : found;
    };
    if (markup.startsWith('<!--', at)) {
      const short = markup.startsWith('>', at + 4) ? at + 5 : markup.startsWith('->', at + 4) ? at + 6 : 0;
      COMMENT_END.lastIndex = at + 4;
      const found = short ? null : COMMENT_END.exec(markup);
      this.at = short || (found ? COMMENT_END.lastIndex : markup.length);
      if (!short) this.builder.onComment(markup.slice(at + 4, found?.index));
    } else if (!isEnd && markup.startsWith('<![CDATA[', at) && this.builder.hasCdata()) {
      const close = end(']]>');
      this.text(at + 9, close, false);
      this.at = close + 3;
    } else {
      DOCTYPE.lastIndex = at;
      const [, name, kind, double, single, ...second] = DOCTYPE.exec(markup) ?? [];
      this.at = end('>') + 1;
      if (name === undefined) return;
      const ids =
        kind?.toLowerCase() === 'system' ? [undefined, double ?? single] : [double ?? single, second[0] ?? second[1]];
      this.builder.onDoctype(name.toLowerCase(), ids[0], ids[1]);
    }
  }

  private text(from: number, to: number, hasReferences = true): void {
    if (from >= to) return;
    const raw = this.markup.slice(from, to);
    const text = hasReferences && raw.includes('&') ? decodeHTML(raw) : raw;
    this.builder.onText(this.hasZeros ? text.replaceAll('\0', '') : text);
  }
}

function hasName(attributes: readonly PageAttribute[], name: string): boolean {
  for (let i = 0; i < attributes.length; i++) if (attributes[i]?.name === name) return true;
  return false;
}

function isLetter(code: number): boolean {
  return (code | 0x20) >= 0x61 && (code | 0x20) <= 0x7a;
}

function endsAt(characters: string): Uint8Array {
  const ends = new Uint8Array(65_536);
  for (const character of characters) ends[character.charCodeAt(0)] = 1;
  return ends;
}
