/** The package's version. */
export { VERSION } from './shared/package-facts.js';
