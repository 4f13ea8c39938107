/** What scripts/build-dom.mjs bundles; the types are those of the libraries as they are published. */
export { Tokenizer } from 'htmlparser2';
export { DOMParser, parseHTML } from 'linkedom';

/** Visits the attributes of an element in document order, without making a list of them. */
export function eachAttribute(element: Element, visit: (attribute: Attr) => void): void;
