import type { Selectable } from 'kysely';
import { CommandRefused } from '../../platform/command-line/command.ts';
import type { Database, Db } from '../../platform/database/schema.ts';
import { emailKey } from '../../platform/email-key.ts';

const ID = /^[1-9]\d{0,8}$/;

/** The word CUSTOMER of a command. */
export const CUSTOMER = { about: 'A number of "customers list", or an e-mail address.' } as const;

/** Throws `CommandRefused` when nobody has such an account. */
export async function findCustomer(db: Db, typed: string): Promise<Selectable<Database['users']>> {
  const person = await db
    .selectFrom('users')
    .selectAll()
    .where((row) => (ID.test(typed) ? row('user_id', '=', Number(typed)) : row('email_key', '=', emailKey(typed))))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!person) throw new CommandRefused('There is no such customer.');
  return person;
}
