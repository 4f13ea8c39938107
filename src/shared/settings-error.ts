/** Thrown by `readEnv`; `message` has one line per wrong variable. The process prints it and exits with code 2. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
  constructor(readonly faults: readonly string[]) {
    super(`The settings are not usable:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }
}
