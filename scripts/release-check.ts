/** Refuses a release that would tell people or sites a name which is nobody's, or somebody else's. */
import { pathToFileURL } from 'node:url';
import { placeholders } from './placeholders.js';

const found = placeholders(pathToFileURL(`${process.cwd()}/`));
for (const line of found) console.log(line);
if (found.length > 0) process.exit(1);
console.log('release check: every name is real');
