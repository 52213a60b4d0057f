import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import type { Sessions } from '../../platform/http/sessions.ts';
import { DAY_MS } from '../../platform/time.ts';

const SESSION_DAYS = 7;
const TOKEN_BYTES = 32;

/** An account with the hash its password was checked against. */
interface CheckedAccount {
  readonly userId: number;
  readonly passwordHash: string;
}

export type SessionsRepository = ReturnType<typeof sessionsRepository>;

export function sessionsRepository(db: Db, now: () => Date) {
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
     * Opens a session, deletes the person's expired ones and returns the token, of which only the hash is stored. Null
     * when the password was changed after the check: the session would outlive that change.
     */
    async open({ userId, passwordHash }: CheckedAccount): Promise<string | null> {
      const token = newSessionToken();
      const expiresAt = new Date(now().getTime() + SESSION_DAYS * DAY_MS);
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now()).execute();
      // The shared lock waits for a concurrent change of password and then sees the new hash.
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

function newSessionToken(): string {
  return randomBytes(TOKEN_BYTES).toString('base64url');
}

/** A plain hash is enough: 256 random bits cannot be guessed from it. */
function hashSessionToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
