// Bundles the worker's DOM, linkedom, into one file. As published, its nodes each make room for event listeners as they are
// born, which was a fifth of the CPU of reading a page; no page here has a script that could listen, so the class that
// does it is replaced by one that does not. It also reads a selector anew each time it looks for one, which for `closest`
// costs more than looking; those it can keep are kept. Sets of class names, which it makes for each element, are made when
// asked for: a twentieth of the CPU. Elements of one class instead of one for each name, and names that are one string
// wherever they stand, save a sixth of it. A thread also starts sooner with the whole library in one file.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';

const root = join(import.meta.dirname, '..');
const folder = 'dist/worker/dom';

const REPLACED = new Map([
  [
    'esm/interface/event-target.js',
    `export class EventTarget {
      _getParent() { return null; }
      addEventListener() {}
      removeEventListener() {}
      dispatchEvent() { return true; }
    }`,
  ],
  // Its own stand-in for what only scripts draw on; else it would load a package of that name, wherever it finds one.
  ['commonjs/canvas.cjs', `module.exports = require('./canvas-shim.cjs');`],
  // Writes the parser's own trees, which linkedom does not build, with a second copy of every character's name.
  ['dom-serializer/lib/esm/index.js', 'export default function render() { return ""; }'],
]);

/** What of its files is changed, and how. */
const CHANGED = new Map([
  ['esm/shared/matches.js', (source) => asksLess(remembersSelectors(source))],
  ['esm/shared/parse-from-string.js', (source) => readsList(leavesOut(leavesClasses(lowersNames(source))))],
  ['esm/mixin/parent-node.js', (source) => endsAlike(findsByName(source))],
  ['esm/html/document.js', makesAlike],
  ['esm/interface/element.js', holdsLess],
  ['htmlparser2/dist/esm/Tokenizer.js', skipsAhead],
  ['htmlparser2/dist/esm/Parser.js', (source) => sharesNames(listsAttributes(endsRows(endsParagraphs(source))))],
]);

/**
 * What is read of a selector holds for any element, unless it says which one it begins at, and for any state of a page, if
 * nothing is kept of what it found. They are the worker's own, as many as its code has; some are made of names in a page.
 */
function remembersSelectors(source) {
  const reads = instead(source, 'export const prepareMatch =', 'const readSelectors =');
  const asks = instead(reads, /export const matches = [\s\S]*/, '');
  return `${instead(asks, /adapter(?=\s*\}\s*\);\s*$)/, 'adapter, cacheResults: false')}
    const MOST_SELECTORS = 500;
    const LONGEST_SELECTOR = 400;
    const known = new Map();
    export const prepareMatch = (element, selectors) => {
      const key = ignoreCase(element) + selectors;
      let read = known.get(key);
      if (!read) {
        read = readSelectors(element, selectors);
        if (known.size >= MOST_SELECTORS) known.clear();
        if (key.length <= LONGEST_SELECTOR && !/:(?:scope|has)\\b/.test(selectors)) known.set(key, read);
      }
      return read;
    };
    export const matches = (element, selectors) => prepareMatch(element, selectors)(element);`;
}

/** A selector asks for the class as it is written, without a set of its names; names have been lower case since they were read. */
function asksLess(source) {
  const written = instead(source, 'element.classList.value', "element.getAttributeNode('class')?.value ?? ''");
  return instead(written, 'ignoreCase(element) ? localName.toLowerCase() : localName', 'localName');
}

/** The set of an element's class names is made when it is asked for, not for each element; their white space is single spaces. */
function leavesClasses(source) {
  return instead(
    source,
    /if \(attribute\.name === 'class'\)\s+element\.className = value;/,
    `if (attribute.name === 'class' && /^\\s|\\s$|\\s\\s|[^\\S ]/.test(value))
      attribute[VALUE] = value.trim().replace(/\\s+/g, ' ');`,
  );
}

/** Those of attributes are lower case in HTML, as in browsers, however they are written. */
function lowersNames(source) {
  return instead(source, 'lowerCaseAttributeNames: false', 'lowerCaseAttributeNames: isHTML');
}

