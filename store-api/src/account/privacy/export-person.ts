import type { Kysely } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { addressBook } from '../addresses/addresses-repository.ts';
import { usersRepository } from '../people/users-repository.ts';
import { heldOrders } from './held-orders.ts';
import { heldWritings } from './held-writings.ts';

const NOT_PROVEN =
  'Messages, comments and newsletter are listed once the e-mail address is known to be yours: set a new password with a mailed code, then download again.';

/**
 * Everything held on a person, as an object to be written down for them (ACC-14). Times are UTC, money is rupees. What
 * the store keeps of password, session tokens and networks are hashes of no use to anybody, and are left out.
 */
export async function exportPerson(db: Kysely<Database>, userId: number, now: Date) {
  const { created_at, email_proven_at } = await db
    .selectFrom('users')
    .select(['created_at', 'email_proven_at'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const account = await usersRepository(db).record(userId);
  return {
    madeAt: now,
    account: { ...account, since: created_at, emailProvenAt: email_proven_at },
    addresses: await addressBook(db, userId),
    sessions: await sessionsOf(db, userId),
    networksLoggedInFrom: await originsOf(db, userId),
    orders: await heldOrders(db, userId),
    wishList: await wishesOf(db, userId),
    reviews: await reviewsOf(db, userId),
    mails: await mailsTo(db, userId),
    ...(email_proven_at ? await heldWritings(db, account.EmailAddress) : { note: NOT_PROVEN }),
  };
}

function sessionsOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('sessions')
    .select(['created_at as since', 'expires_at as until'])
    .where('user_id', '=', userId)
    .orderBy('session_id')
    .execute();
}

function originsOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('login_origins')
    .select('last_at as lastAt')
    .where('user_id', '=', userId)
    .orderBy('last_at')
    .execute();
}

function wishesOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('favourites')
    .innerJoin('products', 'products.product_id', 'favourites.product_id')
    .select(['products.name', 'added_at as addedAt'])
    .where('user_id', '=', userId)
    .orderBy('favourite_id')
    .execute();
}

function reviewsOf(db: Kysely<Database>, userId: number) {
  return db
    .selectFrom('product_reviews')
    .innerJoin('products', 'products.product_id', 'product_reviews.product_id')
    .select([
      'products.name as product',
      'rating',
      'title',
      'body',
      'reviewer_name as shownAs',
      'status',
      'product_reviews.created_at as at',
    ])
    .where('user_id', '=', userId)
    .orderBy('review_id')
    .execute();
}

/** What was written to the person lately; the store itself forgets mails after a month. */
async function mailsTo(db: Kysely<Database>, userId: number) {
  const mails = await db
    .selectFrom('mails')
    .select([
      'template as kind',
      'recipient as to',
      'language',
      'facts',
      'state',
      'created_at as at',
      'sent_at as sentAt',
    ])
    .where('user_id', '=', userId)
    .where('recipient', '!=', '')
    .orderBy('mail_id')
    .execute();
  return mails.map(({ facts, ...mail }) => ({ ...mail, says: JSON.parse(facts) as unknown }));
}
