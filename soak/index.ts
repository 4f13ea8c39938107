/** `npm run soak [-- NAME …]`: long runs that print what a service holds, or how often it is right. */
import { soakBrowserWorker } from './browser-worker.js';
import { soakReaders } from './readers.js';
import { soakRendering } from './rendering.js';

const SOAKS: Record<string, () => Promise<void>> = {
  'browser-worker': soakBrowserWorker,
  readers: soakReaders,
  rendering: soakRendering,
};

const asked = process.argv.slice(2);
if (asked.some((name) => !(name in SOAKS))) {
  console.error(`no such run; there are: ${Object.keys(SOAKS).join(', ')}`);
  process.exit(2);
}
for (const [name, soak] of Object.entries(SOAKS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n== ${name}`);
  await soak();
}
process.exit();
