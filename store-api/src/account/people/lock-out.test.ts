import { deleteMyAccount } from 'shared-contracts/api/delete-my-account';
import { Envelope } from 'shared-contracts/api/envelope';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { validateEmailSendOtp } from 'shared-contracts/api/validate-email-send-otp';
import { validateOtpChangePassword } from 'shared-contracts/api/validate-otp-change-password';
import * as v from 'valibot';
import { codeIn, emptyOutbox } from '../../testing/empty-outbox.ts';
import { newEmail, PASSWORD, signedIn } from '../../testing/shop-floor.ts';
import { describeOnEachDatabase } from '../../testing/test-app.ts';
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

const Told = v.pipe(v.array(v.object({ ResponseMsg: v.string() })), v.minLength(1));

describeOnEachDatabase(
  'whoever guesses does not shut out',
  (app) => {
    beforeEach(async () => {
      moment = BEGIN;
      for (const table of ['rate_limits', 'mails', 'password_codes', 'login_origins'] as const) {
        await app().db.deleteFrom(table).execute();
      }
    });

    /** What a call tells when it comes from somewhere: its ResponseMsg, or the status of a refusal. */
    async function told(
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
      const [first] = v.parse(Told, JSON.parse(v.parse(Envelope, response.json()).data));
      return first?.ResponseMsg ?? '';
    }
    const logsIn = (email: string, from: string, Password = PASSWORD) =>
      told(getUserLogin, { Email: email, Password }, from);
    const asks = (email: string, from: string) => told(validateEmailSendOtp, { EmailAddress: email }, from);
    const tries = (email: string, Otp: string, from: string) =>
      told(validateOtpChangePassword, { EmailAddress: email, Otp, NewPassword: NEW_PASSWORD }, from);
    const lastCode = async () => codeIn((await emptyOutbox(app(), () => moment)).at(-1));
    const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
    const WRONG = 'Incorrect email or password!';
    const IN = 'Login Successfully';
    const CHANGED = 'Password Changed Successfully';

    async function guessUntilRefused(email: string, from: string) {
      for (let guess = 0; guess < 10; guess += 1) expect(await logsIn(email, from, 'a wrong guess')).toBe(WRONG);
      expect(await logsIn(email, from, 'a wrong guess')).toBe(429);
    }

    // Ten wrong guesses in a quarter of an hour, from anywhere, and the shopper could not log in either, for ever.
    it('a shopper who comes from where they have logged in before [SEC-02] [ACC-01]', async () => {
      const { email } = await signedIn(app());
      await guessUntilRefused(email, THIEF);
      expect(await logsIn(email, HOME)).toBe(IN);
      // The password alone does not help a stranger over the limit.
      for (const stranger of [CAFE, THIEF]) expect(await logsIn(email, stranger)).toBe(429);
    }, 30_000);

    it('but even there ten guesses are all [SEC-02] [API-03]', async () => {
      const { email } = await signedIn(app());
      await guessUntilRefused(email, HOME);
      expect(await logsIn(email, HOME)).toBe(429);
      // Nor do they shut out anybody elsewhere.
      expect(await logsIn(email, CAFE)).toBe(IN);
    }, 30_000);

    // A new password freed the address, and the guesser had it locked again before the shopper had typed it.
    it('a shopper who has set a new password with a mailed code, wherever they are [SEC-02] [ACC-07]', async () => {
      const { email } = await signedIn(app());
      await guessUntilRefused(email, THIEF);
      await asks(email, CAFE);
      expect(await tries(email, await lastCode(), CAFE)).toBe(CHANGED);
      await guessUntilRefused(email, THIEF);
      expect(await logsIn(email, CAFE, NEW_PASSWORD)).toBe(IN);
    }, 30_000);

    it('and who had the old password is a stranger after that [SEC-02] [ACC-07]', async () => {
      const { email } = await signedIn(app());
      expect(await logsIn(email, THIEF)).toBe(IN);
      await asks(email, CAFE);
      await tries(email, await lastCode(), CAFE);
      await guessUntilRefused(email, THIEF);
      expect(await logsIn(email, '203.0.113.67', 'a wrong guess')).toBe(429);
    }, 30_000);

    it.each([
      ['a code that was mailed to a shopper', 5, 1, CHANGED],
      ['nor do two who guess', 5, 2, CHANGED],
      ['but fifteen tries in all are the end of it', 5, 3, 'Invalid or expired code'],
    ])(
      '%s [SEC-02] [ACC-07]',
      async (_case, guesses, guessers, outcome) => {
        const { email } = await signedIn(app());
        await asks(email, HOME);
        const code = await lastCode();
        for (const from of strangers(guessers)) {
          for (let guess = 0; guess < guesses; guess += 1) {
            expect(await tries(email, otherThan(code), from)).toBe('Invalid or expired code');
          }
          // Its five are used up: even the right one does not help.
          expect(await tries(email, code, from)).toBe('Invalid or expired code');
        }
        expect(await tries(email, code, HOME)).toBe(outcome);
      },
      30_000,
    );

    it('and a whole network of IPv6 addresses guesses as one [SEC-02] [ACC-07]', async () => {
      const { email } = await signedIn(app());
      await asks(email, HOME);
      const code = await lastCode();
      for (let host = 1; host <= 16; host += 1) await tries(email, otherThan(code), `2001:db8:0:7::${host}`);
      expect(await tries(email, code, HOME)).toBe(CHANGED);
    }, 30_000);

    // Ten codes asked for by a stranger, and the shopper could have none until tomorrow.
    it('a shopper whose codes of the day a stranger asks for [SEC-02] [ACC-07]', async () => {
      const { email } = await signedIn(app());
      for (let hour = 0; hour < 3; hour += 1) {
        for (let ask = 0; ask < 6; ask += 1) await asks(email, THIEF);
        later(60);
      }
      expect(await asks(email, THIEF)).toBe(429);
      expect(await asks(email, CAFE)).toBe('If this address has an account, a code is on its way');
      expect(await tries(email, await lastCode(), CAFE)).toBe(CHANGED);
    }, 30_000);

    it('and all strangers together have thirty codes a day mailed to an address [SEC-02] [ACC-07]', async () => {
      const { email } = await signedIn(app());
      for (let hour = 0; hour < 6; hour += 1) {
        for (const from of strangers(5)) expect(await asks(email, from)).not.toBe(429);
        later(60);
      }
      expect(await asks(email, CAFE)).toBe(429);
      later(18 * 60);
      expect(await asks(email, CAFE)).not.toBe(429);
    }, 30_000);

    it('and in an hour whose codes a stranger has asked for, the last of them works [SEC-02] [ACC-07]', async () => {
      const { email } = await signedIn(app());
      for (let ask = 0; ask < 5; ask += 1) await asks(email, THIEF);
      const code = await lastCode();
      expect(await asks(email, HOME)).toBe(429);
      expect(await tries(email, code, HOME)).toBe(CHANGED);
    }, 30_000);

    describe('and where a shopper has logged in from', () => {
      const kept = () => app().db.selectFrom('login_origins').selectAll().execute();

      it('is kept as a hash, once each, and for ninety days [SEC-02] [ACC-14]', async () => {
        const { email, userId } = await signedIn(app());
        await logsIn(email, CAFE);
        await logsIn(email, CAFE);
        const rows = await kept();
        expect(rows.map((row) => row.user_id)).toEqual([userId, userId]);
        for (const { origin_hash } of rows) expect(origin_hash).toMatch(/^[0-9a-f]{64}$/);
        later(89 * 24 * 60);
        await logsIn(email, CAFE);
        later(24 * 60);
        await loginOrigins(app().db, () => moment).forgetOld();
        expect(await kept()).toHaveLength(1);
        await guessUntilRefused(email, THIEF);
        expect(await logsIn(email, HOME)).toBe(429);
        expect(await logsIn(email, CAFE)).toBe(IN);
      }, 30_000);

      it('is not kept of who only tried, nor of an address without an account [SEC-02]', async () => {
        const { email } = await signedIn(app());
        await logsIn(email, THIEF, 'a wrong guess');
        await logsIn(newEmail(), THIEF);
        await tries(newEmail(), '123456', THIEF);
        expect(await kept()).toHaveLength(1);
      }, 30_000);

      it('goes with the account [ACC-14]', async () => {
        const shopper = await signedIn(app());
        await app().call(deleteMyAccount, { Password: PASSWORD }, shopper);
        await loginOrigins(app().db, () => moment).remember(shopper.email, HOME);
        expect(await kept()).toEqual([]);
      });
    });
  },
  { now: () => moment },
);
