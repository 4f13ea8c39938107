#!/usr/bin/env node
// `npm start`: sets up what is missing, then becomes `search-gateway start`. One process, and `exec` in package.json puts
// it in the place of npm's shell, which would keep signals to itself: so a signal reaches the servers whoever sends it.
const [node, , ...args] = process.argv;
process.argv = [node, 'setup.mjs', '--product', '--browser'];
await import('./setup.mjs');
process.argv = [node, 'cli.js', 'start', ...args];
await import('../dist/src/cli.js');
