import { ERRORS, type GatewayError } from '../shared/errors.js';

/** How commands end; docs/command-line.md has the table. */
export const EXIT = {
  success: 0,
  failed: 1,
  usage: 2,
  /** It failed, and the same call may succeed later. */
  tryLater: 3,
  /** What a shell gives a command that Ctrl-C ended: 128 and the number of SIGINT. */
  interrupted: 130,
} as const;

/** The exit code for an error: of wrong usage, of what may succeed later, or of any other failure. */
export function exitCodeOf({ code }: GatewayError): number {
  if (code === 'invalid_request') return EXIT.usage;
  return ERRORS[code].retry ? EXIT.tryLater : EXIT.failed;
}
