import { CommanderError } from 'commander';
import { SettingsError } from '../shared/env.js';
import { createLog } from '../shared/log.js';
import { ListenError } from '../shared/server.js';
import { EXIT } from './exit-code.js';

/** Tells what stopped a process before it ran. Wrong usage or settings exit with 2, anything else with 1. */
export function stopped(thrown: unknown, stderr: NodeJS.WritableStream): number {
  if (thrown instanceof CommanderError) return thrown.exitCode === 0 ? EXIT.success : EXIT.usage;
  const faults = faultsOf(thrown);
  if (faults) stderr.write(`${faults}\n`);
  else createLog('search-gateway', 'error', stderr).error({ err: thrown }, 'cannot run');
  return faults ? EXIT.usage : EXIT.failed;
}

/** What is wrong with the settings, if that is it. */
function faultsOf(thrown: unknown): string | undefined {
  if (thrown instanceof SettingsError) return thrown.message;
  if (!(thrown instanceof ListenError)) return undefined;
  const reason = thrown.code === 'EADDRINUSE' ? 'is already in use' : `cannot be bound (${thrown.code})`;
  const other = thrown.setting.endsWith('_HOST') ? 'an address of this machine' : 'another port';
  return `The settings are not usable:\n  ${thrown.setting}: the address ${reason}; choose ${other}`;
}
