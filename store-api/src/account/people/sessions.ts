import { type Kysely, sql } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { Sessions } from '../../platform/http/sessions.ts';
import { DAY_MS } from '../../platform/time.ts';
import { hashSessionToken, newSessionToken } from './session-token.ts';

export const SESSION_DAYS = 7;
/** An account with the hash its password was checked against. */
export interface CheckedAccount {
  readonly userId: number;
  readonly passwordHash: string;
}

export type SessionsRepository = ReturnType<typeof sessionsRepository>;

/** Sessions of people logged in. A session that was logged out has no row. */
export function sessionsRepository(db: Kysely<Database>, now: () => Date) {
  const personBehind: Sessions['personBehind'] = async (token) => {
    const session = await db
      .selectFrom('sessions')
      .select(['session_id', 'user_id'])
      .where('token_hash', '=', hashSessionToken(token))
      .where('expires_at', '>', now())
      .executeTakeFirst();
    return session ? { userId: session.user_id, sessionId: session.session_id } : null;
  };

  const authenticate: Sessions['authenticate'] = async (token, userId) => {
    const user = await personBehind(token);
    if (!user) return { ok: false, reason: 'expired' };
    return userId === String(user.userId) ? { ok: true, user } : { ok: false, reason: 'foreign' };
  };

  return {
    authenticate,
    personBehind,

    /**
     * Opens a session and answers its token, which is not stored; the person's expired ones go. Null when the password
     * that was checked is no longer theirs: a session it opens would outlive its change.
     */
    async open({ userId, passwordHash }: CheckedAccount): Promise<string | null> {
      const token = newSessionToken();
      const expiresAt = new Date(now().getTime() + SESSION_DAYS * DAY_MS);
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now()).execute();
      // The shared lock waits for a change of password that is under way, and then sees its hash.
      const opened = await db
        .insertInto('sessions')
        .columns(['token_hash', 'user_id', 'expires_at'])
        .expression((query) =>
          query
            .selectFrom('users')
            .select(({ ref }) => [
              sql<string>`${hashSessionToken(token)}::text`.as('token_hash'),
              ref('user_id').as('user_id'),
              sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
            ])
            .where('user_id', '=', userId)
            .where('password_hash', '=', passwordHash)
            .where('deleted_at', 'is', null)
            .forShare(),
        )
        .executeTakeFirst();
      return opened.numInsertedOrUpdatedRows === 1n ? token : null;
    },

    async revoke(sessionId: number): Promise<void> {
      await db.deleteFrom('sessions').where('session_id', '=', sessionId).execute();
    },
  };
}
