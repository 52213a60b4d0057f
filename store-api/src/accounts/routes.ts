import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { logoutUser } from 'shared-contracts/api/logout-user';
import { signupUser } from 'shared-contracts/api/signup-user';
import type { Api } from '../platform/api.ts';
import { AnswerWithExtras, registerCall, registerUserCall } from '../platform/calls.ts';
import { conflict } from '../platform/problems.ts';
import { checkPlaces } from './check-places.ts';
import { logIn } from './log-in.ts';
import { prepareDecoy } from './passwords.ts';
import { sessionsRepository } from './sessions.ts';
import { signUp } from './sign-up.ts';
import { emailKey, usersRepository } from './users-repository.ts';

const MINUTES_15 = 15 * 60;
const LOGIN_PER_ADDRESS = { name: 'login-address', allowed: 10, windowSeconds: MINUTES_15 };
const LOGIN_PER_ORIGIN = { name: 'login-origin', allowed: 100, windowSeconds: MINUTES_15 };
// Signing up tells whether an address has an account, so it is limited like logging in (SEC-02).
const SIGN_UP_PER_ORIGIN = { name: 'sign-up-origin', allowed: 100, windowSeconds: MINUTES_15 };
const SIGN_UP_PLACES = { country: 'CountryID', state: 'StateProvinceId', city: 'CityId' };

export async function accountsRoutes(api: Api): Promise<void> {
  await prepareDecoy();
  const sessions = sessionsRepository(api.db, api.now);
  const users = usersRepository(api.db);

  registerCall(
    api,
    getUserLogin,
    async ({ parameters: { Email, Password } }) => {
      await api.limits.count(LOGIN_PER_ADDRESS, emailKey(Email));
      const loggedIn = await logIn({ users, sessions }, { email: Email, password: Password });
      if (!loggedIn) return told('Incorrect email or password!');
      return new AnswerWithExtras([{ ResponseMsg: 'Login Successfully' as const, ...loggedIn.user }], {
        token: loggedIn.token,
      });
    },
    { limit: LOGIN_PER_ORIGIN },
  );

  registerCall(
    api,
    signupUser,
    async ({ parameters }) => {
      const { CountryID, StateProvinceId, CityId } = parameters;
      await checkPlaces(api.db, { countryId: CountryID, stateId: StateProvinceId, cityId: CityId }, SIGN_UP_PLACES);
      const result = await signUp(api.db, parameters);
      switch (result) {
        case 'saved':
          return told('Saved Successfully');
        case 'email-exists':
          return told('Email already exists');
        case 'idempotency-conflict':
          throw conflict('idempotency-conflict', 'This IdempotencyKey was used with another request.');
      }
    },
    { limit: SIGN_UP_PER_ORIGIN },
  );

  registerUserCall(api, logoutUser, async ({ user }) => {
    await sessions.revoke(user.sessionId);
    return told('Logout Successfully');
  });
}

/** The observed form of a write's answer. */
function told<Message extends string>(ResponseMsg: Message): { ResponseMsg: Message }[] {
  return [{ ResponseMsg }];
}
