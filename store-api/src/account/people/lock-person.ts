import { exists } from '../../platform/database/exists.ts';
import type { Db } from '../../platform/database/schema.ts';
import { sessionExpired } from '../../platform/http/problems.ts';

/**
 * Locks a person's row until the transaction ends, so that one writer at a time changes their data. Throws 401 when the
 * account was deleted after the token was read.
 */
export async function lockPerson(trx: Db, userId: number): Promise<void> {
  const person = await present(trx, userId).forUpdate().executeTakeFirst();
  if (!person) throw sessionExpired();
}

/**
 * Purchases of one person queue here until the transaction ends; bookings and mails of the person do not. Throws 401 like
 * `lockPerson`.
 */
export async function lockCustomer(trx: Db, userId: number): Promise<void> {
  const person = await present(trx, userId).forNoKeyUpdate().executeTakeFirst();
  if (!person) throw sessionExpired();
}

/** A shared lock: the account cannot be deleted until the transaction ends. Throws 401 like `lockPerson`. */
export async function lockPersonShared(trx: Db, userId: number): Promise<void> {
  if (!(await tryLockPersonShared(trx, userId))) throw sessionExpired();
}

/** Like `lockPersonShared`, but false for a deleted account. */
export async function tryLockPersonShared(trx: Db, userId: number): Promise<boolean> {
  return exists(present(trx, userId).forKeyShare());
}

function present(trx: Db, userId: number) {
  return trx.selectFrom('users').select('user_id').where('user_id', '=', userId).where('deleted_at', 'is', null);
}
