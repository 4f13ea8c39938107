import type { Reading } from './reading.js';

/** Told of a rule that was asked whether it changed anything; a rule that refuses a page has. */
export type Watch = (rule: string, isChange: boolean) => void;

/**
 * All that a rule may change: what is known of the page, what the rules of a stage work on, and every node of the content
 * with its text or attributes. Made of what is there and not of copies of texts, so that two of them are soon compared.
 */
export function stateOf(reading: Reading, input: object): unknown[] {
  const state: unknown[] = [];
  addValues(reading, state);
  if (input !== reading) addValues(input, state);
  addNodes(reading.content, state);
  return state;
}

export function isChanged(before: readonly unknown[], after: readonly unknown[]): boolean {
  return before.length !== after.length || before.some((value, i) => !Object.is(value, after[i]));
}

/** The values of an object by name, those of arrays one by one: scores, what is kept. None at all is the same as not yet. */
function addValues(object: object, state: unknown[]): void {
  for (const [name, value] of Object.entries(object)) {
    const values = Array.isArray(value) || value instanceof Float32Array ? value : [value];
    if (values.length === 0 || value === undefined || value === false) continue;
    state.push(name, values.length);
    for (const one of values) state.push(one);
  }
}

/** Depth is bounded by `parseDocument`. */
function addNodes(parent: Element, state: unknown[]): void {
  for (const { name, value } of parent.attributes) state.push(name, value);
  for (let node = parent.firstChild; node; node = node.nextSibling) {
    state.push(node);
    if (node.nodeType === 1) addNodes(node as Element, state);
    else state.push(node.nodeValue);
  }
  state.push(parent.localName);
}
