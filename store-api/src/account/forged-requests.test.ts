import type { InjectOptions } from 'fastify';
import type { ApiCall } from 'shared-contracts/api/call';
import { getProfile } from 'shared-contracts/api/get-profile';
import { logoutUser } from 'shared-contracts/api/logout-user';
import { signupUser } from 'shared-contracts/api/signup-user';
import { updateProfile } from 'shared-contracts/api/update-profile';
import { testPlaces } from '../testing/places.ts';
import { newEmail, signedIn, signUpForm } from '../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../testing/test-app.ts';

type Shopper = Credentials & { readonly email: string };

const registered: ApiCall[] = [];

describeOnDatabase(
  'a forged request',
  (app) => {
    let asha: Shopper;
    let ravi: Shopper;
    beforeAll(async () => {
      [asha, ravi] = [await signedIn(app()), await signedIn(app())];
    });
    beforeEach(async () => {
      await app().db.deleteFrom('rate_limits').execute();
    });

    const send = (call: ApiCall, options: InjectOptions) =>
      app().http.inject({ method: 'POST', url: call.path, ...options });
    const json = (body: string, as?: Credentials) => ({
      payload: body,
      headers: { 'content-type': 'application/json', token: as?.token ?? '', userid: String(as?.userId ?? '') },
    });
    const users = () => app().db.selectFrom('users').selectAll().orderBy('user_id').execute();
    const usersAndSessions = async () => [await users(), await app().db.selectFrom('sessions').selectAll().execute()];

    describe('in another person’s name', () => {
      it.each([
        ['an empty id', 403, () => ''],
        ['0', 403, () => '0'],
        ['-1', 403, () => '-1'],
        ['their own number as a fraction', 403, () => `${asha.userId}.0`],
        ['their own number in another spelling', 403, () => `0${asha.userId}`],
        ['their own number with an exponent', 403, () => `${asha.userId}e0`],
        ['a number larger than any', 403, () => '9'.repeat(400)],
        ['a list', 403, () => `[${asha.userId}]`],
        ['two people in one header', 403, () => `${asha.userId},${ravi.userId}`],
        ['SQL', 403, () => `${asha.userId} or 1=1`],
        ['another', 403, () => String(ravi.userId)],
      ])('whose UserID is %s is %i [SEC-02] [API-03]', async (_case, status, userid) => {
        const response = await send(getProfile, { headers: { token: asha.token, userid: userid() } });
        expect([response.statusCode, response.body.includes(ravi.email)]).toEqual([status, false]);
      });

      it.each([
        [
          'two headers, the first of them theirs',
          () => ({ token: asha.token, userid: [String(asha.userId), String(ravi.userId)] }),
        ],
        ['a token in another letter case', () => ({ token: asha.token.toUpperCase(), userid: String(asha.userId) })],
        ['half a token', () => ({ token: asha.token.slice(0, 20), userid: String(asha.userId) })],
        ['a pattern for tokens', () => ({ token: `${asha.token.slice(0, 20)}%`, userid: String(asha.userId) })],
        ['two tokens in one', () => ({ token: `${asha.token}, ${ravi.token}`, userid: String(ravi.userId) })],
        ['a cookie', () => ({ cookie: `token=${asha.token}; userid=${asha.userId}` })],
        ['a bearer', () => ({ authorization: `Bearer ${asha.token}`, userid: String(asha.userId) })],
      ])('by %s is refused [SEC-02] [API-03]', async (_case, headers) => {
        const response = await send(getProfile, { headers: headers() });
        expect([401, 403]).toContain(response.statusCode);
      });

      it('cannot carry its token in the URL, which histories and logs store [SEC-02]', async () => {
        const url = `${getProfile.path}?token=${asha.token}&Token=${asha.token}&userid=${asha.userId}`;
        expect((await app().http.inject({ method: 'POST', url })).statusCode).toBe(401);
        expect(
          (await app().http.inject({ method: 'GET', url: getProfile.path, headers: { token: asha.token } })).statusCode,
        ).toBe(404);
      });
    });

    // Without a preflight a browser sends only these types of body, and no Token header, for another site's page.
    describe('of another site’s page', () => {
      it.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
        'with a body of %s is understood by no call that takes one [SEC-02]',
        async (type) => {
          const before = await usersAndSessions();
          const bodies = registered.filter((call) => call.access === 'none' || call === updateProfile);
          expect(bodies.length).toBeGreaterThan(20);
          for (const call of bodies) {
            const payload = '{"requestParameters":{}}';
            const response = await send(call, { payload, headers: { 'content-type': type } });
            expect([call.name, response.statusCode]).toEqual([call.name, 415]);
          }
          expect(await usersAndSessions()).toEqual(before);
        },
      );

      it.each([
        'text/plain; application/json',
        'text/plain;charset=application/json',
        'text/plain, application/json',
        'application/json, text/plain',
        'application/csp-report',
      ])('is not taken for JSON by the type %s [SEC-02]', async (type) => {
        const response = await send(signupUser, { payload: '{}', headers: { 'content-type': type } });
        expect(response.statusCode).toBe(415);
      });

      it('gets no permission from a preflight [SEC-02]', async () => {
        for (const call of [getProfile, signupUser]) {
          const response = await app().http.inject({
            method: 'OPTIONS',
            url: call.path,
            headers: { origin: 'https://evil.example', 'access-control-request-method': 'POST' },
          });
          const allowed = Object.keys(response.headers).filter((name) => name.startsWith('access-control-'));
          expect([response.statusCode, allowed]).toEqual([404, []]);
        }
      });
    });

    describe('that reaches for the prototype of all objects', () => {
      it.each([
        '{"__proto__":{"isStaff":true},"requestParameters":{}}',
        '{"requestParameters":{"__proto__":{"isStaff":true}}}',
        '{"requestParameters":{"\\u005f_proto__":{"isStaff":true}}}',
        '{"requestParameters":{"constructor":{"prototype":{"isStaff":true}}}}',
        '{"requestParameters":{"FirstName":{"__proto__":{"isStaff":true}}}}',
        '[{"__proto__":{"isStaff":true}}]',
      ])('%s is refused and changes nothing [SEC-02]', async (body) => {
        for (const call of [updateProfile, getProfile]) {
          expect((await send(call, json(body, asha))).statusCode).toBe(400);
        }
        expect('isStaff' in {}).toBe(false);
      });
    });

    describe('that sets what a form does not', () => {
      const more = () => ({
        UserID: ravi.userId,
        user_id: ravi.userId,
        email_key: ravi.email,
        password_hash: 'x',
        Password_hash: 'x',
        email_proven_at: '2020-01-01T00:00:00Z',
        deleted_at: '2020-01-01T00:00:00Z',
        profile_version: 999,
        created_at: '2020-01-01T00:00:00Z',
        is_admin: true,
      });

      it('changes only what the form of the profile has [SEC-02] [ACC-08]', async () => {
        const before = await users();
        const { UserID: _another, ...rest } = more();
        const form = { FirstName: 'Asha', LastName: 'Rao', AddressLineOne: 'A new one', CountryID: null };
        await app().call(updateProfile, { ...form, ...rest, EmailAddress: ravi.email }, asha);
        const after = await users();
        const changed = { address_line_one: 'A new one', city_id: null, state_province_id: null, country_id: null };
        expect(after).toEqual(
          before.map((user) =>
            user.user_id === asha.userId
              ? { ...user, ...changed, first_name: 'Asha', last_name: 'Rao', postal_code: '', profile_version: 2 }
              : user,
          ),
        );
      });

      it('creates an ordinary account at sign-up [SEC-02] [ACC-03]', async () => {
        const form = signUpForm(await testPlaces(app().db), { EmailAddress: newEmail() });
        const before = await users();
        await app().call(signupUser, { ...form, ...more() });
        const [added, ...none] = (await users()).slice(before.length);
        expect(none).toEqual([]);
        expect(added).toMatchObject({
          email_key: form.EmailAddress.toLowerCase(),
          password_hash: expect.stringMatching(/^\$argon2id\$/),
          email_proven_at: null,
          deleted_at: null,
          profile_version: 1,
        });
        expect(added?.created_at.getUTCFullYear()).not.toBe(2020);
      });
    });

    it('that replays a request of a closed session is refused [SEC-02] [ACC-13]', async () => {
      const shopper = await signedIn(app());
      await app().call(logoutUser, {}, shopper);
      for (const call of [getProfile, logoutUser]) expect((await app().refused(call, {}, shopper)).status).toBe(401);
    });

    it('finds no personal answer that a cache may store [SEC-02]', async () => {
      const personal = registered.filter((call) => call.access === 'token' && call !== logoutUser);
      expect(personal.length).toBeGreaterThan(10);
      for (const call of personal) {
        const response = await send(call, json('{"requestParameters":{}}', ravi));
        expect([call.name, response.headers['cache-control']]).toEqual([
          call.name,
          expect.stringMatching(/^(private, )?no-store$/),
        ]);
      }
    });
  },
  {
    extend: (api) => {
      registered.push(...api.calls);
    },
  },
);
