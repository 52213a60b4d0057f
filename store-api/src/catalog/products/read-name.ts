import { plain } from 'shared-contracts/server-kit/plain';
import { CommandRefused } from '../../platform/command-line/command.ts';

const MOST_CHARACTERS = 100;

/** A name that shoppers read, as an operator types it. Throws `CommandRefused` for an empty or long one. */
export function readName(typed: string): string {
  const name = plain(typed);
  if (name !== '' && name.length <= MOST_CHARACTERS) return name;
  throw new CommandRefused(`A name has 1 to ${MOST_CHARACTERS} characters.`);
}
