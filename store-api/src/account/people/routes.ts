import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { logoutUser } from 'shared-contracts/api/logout-user';
import { signupUser } from 'shared-contracts/api/signup-user';
import { clientOrigin } from 'shared-contracts/server-kit/client-origin';
import { emailKey } from '../../platform/email-key.ts';
import type { Api } from '../../platform/http/api.ts';
import { AnswerWithExtras, registerCall, registerUserCall, responseMessage } from '../../platform/http/calls.ts';
import { checkPlaces } from '../../platform/places/check-places.ts';
import { deviceOf } from './device.ts';
import { emailRoutes } from './email-routes.ts';
import { LOGIN_PER_ADDRESS, LOGIN_PER_ORIGIN, SIGN_UP_PER_ORIGIN } from './limits.ts';
import { logIn } from './log-in.ts';
import { loginOrigins } from './login-origins.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import { passwordRoutes } from './password-routes.ts';
import { prepareDecoy } from './passwords.ts';
import { profileRoutes } from './profile-routes.ts';
import { securityRoutes } from './security-routes.ts';
import { sessionsRepository } from './sessions.ts';
import { signUp } from './sign-up.ts';
import { usersRepository } from './users-repository.ts';

const FORGET_EVERY_MS = 60 * 60_000;
const SIGN_UP_PLACES = { country: 'CountryID', state: 'StateProvinceId', city: 'CityId' };

export async function accountsRoutes(api: Api): Promise<void> {
  await prepareDecoy();
  const sessions = sessionsRepository(api.db, api.now, api.settings.sessionIdleMs);
  const users = usersRepository(api.db);
  const origins = loginOrigins(api.db, api.now);
  api.jobs.push({
    name: 'forget-login-origins',
    everyMs: FORGET_EVERY_MS,
    byOne: true,
    run: () => origins.deleteExpired(),
  });

  registerCall(
    api,
    getUserLogin,
    async ({ parameters: { Email, Password }, request }) => {
      const origin = clientOrigin(request.ip);
      const counted = await origins.limitKey(Email, origin);
      await api.limits.count(LOGIN_PER_ADDRESS, counted);
      const loggedIn = await logIn(
        { users, sessions },
        { email: Email, password: Password, device: deviceOf(request.headers['user-agent']) },
      );
      if (!loggedIn) {
        api.security.report('login-failed', { person: emailKey(Email), request });
        return responseMessage('Incorrect email or password!');
      }
      await api.limits.forget(LOGIN_PER_ADDRESS, counted);
      await origins.remember(Email, origin);
      api.security.report('logged-in', { detail: 'password', person: loggedIn.user.UserID, request });
      return new AnswerWithExtras([{ ResponseMsg: 'Login Successfully' as const, ...loggedIn.user }], {
        token: loggedIn.token,
      });
    },
    { limit: LOGIN_PER_ORIGIN, hashes: true },
  );

  registerCall(
    api,
    signupUser,
    async ({ parameters }) => {
      const { CountryID, StateProvinceId, CityId } = parameters;
      await checkPlaces(api.db, { countryId: CountryID, stateId: StateProvinceId, cityId: CityId }, SIGN_UP_PLACES);
      const result = await signUp(api.db, parameters, { storeName: api.settings.store.name, now: api.now() });
      switch (result) {
        case 'saved':
          return responseMessage('Saved Successfully');
        case 'email-exists':
          return responseMessage('Email already exists');
        default:
          return responseMessage(result);
      }
    },
    { limit: SIGN_UP_PER_ORIGIN, hashes: true },
  );

  registerUserCall(api, logoutUser, async ({ user }) => {
    await sessions.revoke(user.userId, user.sessionId);
    return responseMessage('Logout Successfully');
  });

  profileRoutes(api);
  passwordRoutes(api);
  emailRoutes(api);
  securityRoutes(api, sessions);
  passkeyRoutes(api, sessions);
}
