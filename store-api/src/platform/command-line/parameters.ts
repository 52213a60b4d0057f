import { plain } from 'shared-contracts/server-kit/plain';
import { CommandRefused } from './command.ts';

const ID = /^[1-9]\d{0,8}$/;

/** Throws when it is not a number. */
export function readId(_name: string, typed: string): number {
  if (ID.test(typed)) return Number(typed);
  throw new CommandRefused(`'${plain(typed).slice(0, 40)}' is not an id.`);
}

/** The word ID of a command: one or more. */
export const RECORD_IDS = { about: 'One or more ids, as the list shows them.', many: true, read: readId } as const;

export const unique = (ids: readonly number[]): readonly number[] => [...new Set(ids)];

/** Ids as an option takes them: '12,40'. */
export function readIds(name: string, typed: string): readonly number[] {
  return unique(typed.split(',').map((id) => readId(name, id)));
}

/** Throws unless all ids were found. */
export function requireAll(
  ids: readonly number[],
  found: readonly number[],
  refusal: (missing: string) => string,
): void {
  const missing = ids.filter((id) => !found.includes(id));
  if (missing.length > 0) throw new CommandRefused(`${refusal(missing.join(', '))} Nothing was changed.`);
}

/** The word REFERENCE of a command, in upper case. */
export const REFERENCE = {
  about: 'A reference number, as the list shows it.',
  read: (_name: string, typed: string) => plain(typed).slice(0, 40).toUpperCase(),
} as const;
