import { CommanderError } from 'commander';
import { ListenError } from '../shared/server.js';
import { SettingsError } from '../shared/settings-error.js';
import { EXIT } from './exit-code.js';

/** Tells what stopped a process before it ran. Wrong usage or settings exit with 2, anything else with 1. */
export async function stopped(thrown: unknown, stderr: NodeJS.WritableStream): Promise<number> {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? EXIT.success : EXIT.usage;
  const faults = faultsOf(thrown);
  if (faults) {
    stderr.write(`${faults}\n`);
    return EXIT.usage;
  }
  const { createLog } = await import('../shared/log.js');
  createLog('search-gateway', 'error', stderr).error({ err: thrown }, 'cannot run');
  return EXIT.failed;
}

/** What is wrong with the settings, if that is it. */
function faultsOf(thrown: unknown): string | undefined {
  if (thrown instanceof SettingsError) return thrown.message;
  if (!(thrown instanceof ListenError)) return undefined;
  const reason = thrown.code === 'EADDRINUSE' ? 'is already in use' : `cannot be bound (${thrown.code})`;
  const other = thrown.setting.endsWith('_HOST') ? 'an address of this machine' : 'another port';
  return `The settings are not usable:\n  ${thrown.setting}: the address ${reason}; choose ${other}`;
}
