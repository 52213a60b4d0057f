import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';
import type { Sessions } from '../../platform/http/sessions.ts';
import { DAY_MS } from '../../platform/time.ts';
import { type Device, UNKNOWN_DEVICE } from './device.ts';

const SESSION_DAYS = 7;
const TOKEN_BYTES = 32;
const MOST_TOUCH_MS = 5 * 60_000;

/** An account with the hash its password was checked against. */
interface CheckedAccount {
  readonly userId: number;
  readonly passwordHash: string;
}

export type SessionsRepository = ReturnType<typeof sessionsRepository>;

/** @param idleMs how long a session stays valid without a request */
export function sessionsRepository(db: Db, now: () => Date, idleMs: number) {
  const touchAfterMs = Math.min(MOST_TOUCH_MS, idleMs / 10);
  const idleSince = () => new Date(now().getTime() - idleMs);

  /** A write per session every few minutes, not per request. */
  async function touch(sessionId: number, lastSeenAt: Date): Promise<void> {
    if (now().getTime() - lastSeenAt.getTime() < touchAfterMs) return;
    await db.updateTable('sessions').set({ last_seen_at: now() }).where('session_id', '=', sessionId).execute();
  }

  const personBehind: Sessions['personBehind'] = async (token) => {
    const session = await db
      .selectFrom('sessions')
      .select(['session_id', 'user_id', 'last_seen_at'])
      .where('token_hash', '=', hashSessionToken(token))
      .where('expires_at', '>', now())
      .where('last_seen_at', '>', idleSince())
      .executeTakeFirst();
    if (!session) return null;
    await touch(session.session_id, session.last_seen_at);
    return { userId: session.user_id, sessionId: session.session_id };
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
    async open({ userId, passwordHash }: CheckedAccount, device: Device = UNKNOWN_DEVICE): Promise<string | null> {
      const token = newSessionToken();
      const expiresAt = new Date(now().getTime() + SESSION_DAYS * DAY_MS);
      await db.deleteFrom('sessions').where('user_id', '=', userId).where('expires_at', '<=', now()).execute();
      // The shared lock waits for a concurrent change of password and then sees the new hash.
      const opened = await db
        .insertInto('sessions')
        .columns(['token_hash', 'user_id', 'expires_at', 'browser', 'system', 'last_seen_at'])
        .expression((query) =>
          query
            .selectFrom('users')
            .select(({ ref }) => [
              sql<string>`${hashSessionToken(token)}::text`.as('token_hash'),
              ref('user_id').as('user_id'),
              sql<Date>`${expiresAt}::timestamptz`.as('expires_at'),
              sql<string>`${device.browser}::text`.as('browser'),
              sql<string>`${device.system}::text`.as('system'),
              sql<Date>`${now()}::timestamptz`.as('last_seen_at'),
            ])
            .where('user_id', '=', userId)
            .where('password_hash', '=', passwordHash)
            .where('deleted_at', 'is', null)
            .forShare(),
        )
        .executeTakeFirst();
      return opened.numInsertedOrUpdatedRows === 1n ? token : null;
    },

    /** The live ones, the latest used first. */
    list(userId: number) {
      return db
        .selectFrom('sessions')
        .select(['session_id', 'browser', 'system', 'created_at', 'last_seen_at'])
        .where('user_id', '=', userId)
        .where('expires_at', '>', now())
        .where('last_seen_at', '>', idleSince())
        .orderBy('last_seen_at', 'desc')
        .orderBy('session_id', 'desc')
        .execute();
    },

    /** False when the session has ended or is another person's. */
    async revoke(userId: number, sessionId: number): Promise<boolean> {
      const ended = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where('session_id', '=', sessionId)
        .executeTakeFirst();
      return ended.numDeletedRows === 1n;
    },

    async revokeAll(userId: number): Promise<void> {
      await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
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
