/** What scripts/build-dom.mjs bundles; the types are those of the libraries as they are published. */
export { Tokenizer } from 'htmlparser2';
export { DOMParser, parseHTML } from 'linkedom';

/** Goes through the attributes of an element as they are kept, in document order: no list is made of them. */
export function eachAttribute(element: Element, visit: (attribute: Attr) => void): void;
