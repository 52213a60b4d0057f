import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';

export interface Leaver {
  readonly userId: number;
  readonly email: string;
  /** Whether the address is known to be theirs, so that what was written under it may go too. */
  readonly isEmailProven: boolean;
}

/** What a review is signed with whose writer has left; shown, and in the page's structured data. */
const FORMER_CUSTOMER = 'Former customer';

/**
 * Takes a person out of every table but the tax documents, which the law asks to keep with name and address (CGST Act,
 * section 36), and open grievances. Orders stay for the books without whom they went to. Must run in a transaction
 * that holds the person's row.
 */
export async function erasePerson(trx: Kysely<Database>, leaver: Leaver, now: Date): Promise<void> {
  await emptyAccount(trx, leaver.userId, now);
  await emptyOrders(trx, leaver.userId);
  await trx
    .updateTable('product_reviews')
    .set({ user_id: null, reviewer_name: FORMER_CUSTOMER })
    .where('user_id', '=', leaver.userId)
    .execute();
  // A code that nobody can use any more. Whoever asks for one is not looked up, so its mail is about an address alone.
  await trx
    .deleteFrom('mails')
    .where('template', '=', 'password-code')
    .where((row) => row(row.fn<string>('lower', ['recipient']), '=', leaver.email.toLowerCase()))
    .execute();
  // One that still waits goes out, with the invoice it carries, and is forgotten then.
  await trx
    .updateTable('mails')
    .set({ recipient: '', facts: '', fault: '' })
    .where('user_id', '=', leaver.userId)
    .where('state', 'not in', ['waiting', 'sending'])
    .execute();
  if (leaver.isEmailProven) await removeWritings(trx, leaver.email);
}

async function emptyAccount(trx: Kysely<Database>, userId: number, now: Date): Promise<void> {
  for (const table of ['sessions', 'login_origins', 'user_addresses', 'favourites', 'password_codes'] as const) {
    await trx.deleteFrom(table).where('user_id', '=', userId).execute();
  }
  await trx.deleteFrom('idempotency_keys').where('scope', 'like', `%:${userId}`).execute();
  await trx
    .updateTable('users')
    .set({
      first_name: '',
      last_name: '',
      email_address: '',
      // A key is in lower case, so nobody's address ever equals this one, and the address is free for a new account.
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

async function emptyOrders(trx: Kysely<Database>, userId: number): Promise<void> {
  const ordersOf = trx.selectFrom('orders').select('order_id').where('user_id', '=', userId);
  const paymentsOf = trx.selectFrom('payments').select('payment_id').where('user_id', '=', userId);
  await trx
    .updateTable('payment_transactions')
    .set({ reported_json: null })
    .where('payment_id', 'in', paymentsOf)
    .execute();
  await trx
    .updateTable('orders')
    .set({
      order_note: '',
      contact_email: '',
      delivery_name: '',
      delivery_phone: '',
      delivery_address: '',
      delivery_postal_code: '',
      delivery_city_id: null,
      buyer_gstin: '',
    })
    .where('user_id', '=', userId)
    .execute();
  await trx.updateTable('order_requests').set({ reason: '', answer: '' }).where('order_id', 'in', ordersOf).execute();
}

/** Grievances stay: the store must be able to show how it has settled them. */
async function removeWritings(trx: Kysely<Database>, email: string): Promise<void> {
  const address = email.toLowerCase();
  await trx
    .deleteFrom('enquiries')
    .where((row) => row(row.fn<string>('lower', ['email']), '=', address))
    .where('kind', '!=', 'grievance')
    .execute();
  await trx
    .deleteFrom('blog_comments')
    .where((row) => row(row.fn<string>('lower', ['email']), '=', address))
    .execute();
  await trx.deleteFrom('subscribers').where('email_key', '=', address).execute();
}
