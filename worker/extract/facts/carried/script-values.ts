import { createRequire } from 'node:module';
import type { Expression, Node, Pattern, SpreadElement } from 'acorn';
import { parsedJson } from './parsed-json.js';

/** What a script holds as data: values, and the strings that it pushes piece by piece for a later script to join. */
export interface ScriptData {
  values: unknown[];
  pushed: string[];
}

/** Values that a function called on the spot is given under the names of its parameters. */
type Scope = ReadonlyMap<string, unknown>;

/** Deeper literals are cut off there. */
const MOST_DEPTH = 200;
/** Characters: what is shorter holds no text. */
const SHORTEST = 60;

/**
 * The literals of a script, read from its syntax and never run: objects and lists, long strings, what `JSON.parse` is
 * given. Nothing of a script that cannot be parsed.
 */
export function valuesInScript(source: string): ScriptData {
  if (!MAY_HOLD_TEXT.test(source)) return { values: [], pushed: [] };
  const assigned = assignedJson(source);
  if (assigned !== undefined) return { values: [assigned], pushed: [] };
  const found: ScriptData = { values: [], pushed: [] };
  const tree = parsedScript(source);
  if (tree) collect(tree, found);
  return found;
}

/** Six words in a row, letters of a script without spaces, encoded text, the lines of a file, a piece of a stream: most scripts have none. */
const MAY_HOLD_TEXT =
  /(?:[\p{L}\p{N},.'’-]+ ){5}[\p{L}\p{N}]|[^\p{ASCII}]{15}|(?:\\u[\da-f]{4}){8}|%[57]B%22|\batob\b|lines["']?\s*:|\bpush\(\s*\[/iu;

/** The common case, which needs no parser: one assignment of pure JSON. */
function assignedJson(source: string): unknown {
  const [before] = /^[\s\w$.[\]"';]{0,300}?=\s*(?=[{[])/.exec(source) ?? [];
  if (before === undefined) return undefined;
  return parsedJson(source.slice(before.length).replace(/[;\s]+$/, ''));
}

function parsedScript(source: string): Node | undefined {
  const { parse } = parser();
  for (const sourceType of ['script', 'module'] as const) {
    try {
      return parse(source, { ecmaVersion: 'latest', sourceType, allowReturnOutsideFunction: true });
    } catch {
      // Not of this kind, no script at all, or nested too deep for the parser.
    }
  }
  return undefined;
}

/** Loaded with the first page that needs it. */
function parser(): typeof import('acorn') {
  return createRequire(import.meta.url)('acorn');
}

function collect(tree: Node, found: ScriptData): void {
  const rest: { node: Node; scope: Scope }[] = [{ node: tree, scope: new Map() }];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const { node, scope } = next;
    const expression = node as Expression;
    if (expression.type === 'CallExpression') {
      const piece = pushedPiece(expression.arguments, scope);
      if (piece !== undefined) {
        found.pushed.push(piece);
        continue;
      }
      const inner = calledScope(expression, scope);
      if (inner) {
        rest.push({ node: expression.callee, scope: inner });
        continue;
      }
    }
    const isLong = node.end - node.start >= SHORTEST;
    const value = isLong && isData(expression) ? literal(expression, scope, 0) : undefined;
    if (value !== undefined) found.values.push(value);
    for (const child of value === undefined ? childrenOf(node) : functionsIn(node)) rest.push({ node: child, scope });
  }
}

/** Frameworks stream their data as `push([1, "…"])`. */
function pushedPiece(given: readonly (Expression | SpreadElement)[], scope: Scope): string | undefined {
  const [list, ...others] = given;
  if (list?.type !== 'ArrayExpression' || list.elements.length !== 2 || others.length > 0) return undefined;
  const [kind, piece] = literal(list, scope, 0) as unknown[];
  return typeof kind === 'number' && typeof piece === 'string' ? piece : undefined;
}

/** Of `(function (a, b) { … })(x, y)`: what `a` and `b` are. */
function calledScope(call: Expression, scope: Scope): Scope | undefined {
  if (call.type !== 'CallExpression') return undefined;
  const { callee } = call;
  if (callee.type !== 'FunctionExpression' && callee.type !== 'ArrowFunctionExpression') return undefined;
  const named = callee.params.flatMap((param: Pattern, i) =>
    param.type === 'Identifier' ? [[param.name, literal(call.arguments[i], scope, 0)] as const] : [],
  );
  return new Map([...scope, ...named]);
}

function isData(node: Expression): boolean {
  return (
    node.type === 'ObjectExpression' ||
    node.type === 'ArrayExpression' ||
    node.type === 'Literal' ||
    node.type === 'TemplateLiteral' ||
    (node.type === 'CallExpression' && DECODERS.has(nameOf(node.callee))) ||
    (node.type === 'BinaryExpression' && node.operator === '+')
  );
}

/** What an expression is where nothing has to run to know it; else undefined. */
function literal(node: Expression | SpreadElement | null | undefined, scope: Scope, depth: number): unknown {
  if (!node || depth > MOST_DEPTH) return undefined;
  const inner = (child: Expression | SpreadElement | null | undefined) => literal(child, scope, depth + 1);
  switch (node.type) {
    case 'Literal':
      return node.value instanceof RegExp || typeof node.value === 'bigint' ? undefined : node.value;
    case 'TemplateLiteral':
      return node.quasis.map(({ value }) => value.cooked ?? '').join('');
    case 'Identifier':
      return scope.get(node.name);
    case 'ArrayExpression':
      return node.elements.map(inner);
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.flatMap((property) => {
          if (property.type !== 'Property' || property.computed) return [];
          const { key } = property;
          return [
            [key.type === 'Identifier' ? key.name : String((key as { value?: unknown }).value), inner(property.value)],
          ];
        }),
      );
    case 'UnaryExpression':
      return unary(node.operator, inner(node.argument));
    case 'BinaryExpression':
      return joined(node.operator, inner(node.left as Expression), inner(node.right));
    case 'NewExpression':
      return inner(node.arguments[0]);
    case 'CallExpression':
      return DECODERS.get(nameOf(node.callee))?.(inner(node.arguments[0]));
    default:
      return undefined;
  }
}

function unary(operator: string, value: unknown): unknown {
  if (operator === '!') return !value;
  return operator === '-' && typeof value === 'number' ? -value : undefined;
}

function joined(operator: string, left: unknown, right: unknown): string | undefined {
  const isText = operator === '+' && typeof left === 'string' && typeof right === 'string';
  return isText ? left + right : undefined;
}

/** Calls that only unwrap what they are given. */
const DECODERS: ReadonlyMap<string, (value: unknown) => unknown> = new Map([
  ['JSON.parse', (value) => (typeof value === 'string' ? parsedJson(value) : undefined)],
  ['Object.freeze', (value: unknown) => value],
  ['decodeURIComponent', (value) => (typeof value === 'string' ? uriDecoded(value) : undefined)],
  ['unescape', (value) => (typeof value === 'string' ? uriDecoded(value) : undefined)],
  ['atob', (value) => (typeof value === 'string' ? Buffer.from(value, 'base64').toString('utf8') : undefined)],
]);

function nameOf(callee: Node): string {
  const node = callee as Expression;
  if (node.type === 'Identifier') return node.name;
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return '';
  const { object, property } = node;
  if (object.type !== 'Identifier') return property.name;
  return /^(?:window|self|globalThis)$/.test(object.name) ? property.name : `${object.name}.${property.name}`;
}

function uriDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** Last first, since they are taken from the end. */
function childrenOf(node: Node): Node[] {
  const children: Node[] = [];
  for (const name in node) {
    const value: unknown = node[name as keyof Node];
    if (Array.isArray(value)) for (const one of value) isNode(one) && children.push(one);
    else if (isNode(value)) children.push(value);
  }
  return children.reverse();
}

function isNode(value: unknown): value is Node {
  return typeof (value as Node | null)?.type === 'string' && typeof (value as Node).start === 'number';
}

/** The functions that a literal holds beside its data, outermost only. */
function functionsIn(node: Node): Node[] {
  const functions: Node[] = [];
  const rest = [node];
  for (let next = rest.pop(); next; next = rest.pop()) {
    if (/Function/.test(next.type)) functions.push(next);
    else for (const child of childrenOf(next)) rest.push(child);
  }
  return functions;
}
