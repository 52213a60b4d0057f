import { randomUUID } from 'node:crypto';
import { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { logoutUser } from 'shared-contracts/api/logout-user';
import { signupUser } from 'shared-contracts/api/signup-user';
import { DAY_MS } from '../../platform/time.ts';
import { type TestPlaces, testPlaces } from '../../testing/places.ts';
import { newEmail, PASSWORD, signedIn, signUpForm } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

let moment = new Date('2026-11-21T06:00:00Z');

describeOnDatabase(
  'an account',
  (app) => {
    let places: TestPlaces;
    beforeAll(async () => {
      places = await testPlaces(app().db);
    });
    beforeEach(async () => {
      await app().db.deleteFrom('rate_limits').execute();
    });

    describe('signing up', () => {
      it('creates an account that can log in, with the names of its places [ACC-03] [API-01]', async () => {
        const form = signUpForm(places);
        await expect(app().call(signupUser, form)).resolves.toEqual([{ ResponseMsg: 'Saved Successfully' }]);
        const { answer, extras } = await app().callWithExtras(getUserLogin, {
          Email: form.EmailAddress.toUpperCase(),
          Password: PASSWORD,
        });
        expect(answer).toEqual([
          {
            ResponseMsg: 'Login Successfully',
            UserID: expect.any(Number),
            FirstName: 'Asha',
            LastName: 'Rao',
            EmailAddress: form.EmailAddress,
            MobileNo: '9876543210',
            AddressLineOne: '12 Lake View Road',
            CityID: places.bengaluru,
            CityName: 'Bengaluru',
            StateProvinceID: places.karnataka,
            StateName: 'Karnataka',
            CountryID: places.india,
            CountryName: 'India',
            PostalCode: '560001',
            ProfileVersion: 1,
          },
        ]);
        expect(extras.token).toMatch(/^[\w-]{43}$/);
      });

      it('reports that an address has an account, ignoring case [ACC-03]', async () => {
        const form = signUpForm(places);
        await app().call(signupUser, form);
        const again = app().call(signupUser, { ...form, EmailAddress: form.EmailAddress.toUpperCase() });
        await expect(again).resolves.toEqual([{ ResponseMsg: 'Email already exists' }]);
      });

      it('accepts -999, null and an absent field for a place that was not chosen [ACC-03]', async () => {
        for (const none of [-999, null, undefined]) {
          const form = signUpForm(places, { CityId: none, StateProvinceId: none, PostalCode: '', MobileNo: '' });
          await app().call(signupUser, form);
          const [user] = await app().call(getUserLogin, { Email: form.EmailAddress, Password: PASSWORD });
          expect(user).toMatchObject({ CityID: null, StateProvinceID: null, StateName: null });
        }
      });

      it.each([
        ['a short password', { Password: 'seven77' }, 'Password'],
        ['a password of 151', { Password: 'x'.repeat(151) }, 'Password'],
        ['no first name', { FirstName: '   ' }, 'FirstName'],
        ['a first name of 201', { FirstName: 'x'.repeat(201) }, 'FirstName'],
        ['a last name of 151', { LastName: 'x'.repeat(151) }, 'LastName'],
        ['an address of 601', { AddressLineOne: 'x'.repeat(601) }, 'AddressLineOne'],
        ['no e-mail address', { EmailAddress: 'asha@example' }, 'EmailAddress'],
        ['an e-mail address of 151', { EmailAddress: `${'x'.repeat(139)}@example.com` }, 'EmailAddress'],
        ['two e-mail addresses', { EmailAddress: 'a@example.com, b@example.com' }, 'EmailAddress'],
        ['a header in the e-mail address', { EmailAddress: 'a@example.com\r\nBcc: b@example.com' }, 'EmailAddress'],
        ['a character zero', { LastName: 'Rao\u0000' }, 'LastName'],
        ['no country', { CountryID: -999 }, 'CountryID'],
        ['an unknown country', { CountryID: 2_000_000_000 }, 'CountryID'],
        ['a state of nowhere', { StateProvinceId: 2_000_000_000, CityId: null }, 'StateProvinceId'],
        ['a country that is SQL', { CountryID: '1; drop table users' }, 'CountryID'],
      ])('refuses %s, naming the field [ACC-03] [API-03]', async (_case, wrong, field) => {
        const { status, problem } = await app().refused(signupUser, signUpForm(places, wrong));
        expect([status, problem.errors?.map((error) => error.path)]).toEqual([400, [field]]);
      });

      it('refuses a city of another state [ACC-03]', async () => {
        const { problem } = await app().refused(signupUser, signUpForm(places, { StateProvinceId: places.rajasthan }));
        expect(problem.errors?.[0]?.path).toBe('CityId');
      });

      it('answers a repeated request alike, and refuses its key for another request [CON-06] [API-01]', async () => {
        const form = signUpForm(places, { IdempotencyKey: randomUUID() });
        const saved = [{ ResponseMsg: 'Saved Successfully' }];
        await expect(app().call(signupUser, form)).resolves.toEqual(saved);
        await expect(app().call(signupUser, form)).resolves.toEqual(saved);
        for (const other of [{ LastName: 'Iyer' }, { Password: 'another-password' }, { EmailAddress: newEmail() }]) {
          const { status, problem } = await app().refused(signupUser, { ...form, ...other });
          expect([status, problem.code]).toEqual([409, 'idempotency-conflict']);
        }
      });

      it('creates one account for parallel requests [CON-06]', async () => {
        const form = signUpForm(places, { IdempotencyKey: randomUUID() });
        const answers = await Promise.all(Array.from({ length: 4 }, () => app().call(signupUser, form)));
        expect(answers).toEqual(Array(4).fill([{ ResponseMsg: 'Saved Successfully' }]));
        const rows = await app()
          .db.selectFrom('users')
          .select('user_id')
          .where('email_key', '=', form.EmailAddress)
          .execute();
        expect(rows).toHaveLength(1);
      });

      it('stores the password as argon2id, and nowhere in plain text [ACC-13]', async () => {
        const form = signUpForm(places, { IdempotencyKey: randomUUID() });
        await app().call(signupUser, form);
        const user = await app()
          .db.selectFrom('users')
          .selectAll()
          .where('email_key', '=', form.EmailAddress)
          .executeTakeFirstOrThrow();
        expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
        const keys = await app().db.selectFrom('idempotency_keys').selectAll().execute();
        expect(JSON.stringify([user, keys])).not.toContain(PASSWORD);
      });
    });

    describe('logging in', () => {
      it.each([
        ['a wrong password', (email: string) => ({ Email: email, Password: 'wrong-password' })],
        ['an unknown address', () => ({ Email: newEmail(), Password: PASSWORD })],
        ['an address that is SQL', () => ({ Email: "' or 1=1 --", Password: PASSWORD })],
      ])('answers %s with the same words and no token [ACC-01] [SEC-02]', async (_case, credentials) => {
        const { email } = await signedIn(app());
        const { answer, extras } = await app().callWithExtras(getUserLogin, credentials(email));
        expect(answer).toEqual([{ ResponseMsg: 'Incorrect email or password!' }]);
        expect(extras).toEqual({});
      });

      it('takes as long for an unknown address as for a wrong password [SEC-02]', async () => {
        const { email } = await signedIn(app());
        // Processor time, which other work on the machine does not lengthen.
        const timed = async (Email: string) => {
          const started = process.cpuUsage();
          await app().call(getUserLogin, { Email, Password: 'wrong-password' });
          return process.cpuUsage(started).user;
        };
        const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
        const known: number[] = [];
        const unknown: number[] = [];
        for (let round = 0; round < 7; round += 1) {
          known.push(await timed(email));
          unknown.push(await timed(newEmail()));
        }
        // Without the decoy hash an unknown address would be answered in a tenth of the time.
        expect(median(unknown)).toBeGreaterThan(median(known) * 0.4);
      });

      it('stops after ten attempts at one address in 15 minutes, known or not, and says when to retry [ACC-01] [API-03]', async () => {
        const { email } = await signedIn(app());
        for (const Email of [email, newEmail()]) {
          await app().db.deleteFrom('rate_limits').execute();
          for (let attempt = 0; attempt < 10; attempt += 1) {
            await app().call(getUserLogin, { Email, Password: 'wrong-password' });
          }
          const { status, headers } = await app().refused(getUserLogin, {
            Email: Email.toUpperCase(),
            Password: PASSWORD,
          });
          expect(status).toBe(429);
          expect(Number(headers['retry-after'])).toBeGreaterThan(14 * 60);
        }
      });

      it('stops after a hundred attempts from one origin, whatever the address [API-03] [SEC-02]', async () => {
        const window = { hits: 100, window_ends: new Date(moment.getTime() + 60_000) };
        await app().call(getUserLogin, { Email: newEmail(), Password: PASSWORD });
        await app().db.updateTable('rate_limits').set(window).where('key', 'like', 'login-origin:%').execute();
        const { status } = await app().refused(getUserLogin, { Email: newEmail(), Password: PASSWORD });
        expect(status).toBe(429);
      });

      it.each([
        ['no address', { Password: PASSWORD }, 'Email'],
        ['a character zero', { Email: 'asha\u0000@example.com', Password: PASSWORD }, 'Email'],
        ['an address of 201', { Email: 'x'.repeat(201), Password: PASSWORD }, 'Email'],
        ['a password of 151', { Email: 'asha@example.com', Password: 'x'.repeat(151) }, 'Password'],
        ['a password that is a list', { Email: 'asha@example.com', Password: ['a'] }, 'Password'],
      ])('refuses %s [ACC-01] [API-03]', async (_case, credentials, field) => {
        const { status, problem } = await app().refused(getUserLogin, credentials);
        expect([status, problem.errors?.[0]?.path]).toEqual([400, field]);
      });
    });

    describe('a session', () => {
      it('has a token that the database stores only as a hash [ACC-13]', async () => {
        const shopper = await signedIn(app());
        const sessions = await app().db.selectFrom('sessions').selectAll().execute();
        expect(JSON.stringify(sessions)).not.toContain(shopper.token);
        await expect(app().call(getCustomerOrderHistoryMaster, {}, shopper)).resolves.toEqual([]);
      });

      it('ends at logout, and only that one [ACC-13] [SH-13]', async () => {
        const phone = await signedIn(app());
        const { extras } = await app().callWithExtras(getUserLogin, { Email: phone.email, Password: PASSWORD });
        const laptop = { ...phone, token: String(extras.token) };
        await expect(app().call(logoutUser, {}, phone)).resolves.toEqual([{ ResponseMsg: 'Logout Successfully' }]);
        expect((await app().refused(logoutUser, {}, phone)).status).toBe(401);
        await app().call(getCustomerOrderHistoryMaster, {}, laptop);
      });

      it('expires after seven days, however much it is used [ACC-13]', async () => {
        const shopper = await signedIn(app());
        const begin = moment;
        try {
          for (const day of [1.9, 3.8, 5.7, 6.99]) {
            moment = new Date(begin.getTime() + day * DAY_MS);
            await app().call(getCustomerOrderHistoryMaster, {}, shopper);
          }
          moment = new Date(begin.getTime() + 7 * DAY_MS);
          const { status, problem } = await app().refused(getCustomerOrderHistoryMaster, {}, shopper);
          expect([status, problem.code]).toEqual([401, 'session-expired']);
        } finally {
          moment = begin;
        }
      });

      it('is refused with another person’s id [API-03] [SEC-02]', async () => {
        const [asha, ravi] = [await signedIn(app()), await signedIn(app())];
        const { status } = await app().refused(getCustomerOrderHistoryMaster, {}, { ...asha, userId: ravi.userId });
        expect(status).toBe(403);
      });

      it.each(['', ' ', '0', '01', '1e3'])('is refused with the UserID %j [API-03]', async (userId) => {
        const asha = await signedIn(app());
        expect((await app().refused(getCustomerOrderHistoryMaster, {}, { ...asha, userId })).status).toBe(403);
      });

      it('cannot be made from a token’s hash [ACC-13]', async () => {
        const shopper = await signedIn(app());
        const { token_hash } = await app()
          .db.selectFrom('sessions')
          .select('token_hash')
          .where('user_id', '=', Number(shopper.userId))
          .executeTakeFirstOrThrow();
        expect((await app().refused(logoutUser, {}, { ...shopper, token: token_hash })).status).toBe(401);
      });
    });
  },
  { now: () => moment },
);