/** As a list of names and values: an object of its own shape for each element costs more than the elements. Hostile ones are cut. */
function listsAttributes(source) {
  const created = instead(source, 'this.attribs = {}', 'this.attribs = []');
  const check = /!Object\.prototype\.hasOwnProperty\.call\(this\.attribs, this\.attribname\)/;
  const checked = instead(created, check, 'isNew(this.attribs, this.attribname)');
  const set = 'this.attribs[this.attribname] = this.attribvalue';
  return `${instead(checked, set, 'this.attribs.push(this.attribname, this.attribvalue)')}
    const MOST_ATTRIBUTES = 250;
    function isNew(attributes, name) {
      for (let i = 0; i < attributes.length; i += 2) if (attributes[i] === name) return false;
      return attributes.length < 2 * MOST_ATTRIBUTES;
    }`;
}

/**
 * Goes on to the next character that means something, in scripts, text and values of attributes, instead of asking each
 * what it means in the present state.
 */
function skipsAhead(source) {
  const forward = instead(
    source,
    /while \(\+\+this\.index < this\.buffer\.length \+ this\.offset\) \{[\s\S]*?return true;\s+\}\s+\}/,
    `const found = this.buffer.indexOf(String.fromCharCode(c), this.index + 1 - this.offset);
      if (found >= 0) {
        this.index = found + this.offset;
        return true;
      }`,
  );
  const inText = instead(
    forward,
    /(?:stateText|handleInAttributeValue)\(c(?:, quote)?\) \{[\s\S]*?this\.startEntity\(\);\s+\}/g,
    (state) => `${state} else this.skipTo(${state.includes('quote') ? 'VALUE_ENDS[quote]' : 'TEXT_ENDS'});`,
  );
  const inNames = instead(
    inText,
    /stateIn(?:|Closing)(?:Tag|Attribute)Name\(c\) \{\s+if \([\s\S]*?\n {8}\}/g,
    '$& else this.skipTo(NAME_ENDS);',
  );
  const skips = instead(
    inNames,
    'fastForwardTo(c) {',
    `skipTo(ends) {
      const { buffer } = this;
      let at = this.index + 1 - this.offset;
      while (at < buffer.length && ends[buffer.charCodeAt(at)] === 0) at += 1;
      this.index = at - 1 + this.offset;
    }
    $&`,
  );
  return `${skips}
    function endsAt(characters) {
      const ends = new Uint8Array(65_536);
      for (const character of characters) ends[character.charCodeAt(0)] = 1;
      return ends;
    }
    const TEXT_ENDS = endsAt('<&');
    const NAME_ENDS = endsAt('=/> \\n\\t\\f\\r');
    const VALUE_ENDS = { [CharCodes.DoubleQuote]: endsAt('"&'), [CharCodes.SingleQuote]: endsAt("'&") };`;
}

/** One string for each name, however often it stands in pages: less to keep, and to compare. */
function sharesNames(source) {
  const ofTags = instead(source, /name = name\.toLowerCase\(\)/g, 'name = shared(name)');
  return `${instead(ofTags, /\? name\.toLowerCase\(\)/, '? shared(name)')}
    const MOST_NAMES = 1_000;
    const LONGEST_NAME = 40;
    const names = new Map();
    function shared(name) {
      const known = names.get(name);
      if (known !== undefined) return known;
      const lower = name.toLowerCase();
      if (name.length > LONGEST_NAME) return lower;
      // A page that makes up names would keep those of others out.
      if (names.size >= MOST_NAMES) names.clear();
      // As names of properties they are one string, and none that is part of a page and would keep it.
      const [as, own] = [name, lower].map((text) => Object.keys({ [text]: 0 })[0]);
      names.set(as, own);
      return own;
    }`;
}

/** What no page here is asked for is made when it is, if ever. */
function holdsLess(source) {
  return instead(source, /this\[DATASET\] = null;\s+this\[STYLE\] = null;/, '');
}

function readsList(source) {
  return instead(
    source,
    /for \(const name of keys\(attributes\)\)\s+attribute\(node, end, document\.createAttribute\(name\), attributes\[name\], active\);/,
    `for (let i = 0; i < attributes.length; i += 2)
        attribute(node, end, document.createAttribute(attributes[i]), attributes[i + 1], active);`,
  );
}

