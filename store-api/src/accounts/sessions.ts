import type { Kysely } from 'kysely';
import type { Database } from '../platform/database/schema.ts';
import type { Sessions } from '../platform/sessions.ts';
import { hashSessionToken, newSessionToken } from './session-token.ts';

export const SESSION_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

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

    /** Opens a session and answers its token, which is not stored; the person's expired ones go. */
    async open(userId: number): Promise<string> {
      const token = newSessionToken();
      const expiresAt = new Date(now().getTime() + SESSION_DAYS * DAY_MS);
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now()).execute();
      await db
        .insertInto('sessions')
        .values({ token_hash: hashSessionToken(token), user_id: userId, expires_at: expiresAt })
        .execute();
      return token;
    },

    async revoke(sessionId: number): Promise<void> {
      await db.deleteFrom('sessions').where('session_id', '=', sessionId).execute();
    },
  };
}
