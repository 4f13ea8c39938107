/** What scripts/build-dom.mjs bundles; the types are those of the libraries as they are published. */
export { Tokenizer } from 'htmlparser2';
export { DOMParser, parseHTML } from 'linkedom';
