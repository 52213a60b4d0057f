import { CommandRefused } from '../../../platform/command-line/command.ts';
import { plain } from '../../../platform/command-line/plain.ts';

const LONGEST = 300;

/** The reason for the shopper as one line, possibly empty. Throws `CommandRefused` when it is too long. */
export function readReason(given: string | undefined): string {
  const reason = plain(given ?? '');
  if (reason.length > LONGEST) throw new CommandRefused(`--reason holds at most ${LONGEST} characters.`);
  return reason;
}