/** No comment is read but the one that ends what a streamed page shows first, and nothing is asked of drawings that other elements do not know. */
function leavesOut(source) {
  const alike = instead(source, "name === 'svg' || name === 'SVG'", 'false');
  return instead(alike, 'oncomment(data) { append', "oncomment(data) { if (data === '/$$') append");
}

/**
 * All elements are of one class. Where nodes of more than four classes are asked for what each of them has, the engine looks
 * it up each time: a seventh of the CPU of reading a page.
 */
function makesAlike(source) {
  return instead(source, 'htmlClasses.has(localName)', 'false');
}

/** Names are lower case, so they need not be compared twice; and `*` is every name, which it knows in selectors alone. */
function findsByName(source) {
  const comparison = /next\.localName === tagName \|\|\s+localCase\(next\) === tagName/;
  return instead(source, comparison, "next.localName === tagName || tagName === '*'");
}

/** A paragraph left open ends where the next item, term or cell begins, as in browsers. Source: HTML Standard, 13.2.6.4.7. */
function endsParagraphs(source) {
  const sets = [/\["(?:tr|th|td|li)", new Set\(\[(?=")/g, /const ddtTags = new Set\(\[(?=")/g];
  return sets.reduce((changed, set) => instead(changed, set, '$&"p", '), source);
}

/** What stands for the end of an element is made as an element is: as an object written out, with such names, it took as long. */
function endsAlike(source) {
  const made = instead(source, /this\[END\] = \{[\s\S]*?\n {4}\}/, 'this[END] = new End(this)');
  return `${made}
    class End {
      constructor(start) {
        this[NEXT] = null;
        this[PREV] = start;
        this[START] = start;
        this.nodeType = NODE_END;
        this.ownerDocument = start.ownerDocument;
        this.parentNode = null;
      }
    }`;
}

/** So do the row and cells left open at the end of one part of a table, where the next begins. */
function endsRows(source) {
  return instead(source, 'tableSectionTags = new Set([', '$&"tr", "th", "td", "p", ');
}

/** The version is pinned, so only who renews it gets to see this. */
function instead(source, what, other) {
  const changed = source.replace(what, other);
  if (changed === source) throw new Error(`linkedom has another ${what} now`);
  return changed;
}

const done = new Set();
const { metafile } = await build({
  absWorkingDir: root,
  stdin: {
    contents: `export { DOMParser, parseHTML } from 'linkedom'; export { Tokenizer } from 'htmlparser2';
      import { NEXT } from './node_modules/linkedom/esm/shared/symbols.js';
      export function eachAttribute(element, visit) {
        for (let next = element[NEXT]; next.nodeType === 2; next = next[NEXT]) visit(next);
      }`,
    resolveDir: root,
  },
  outfile: join(folder, 'linkedom.js'),
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // The package stays small; what is logged of an error names files and lines, no functions.
  minify: true,
  metafile: true,
  logLevel: 'warning',
  plugins: [{ name: 'replace', setup: replace }],
});
// The version is pinned, so only who renews it gets to see this.
if (done.size < REPLACED.size + CHANGED.size)
  throw new Error('linkedom keeps its files elsewhere now: see REPLACED and CHANGED');
writeFileSync(join(root, folder, 'LICENSES.txt'), `${licences(Object.keys(metafile.inputs))}\n`);

function replace({ onLoad }) {
  onLoad({ filter: /[\\/](?:linkedom|htmlparser2|dom-serializer)[\\/]/ }, ({ path }) => {
    const name = path
      .replaceAll('\\', '/')
      .replace(/.*\/node_modules\//, '')
      .replace(/^linkedom\//, '');
    const change = CHANGED.get(name);
    const contents = change ? change(readFileSync(path, 'utf8')) : REPLACED.get(name);
    if (contents === undefined) return undefined;
    done.add(name);
    return { contents, resolveDir: dirname(path) };
  });
}

/** Of every package that got into the bundle, as their licences ask for. */
function licences(files) {
  const packages = new Set(files.map((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0]).filter(Boolean));
  return [...packages]
    .sort()
    .map((path) => {
      const { name, version, license } = JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));
      const file = readdirSync(join(root, path)).find((name) => /^licen[cs]e/i.test(name));
      const text = file ? readFileSync(join(root, path, file), 'utf8').trim() : '';
      return `${name} ${version}: ${license}\n\n${text}`.trim();
    })
    .join('\n\n----\n\n');
}
