import { randomUUID } from 'node:crypto';
import { addPasskey } from 'shared-contracts/api/add-passkey';
import { logInWithPasskey } from 'shared-contracts/api/log-in-with-passkey';
import { removePasskey } from 'shared-contracts/api/remove-passkey';
import { renamePasskey } from 'shared-contracts/api/rename-passkey';
import { startPasskey } from 'shared-contracts/api/start-passkey';
import { startPasskeyLogin } from 'shared-contracts/api/start-passkey-login';
import type { Api } from '../../platform/http/api.ts';
import { AnswerWithExtras, registerCall, registerUserCall, responseMessage } from '../../platform/http/calls.ts';
import { conflict, notFound } from '../../platform/http/problems.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { confirmPassword } from './confirm-password.ts';
import { deviceOf } from './device.ts';
import { PASSKEY_LOGINS_PER_ORIGIN } from './limits.ts';
import { passkeys } from './passkeys.ts';
import { passkeyAdded } from './password-mails.ts';
import type { SessionsRepository } from './sessions.ts';
import { usersRepository } from './users-repository.ts';

/** Passkeys in addition to passwords (ACC-16). */
export function passkeyRoutes(api: Api, sessions: SessionsRepository): void {
  const { db, now, security, settings } = api;
  const users = usersRepository(db);
  const keys = passkeys({ db, now, settings });
  const noSuchPasskey = () => notFound('There is no such passkey.');

  registerUserCall(
    api,
    startPasskey,
    async ({ user: { userId }, parameters: { Password }, request }) => {
      const confirmed = await confirmPassword(api, { userId, password: Password, call: startPasskey.name, request });
      if (!confirmed) return responseMessage('Incorrect password!');
      const { EmailAddress: email, FirstName, LastName } = await users.record(userId);
      const Options = await keys.begin({ userId, email, name: `${FirstName} ${LastName}` });
      if (!Options) throw conflict('too-many-passkeys', 'Remove a passkey before another one is added.');
      return [{ ResponseMsg: 'Started' as const, Options }];
    },
    { hashes: true },
  );

  registerUserCall(api, addPasskey, async ({ user: { userId }, parameters, request }) => {
    if (!(await keys.add(userId, parameters.Name, parameters.Passkey))) {
      security.report('passkey-refused', { detail: 'registration', person: userId, request });
      return responseMessage('Passkey not accepted');
    }
    const { FirstName: name, EmailAddress: to } = await users.record(userId);
    const facts = { name, at: now().toISOString() };
    const key = `${passkeyAdded.template}-${randomUUID()}`;
    const mail = { about: userId, key, to, userId, language: parameters.LanguageCode, facts };
    await queueMail(db, passkeyAdded, mail, now());
    security.report('passkey-added', { person: userId, request });
    return responseMessage('Passkey Added');
  });

  registerUserCall(api, renamePasskey, async ({ user: { userId }, parameters: { PasskeyID, Name } }) => {
    if (!(await keys.rename(userId, PasskeyID, Name))) throw noSuchPasskey();
    return responseMessage('Saved Successfully');
  });

  registerUserCall(
    api,
    removePasskey,
    async ({ user: { userId }, parameters: { PasskeyID, Password }, request }) => {
      const confirmed = await confirmPassword(api, { userId, password: Password, call: removePasskey.name, request });
      if (!confirmed) return responseMessage('Incorrect password!');
      if (!(await keys.remove(userId, PasskeyID))) throw noSuchPasskey();
      security.report('passkey-removed', { person: userId, request });
      return responseMessage('Passkey Removed');
    },
    { hashes: true },
  );

  registerCall(api, startPasskeyLogin, () => keys.beginLogin(), { limit: PASSKEY_LOGINS_PER_ORIGIN });

  registerCall(
    api,
    logInWithPasskey,
    async ({ parameters: { Passkey }, request }) => {
      const userId = await keys.personBehind(Passkey);
      const account = userId === null ? undefined : await users.account(userId);
      const token = account ? await sessions.open(account, deviceOf(request.headers['user-agent'])) : null;
      if (!account || token === null) {
        security.report('passkey-refused', { detail: 'login', request });
        return responseMessage('Passkey not accepted');
      }
      security.report('logged-in', { detail: 'passkey', person: account.userId, request });
      const user = await users.record(account.userId);
      return new AnswerWithExtras([{ ResponseMsg: 'Login Successfully' as const, ...user }], { token });
    },
    { limit: PASSKEY_LOGINS_PER_ORIGIN },
  );
}
