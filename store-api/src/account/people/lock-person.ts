import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { sessionExpired } from '../../platform/http/problems.ts';

/**
 * Holds a person's row until the transaction ends: one writer at a time changes what is theirs. Throws 401 when they
 * have deleted their account since their token was read.
 */
export async function lockPerson(trx: Kysely<Database>, userId: number): Promise<void> {
  const person = await present(trx, userId).forUpdate().executeTakeFirst();
  if (!person) throw sessionExpired();
}

/** The same, shared with others who only rely on the person staying. */
export async function keepPerson(trx: Kysely<Database>, userId: number): Promise<void> {
  if (!(await staysPerson(trx, userId))) throw sessionExpired();
}

/** False when the person has deleted their account; else they stay until the transaction ends. */
export async function staysPerson(trx: Kysely<Database>, userId: number): Promise<boolean> {
  return (await present(trx, userId).forKeyShare().executeTakeFirst()) !== undefined;
}

function present(trx: Kysely<Database>, userId: number) {
  return trx.selectFrom('users').select('user_id').where('user_id', '=', userId).where('deleted_at', 'is', null);
}
