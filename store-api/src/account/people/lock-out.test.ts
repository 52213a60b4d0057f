import { deleteMyAccount } from 'shared-contracts/api/delete-my-account';
import { Envelope } from 'shared-contracts/api/envelope';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { validateEmailSendOtp } from 'shared-contracts/api/validate-email-send-otp';
import { validateOtpChangePassword } from 'shared-contracts/api/validate-otp-change-password';
import * as v from 'valibot';
import { codeFor, emptyOutbox } from '../../testing/empty-outbox.ts';
import { newEmail, PASSWORD, signedIn } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { loginOrigins } from './login-origins.ts';

const BEGIN = new Date('2026-11-21T06:00:00Z');
let moment = BEGIN;
const later = (minutes: number) => {
  moment = new Date(moment.getTime() + minutes * 60_000);
};

/** Where requests come from. A test's shopper signs in from HOME. */
const HOME = '127.0.0.1';
const CAFE = '198.51.100.7';
const THIEF = '203.0.113.66';
const strangers = (count: number) => Array.from({ length: count }, (_, each) => `203.0.113.${100 + each}`);
const NEW_PASSWORD = 'dal-makhani-1947';

const Messages = v.pipe(v.array(v.object({ ResponseMsg: v.string() })), v.minLength(1));

