import { plain } from 'shared-contracts/server-kit/plain';
import { CommandRefused } from '../../../platform/command-line/command.ts';

const LONGEST = 300;

/** The option --reason of a command, as one line, possibly empty. */
export const REASON = {
  takes: 'TEXT',
  about: 'Why: the shopper reads it.',
  read(name: string, typed: string): string {
    const reason = plain(typed);
    if (reason.length > LONGEST) throw new CommandRefused(`${name} holds at most ${LONGEST} characters.`);
    return reason;
  },
} as const;
