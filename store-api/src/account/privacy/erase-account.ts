import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

/**
 * Takes a person out of the account's own tables. The row itself stays: orders refer to it, which tax law asks to keep.
 * Must run in a transaction that holds it.
 */
export async function eraseAccount(trx: Kysely<Database>, userId: number, now: Date): Promise<void> {
  for (const table of ['sessions', 'login_origins', 'user_addresses', 'password_codes'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await trx.deleteFrom('idempotency_keys').where('scope', 'like', `%:${userId}`).execute();
  await trx
    .updateTable('users')
    .set({
      first_name: '',
      last_name: '',
      email_address: '',
      // A key is in lower case, so no address ever equals this one, and the address is free for a new account.
      email_key: `DELETED-${userId}`,
      password_hash: '',
      mobile_no: '',
      address_line_one: '',
      city_id: null,
      state_province_id: null,
      postal_code: '',
      country_id: null,
      deleted_at: now,
    })
    .where('user_id', '=', userId)
    .execute();
}
