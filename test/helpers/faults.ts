import { SettingsError } from '../../src/shared/settings-error.js';

/** A line for each wrong setting that `read` finds. */
export function faultsOf(read: () => unknown): readonly string[] {
  try {
    read();
  } catch (thrown) {
    if (thrown instanceof SettingsError) return thrown.faults;
    throw thrown;
  }
  return [];
}
