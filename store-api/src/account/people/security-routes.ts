import { changePassword } from 'shared-contracts/api/change-password';
import { endAllSessions } from 'shared-contracts/api/end-all-sessions';
import { endSession } from 'shared-contracts/api/end-session';
import { getLoginSecurity } from 'shared-contracts/api/get-login-security';
import { clientOrigin } from 'shared-contracts/server-kit/client-origin';
import type { Api } from '../../platform/http/api.ts';
import { AnswerWithExtras, registerUserCall, responseMessage } from '../../platform/http/calls.ts';
import { notFound, sessionExpired } from '../../platform/http/problems.ts';
import { changeKnownPassword } from './change-known-password.ts';
import { deviceOf } from './device.ts';
import { PASSWORD_CONFIRMATIONS } from './limits.ts';
import { loginOrigins } from './login-origins.ts';
import { passkeys } from './passkeys.ts';
import type { SessionsRepository } from './sessions.ts';

/** What a person sees and changes of how they log in (ACC-16). */
export function securityRoutes(api: Api, sessions: SessionsRepository): void {
  const { db, now, limits, security, settings } = api;
  const keys = passkeys({ db, now, settings });
  const origins = loginOrigins(db, now);

  registerUserCall(api, getLoginSecurity, async ({ user: { userId, sessionId } }) => {
    const { email_proven_at } = await db
      .selectFrom('users')
      .select('email_proven_at')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    const live = await sessions.list(userId);
    return {
      IsEmailProven: email_proven_at !== null,
      Sessions: live.map((session) => ({
        SessionID: session.session_id,
        Browser: session.browser,
        System: session.system,
        SinceUTC: session.created_at.toISOString(),
        LastSeenUTC: session.last_seen_at.toISOString(),
        IsCurrent: session.session_id === sessionId,
      })),
      Passkeys: (await keys.list(userId)).map((passkey) => ({
        PasskeyID: passkey.passkey_id,
        Name: passkey.name,
        AddedUTC: passkey.added_at.toISOString(),
        LastUsedUTC: passkey.last_used_at?.toISOString() ?? null,
      })),
    };
  });

  registerUserCall(api, endSession, async ({ user: { userId }, parameters: { SessionID }, request }) => {
    if (!(await sessions.revoke(userId, SessionID))) throw notFound('There is no such session.');
    security.report('sessions-ended', { detail: 'one', person: userId, request });
    return responseMessage('Session Ended');
  });

  registerUserCall(api, endAllSessions, async ({ user: { userId }, request }) => {
    await sessions.revokeAll(userId);
    security.report('sessions-ended', { detail: 'all', person: userId, request });
    return responseMessage('Sessions Ended');
  });

  registerUserCall(
    api,
    changePassword,
    async ({ user: { userId }, parameters, request }) => {
      const { CurrentPassword: current, NewPassword: next, LanguageCode: language } = parameters;
      const { RemovePasskeys: removesPasskeys } = parameters;
      await limits.count(PASSWORD_CONFIRMATIONS, String(userId));
      const change = { userId, current, next, removesPasskeys, language, storeName: settings.store.name };
      const outcome = await changeKnownPassword(db, change, now());
      switch (outcome.result) {
        case 'wrong-password':
          security.report('password-refused', { detail: changePassword.name, person: userId, request });
          return responseMessage('Incorrect password!');
        case 'refused':
          return responseMessage(outcome.refusal);
        case 'changed': {
          await limits.forget(PASSWORD_CONFIRMATIONS, String(userId));
          security.report('password-changed', { detail: 'profile', person: userId, request });
          if (removesPasskeys) security.report('passkey-removed', { detail: 'all', person: userId, request });
          const token = await sessions.open(
            { userId, passwordHash: outcome.passwordHash },
            deviceOf(request.headers['user-agent']),
          );
          // Changed again, or deleted, before the new session was open.
          if (token === null) throw sessionExpired();
          await rememberOrigin(userId, clientOrigin(request.ip));
          return new AnswerWithExtras(responseMessage('Password Changed Successfully'), { token });
        }
      }
    },
    { hashes: true },
  );

  async function rememberOrigin(userId: number, origin: string): Promise<void> {
    const { email_address } = await db
      .selectFrom('users')
      .select('email_address')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    await origins.remember(email_address, origin);
  }
}
