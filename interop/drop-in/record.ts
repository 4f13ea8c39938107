/** `node dist/interop/drop-in/record.js`: writes `test/fixtures/drop-in` anew from the clients as they are pinned. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { toFixture } from './fixture.js';
import { tryClients } from './try-clients.js';

const FOLDER = fileURLToPath(new URL('../../../test/fixtures/drop-in/', import.meta.url));

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
let isWhole = true;
await tryClients((trial) => {
  const fixture = toFixture(trial);
  if (!fixture) {
    isWhole = false;
    return;
  }
  writeFileSync(`${FOLDER}${trial.name}.json`, `${JSON.stringify(fixture, null, 2)}\n`);
  console.log(`${trial.name}: ${fixture.exchanges.length} requests`);
});
process.exit(isWhole ? 0 : 1);
