import { CommandRefused } from '../../../platform/command-line/command.ts';
import { plain } from '../../../platform/command-line/plain.ts';

const LONGEST = 300;

/** What an operator says to the shopper, as one line; '' without one. Throws `CommandRefused` when it is too long. */
export function readReason(given: string | undefined): string {
  const reason = plain(given ?? '');
  if (reason.length > LONGEST) throw new CommandRefused(`--reason holds at most ${LONGEST} characters.`);
  return reason;
}

/** The one reference that a command is about. Throws `CommandRefused` without one. */
export function readReference([reference = '', ...more]: readonly string[]): string {
  if (reference === '' || more.length > 0) throw new CommandRefused('Say which: one reference number.');
  return reference.toUpperCase();
}
