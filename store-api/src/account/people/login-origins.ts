import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { exists } from '../../platform/database/exists.ts';
import type { Db } from '../../platform/database/schema.ts';
import { emailKey } from '../../platform/email-key.ts';
import { DAY_MS } from '../../platform/time.ts';

const ORIGIN_DAYS = 90;

/**
 * The origins (see `clientOrigin`) from which each person has logged in. Attempts from there are counted separately: a
 * stranger who guesses passwords does not lock the person out.
 */
export function loginOrigins(db: Db, now: () => Date) {
  const horizon = () => new Date(now().getTime() - ORIGIN_DAYS * DAY_MS);

  async function isKnown(email: string, origin: string): Promise<boolean> {
    const known = db.selectFrom('login_origins').select('user_id').where('origin_hash', '=', originHash(email, origin));
    return exists(known.where('last_at', '>', horizon()));
  }

  return {
    /** The rate limit's key: the person's own at a known origin, else one shared by all strangers. */
    async limitKey(email: string, origin: string): Promise<string> {
      return (await isKnown(email, origin)) ? personAtOrigin(email, origin) : emailKey(email);
    },

    /** Call after a successful login or reset. Stores nothing once the account is deleted. */
    async remember(email: string, origin: string): Promise<void> {
      const at = now();
      await db
        .insertInto('login_origins')
        .columns(['origin_hash', 'user_id', 'last_at'])
        .expression((query) =>
          query
            .selectFrom('users')
            .select(({ ref }) => [
              sql<string>`${originHash(email, origin)}::text`.as('origin_hash'),
              ref('user_id').as('user_id'),
              sql<Date>`${at}::timestamptz`.as('last_at'),
            ])
            .where('email_key', '=', emailKey(email))
            .forShare(),
        )
        .onConflict((conflict) =>
          conflict.column('origin_hash').doUpdateSet({
            user_id: (row) => row.ref('excluded.user_id'),
            last_at: (row) => row.ref('excluded.last_at'),
          }),
        )
        .execute();
    },

    async deleteExpired(): Promise<void> {
      await db.deleteFrom('login_origins').where('last_at', '<=', horizon()).execute();
    },
  };
}

/** The rate limit's key of a person's own attempts from an origin. */
export function personAtOrigin(email: string, origin: string): string {
  return `${emailKey(email)}|${origin}`;
}

// Hashed together, so that the row is found only with both the e-mail and the network.
function originHash(email: string, origin: string): string {
  return createHash('sha256').update(personAtOrigin(email, origin)).digest('hex');
}
