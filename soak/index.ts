/** `npm run soak [-- NAME …] [--minutes N]`: long runs that print what a service holds, or how often it is right. */
import { parseArgs } from 'node:util';
import { soakBrowserWorker } from './browser-worker.js';
import { soakFaults } from './faults.js';
import { soakHostile } from './hostile.js';
import { soakLoad } from './load.js';
import { soakMixed } from './mixed.js';
import { soakReaders } from './readers.js';
import { soakRendering } from './rendering.js';
import { soakReplicas } from './replicas.js';
import { soakStop } from './stop.js';

const { values, positionals: asked } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string', default: '10' } },
});

const SOAKS: Record<string, () => Promise<void>> = {
  'browser-worker': soakBrowserWorker,
  readers: soakReaders,
  rendering: soakRendering,
  load: soakLoad,
  hostile: soakHostile,
  faults: soakFaults,
  stop: soakStop,
  replicas: soakReplicas,
  mixed: () => soakMixed(Number(values.minutes)),
};

if (asked.some((name) => !(name in SOAKS)) || !(Number(values.minutes) > 0)) {
  console.error(`no such run; there are: ${Object.keys(SOAKS).join(', ')}, and --minutes of the mixed one`);
  process.exit(2);
}
for (const [name, soak] of Object.entries(SOAKS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n== ${name}`);
  await soak();
}
process.exit();
