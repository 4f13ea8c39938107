import { fileURLToPath } from 'node:url';

// Tests run compiled, from `dist/test`.
const root = new URL('../../../', import.meta.url);

/** A file or folder of the repository, told from its root. */
export const inRoot = (path: string) => new URL(path, root);

/** The same, as a path. */
export const pathInRoot = (path: string) => fileURLToPath(inRoot(path));

/** The repository's folder. */
export const ROOT = pathInRoot('.');
