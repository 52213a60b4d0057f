import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import { emailKey } from '../../platform/email-key.ts';
import { DAY_MS } from '../../platform/time.ts';

/** For so long an origin is somebody's after the last login from it. */
export const ORIGIN_DAYS = 90;
export type LoginOrigins = ReturnType<typeof loginOrigins>;

/**
 * From where each person has proven to be it. Their attempts from there are counted apart from those of strangers: who
 * guesses somebody's password shuts out strangers, not that person. An origin is as `clientOrigin` says it.
 */
export function loginOrigins(db: Kysely<Database>, now: () => Date) {
  const horizon = () => new Date(now().getTime() - ORIGIN_DAYS * DAY_MS);

  /** One look-up by a hash, the same for every address. */
  async function isKnown(email: string, origin: string): Promise<boolean> {
    const known = await db
      .selectFrom('login_origins')
      .select('user_id')
      .where('origin_hash', '=', originHash(email, origin))
      .where('last_at', '>', horizon())
      .executeTakeFirst();
    return known !== undefined;
  }

  return {
    /** Whom an attempt counts for: the person where they are known, else all strangers together. */
    async countedAs(email: string, origin: string): Promise<string> {
      return (await isKnown(email, origin)) ? atHome(email, origin) : emailKey(email);
    },

    /** To be called once the person has proven to be it there. Nothing is kept for one who leaves meanwhile. */
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

    /** Deletes those without a recent login. */
    async forgetOld(): Promise<void> {
      await db.deleteFrom('login_origins').where('last_at', '<=', horizon()).execute();
    },
  };
}

/** What a person's own attempts from an origin are counted as. */
export function atHome(email: string, origin: string): string {
  return `${emailKey(email)}|${origin}`;
}

// Only who knows both the e-mail and the network can find the row.
function originHash(email: string, origin: string): string {
  return createHash('sha256').update(atHome(email, origin)).digest('hex');
}
