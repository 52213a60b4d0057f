import type { Db } from '../../platform/database/schema.ts';

/**
 * Deletes a person's data from the account's tables. The row stays for the orders that tax law requires. Must run in a
 * transaction that has locked it.
 */
export async function eraseAccount(trx: Db, userId: number, now: Date): Promise<void> {
  for (const table of [
    'sessions',
    'login_origins',
    'user_addresses',
    'password_codes',
    'proven_addresses',
    'passkeys',
    'passkey_challenges',
  ] as const) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await trx.deleteFrom('idempotency_keys').where('scope', 'like', `%:${userId}`).execute();
  await trx
    .updateTable('users')
    .set({
      first_name: '',
      last_name: '',
      email_address: '',
      // Keys of addresses are in lower case, so no address equals this one and the address is free for a new account.
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