describeOnDatabase(
  'guesses by strangers',
  (app) => {
    beforeEach(async () => {
      moment = BEGIN;
      for (const table of ['rate_limits', 'mails', 'password_codes', 'login_origins'] as const) {
        await app().db.deleteFrom(table).execute();
      }
    });

    /** The ResponseMsg of a call from an origin, or the status of a refusal. */
    async function messageFrom(
      call: { readonly path: string },
      parameters: object,
      remoteAddress: string,
    ): Promise<string | number> {
      const response = await app().http.inject({
        method: 'POST',
        url: call.path,
        remoteAddress,
        payload: { requestParameters: parameters },
      });
      if (response.statusCode !== 200) return response.statusCode;
      const [first] = v.parse(Messages, JSON.parse(v.parse(Envelope, response.json()).data));
      return first?.ResponseMsg ?? '';
    }
    const logsIn = (email: string, from: string, Password = PASSWORD) =>
      messageFrom(getUserLogin, { Email: email, Password }, from);
    const requests = (email: string, from: string) => messageFrom(validateEmailSendOtp, { EmailAddress: email }, from);
    const tries = (email: string, Otp: string, from: string) =>
      messageFrom(validateOtpChangePassword, { EmailAddress: email, Otp, NewPassword: NEW_PASSWORD }, from);
    const lastCode = async (email: string) => codeFor(await emptyOutbox(app(), () => moment), email);
    const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
    const WRONG = 'Incorrect email or password!';
    const IN = 'Login Successfully';
    const CHANGED = 'Password Changed Successfully';

    async function guessUntilRefused(email: string, from: string) {
      for (let guess = 0; guess < 10; guess += 1) expect(await logsIn(email, from, 'a wrong guess')).toBe(WRONG);
      expect(await logsIn(email, from, 'a wrong guess')).toBe(429);
    }

    // Ten wrong guesses every quarter of an hour, from anywhere, locked the shopper out.
    it('do not lock out a shopper at an origin they have logged in from before [SEC-02] [ACC-01]', async () => {
      const { email } = await signedIn(app());
      await guessUntilRefused(email, THIEF);
      expect(await logsIn(email, HOME)).toBe(IN);
      // Even the right password does not help a stranger over the limit.
      for (const stranger of [CAFE, THIEF]) expect(await logsIn(email, stranger)).toBe(429);
    });

    it('from such an origin are limited to ten as well [SEC-02] [API-03]', async () => {
      const { email } = await signedIn(app());
      await guessUntilRefused(email, HOME);
      expect(await logsIn(email, HOME)).toBe(429);
      // They do not lock the shopper out elsewhere.
      expect(await logsIn(email, CAFE)).toBe(IN);
    });

    // A reset freed the address, but the guesser locked it again before the shopper had typed the new password.
    it('do not lock out a shopper after a reset, wherever they are [SEC-02] [ACC-07]', async () => {
      const { email } = await signedIn(app());
      await guessUntilRefused(email, THIEF);
      await requests(email, CAFE);
      expect(await tries(email, await lastCode(email), CAFE)).toBe(CHANGED);
      await guessUntilRefused(email, THIEF);
      expect(await logsIn(email, CAFE, NEW_PASSWORD)).toBe(IN);
    });

    it('include those by a thief of the old password after a reset [SEC-02] [ACC-07]', async () => {
      const { email } = await signedIn(app());
      expect(await logsIn(email, THIEF)).toBe(IN);
      await requests(email, CAFE);
      await tries(email, await lastCode(email), CAFE);
      await guessUntilRefused(email, THIEF);
      expect(await logsIn(email, '203.0.113.67', 'a wrong guess')).toBe(429);
    });

    it.each([
      ['by one do not use up a mailed code', 5, 1, CHANGED],
      ['by two do not use up a mailed code', 5, 2, CHANGED],
      ['use it up with fifteen tries in all', 5, 3, 'Invalid or expired code'],
    ])('%s [SEC-02] [ACC-07]', async (_case, guesses, guessers, outcome) => {
      const { email } = await signedIn(app());
      await requests(email, HOME);
      const code = await lastCode(email);
      for (const from of strangers(guessers)) {
        for (let guess = 0; guess < guesses; guess += 1) {
          expect(await tries(email, otherThan(code), from)).toBe('Invalid or expired code');
        }
        // Its five tries are used up: even the right code does not help.
        expect(await tries(email, code, from)).toBe('Invalid or expired code');
      }
      expect(await tries(email, code, HOME)).toBe(outcome);
    });

    it('from one IPv6 network count as one origin’s [SEC-02] [ACC-07]', async () => {
      const { email } = await signedIn(app());
      await requests(email, HOME);
      const code = await lastCode(email);
      for (let host = 1; host <= 16; host += 1) await tries(email, otherThan(code), `2001:db8:0:7::${host}`);
      expect(await tries(email, code, HOME)).toBe(CHANGED);
    });

    // After a stranger had requested ten codes, the shopper got none until the next day.
    it('do not use up the shopper’s codes of the day [SEC-02] [ACC-07]', async () => {
      const { email } = await signedIn(app());
      for (let hour = 0; hour < 3; hour += 1) {
        for (let request = 0; request < 6; request += 1) await requests(email, THIEF);
        later(60);
      }
      expect(await requests(email, THIEF)).toBe(429);
      expect(await requests(email, CAFE)).toBe('If this address has an account, a code is on its way');
      expect(await tries(email, await lastCode(email), CAFE)).toBe(CHANGED);
    });

    it('cause at most thirty mails a day to an address [SEC-02] [ACC-07]', async () => {
      const { email } = await signedIn(app());
      for (let hour = 0; hour < 6; hour += 1) {
        for (const from of strangers(5)) expect(await requests(email, from)).not.toBe(429);
        later(60);
      }
      expect(await requests(email, CAFE)).toBe(429);
      later(18 * 60);
      expect(await requests(email, CAFE)).not.toBe(429);
    });

    it('leave the last code working in an hour whose codes a stranger has requested [SEC-02] [ACC-07]', async () => {
      const { email } = await signedIn(app());
      for (let request = 0; request < 5; request += 1) await requests(email, THIEF);
      const code = await lastCode(email);
      expect(await requests(email, HOME)).toBe(429);
      expect(await tries(email, code, HOME)).toBe(CHANGED);
    });

    describe('and the origins of a shopper’s logins', () => {
      const stored = () => app().db.selectFrom('login_origins').selectAll().execute();

      it('are stored as hashes, once each, for ninety days [SEC-02] [ACC-14]', async () => {
        const { email, userId } = await signedIn(app());
        await logsIn(email, CAFE);
        await logsIn(email, CAFE);
        const rows = await stored();
        expect(rows.map((row) => row.user_id)).toEqual([userId, userId]);
        for (const { origin_hash } of rows) expect(origin_hash).toMatch(/^[0-9a-f]{64}$/);
        later(89 * 24 * 60);
        await logsIn(email, CAFE);
        later(24 * 60);
        await loginOrigins(app().db, () => moment).deleteExpired();
        expect(await stored()).toHaveLength(1);
        await guessUntilRefused(email, THIEF);
        expect(await logsIn(email, HOME)).toBe(429);
        expect(await logsIn(email, CAFE)).toBe(IN);
      });

      it('are not stored for failed logins or addresses without an account [SEC-02]', async () => {
        const { email } = await signedIn(app());
        await logsIn(email, THIEF, 'a wrong guess');
        await logsIn(newEmail(), THIEF);
        await tries(newEmail(), '123456', THIEF);
        expect(await stored()).toHaveLength(1);
      });

      it('are deleted with the account [ACC-14]', async () => {
        const shopper = await signedIn(app());
        await app().call(deleteMyAccount, { Password: PASSWORD }, shopper);
        await loginOrigins(app().db, () => moment).remember(shopper.email, HOME);
        expect(await stored()).toEqual([]);
      });
    });
  },
  { now: () => moment },
);
