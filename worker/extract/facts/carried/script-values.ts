import { createRequire } from 'node:module';
import type { CallExpression, Expression, Node, SpreadElement } from 'acorn';
import { percentDecoded } from '../../../html/percent-decoded.js';
import { parsedJson } from './parsed-json.js';

/** Values that a function called on the spot is given under the names of its parameters. */
type Scope = ReadonlyMap<string, unknown>;

/** Deeper literals are cut off there. */
const MOST_DEPTH = 200;
/** Characters: what is shorter holds no text. */
const SHORTEST = 60;

/**
 * The literals of a script, read from its syntax and never run: objects and lists, long strings, what `JSON.parse` is
 * given, and pairs, in which streams come piece by piece. Nothing of a script that cannot be parsed.
 */
export function valuesInScript(source: string): unknown[] {
  if (!MAY_HOLD_TEXT.test(source)) return [];
  const assigned = assignedJson(source);
  if (assigned !== undefined) return [assigned];
  const tree = parsedScript(source);
  return tree ? literalsIn(tree) : [];
}

/** Six words in a row, letters of a script without spaces, encoded text, the lines of a file, a piece of a stream: most scripts have none. */
const MAY_HOLD_TEXT =
  /(?:[\p{L}\p{N},.'’-]+ ){5}[\p{L}\p{N}]|[^\p{ASCII}]{15}|(?:\\u[\da-f]{4}){8}|%[57]B%22|\batob\b|lines["']?\s*:|\bpush\(\s*\[/iu;

/** The common case, which needs no parser: one assignment of pure JSON. */
function assignedJson(source: string): unknown {
  const [before] = /^[\s\w$.[\]"';]{0,300}?=\s*(?=[{[])/.exec(source) ?? [];
  return before === undefined ? undefined : parsedJson(source.slice(before.length).replace(/[;\s]+$/, ''));
}

function parsedScript(source: string): Node | undefined {
  // Loaded with the first page that needs it.
  const { parse }: typeof import('acorn') = createRequire(import.meta.url)('acorn');
  for (const sourceType of ['script', 'module'] as const) {
    try {
      return parse(source, { ecmaVersion: 'latest', sourceType, allowReturnOutsideFunction: true });
    } catch {
      // Not of this kind, no script at all, or nested too deep for the parser.
    }
  }
  return undefined;
}

/** Outermost ones only, and those of the functions in them. */
function literalsIn(tree: Node): unknown[] {
  const found: unknown[] = [];
  const rest: { node: Node; scope: Scope; isTaken: boolean }[] = [{ node: tree, scope: new Map(), isTaken: false }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const node = next.node as Expression;
    const scope = node.type === 'CallExpression' ? calledScope(node, next.scope) : next.scope;
    const isInTaken = next.isTaken && !/Function/.test(node.type);
    const value = isInTaken || !mayBeText(node) ? undefined : literal(node, scope, 0);
    const isText = typeof value === 'string' || (typeof value === 'object' && value !== null);
    if (isText) found.push(value);
    // Last first, since they are taken from the end.
    for (const child of childrenOf(node).reverse()) rest.push({ node: child, scope, isTaken: isInTaken || isText });
  }
  return found;
}

function mayBeText(node: Expression): boolean {
  return node.end - node.start >= SHORTEST || (node.type === 'ArrayExpression' && node.elements.length === 2);
}

/** Of `(function (a, b) { … })(x, y)`: what `a` and `b` are. */
function calledScope({ callee, arguments: given }: CallExpression, scope: Scope): Scope {
  if (callee.type !== 'FunctionExpression' && callee.type !== 'ArrowFunctionExpression') return scope;
  const names = callee.params.map((param) => (param.type === 'Identifier' ? param.name : ''));
  return new Map([...scope, ...names.map((name, i) => [name, literal(given[i], scope, 0)] as const)]);
}

/** What an expression is where nothing has to run to know it; else undefined. */
function literal(node: Expression | SpreadElement | null | undefined, scope: Scope, depth: number): unknown {
  if (!node || depth > MOST_DEPTH) return undefined;
  const inner = (child: typeof node) => literal(child, scope, depth + 1);
  switch (node.type) {
    case 'Literal':
      return node.value;
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? '').join('');
    case 'Identifier':
      return scope.get(node.name);
    case 'ArrayExpression':
      return node.elements.map((one) => one && inner(one));
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((one) => (one.type === 'Property' ? [[nameOf(one.key), inner(one.value)]] : [])),
      );
    case 'CallExpression': {
      const decode = DECODERS.get(nameOf(node.callee));
      const given = decode && node.arguments[0] && inner(node.arguments[0]);
      return typeof given === 'string' ? decode?.(given) : given;
    }
    default:
      return undefined;
  }
}

/** Calls that only unwrap what they are given. */
const DECODERS = new Map<string, (text: string) => unknown>([
  ['parse', parsedJson],
  ['freeze', (text) => text],
  ['decodeURIComponent', percentDecoded],
  ['unescape', percentDecoded],
  ['atob', (text) => Buffer.from(text, 'base64').toString('utf8')],
]);

/** Of a field or function, the last part of its name: `parse` of `JSON.parse` and `window.JSON.parse`. */
function nameOf(node: Node): string {
  const { type, ...named } = node as Expression;
  if (type === 'MemberExpression' && 'property' in named) return nameOf(named.property);
  return String('name' in named ? named.name : 'value' in named ? named.value : '');
}

function childrenOf(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((one): one is Node => typeof one?.type === 'string' && typeof one.start === 'number');
}
