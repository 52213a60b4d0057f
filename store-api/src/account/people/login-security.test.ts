import { changePassword } from 'shared-contracts/api/change-password';
import { endAllSessions } from 'shared-contracts/api/end-all-sessions';
import { endSession } from 'shared-contracts/api/end-session';
import { getLoginSecurity } from 'shared-contracts/api/get-login-security';
import { getProfile } from 'shared-contracts/api/get-profile';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { signupUser } from 'shared-contracts/api/signup-user';
import { validateEmailSendOtp } from 'shared-contracts/api/validate-email-send-otp';
import { validateOtpChangePassword } from 'shared-contracts/api/validate-otp-change-password';
import { codeFor, emptyOutbox } from '../../testing/empty-outbox.ts';
import { testPlaces } from '../../testing/places.ts';
import { PASSWORD, signedIn, signUpForm } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase } from '../../testing/test-app.ts';

const HOUR_MS = 60 * 60_000;
const NEW_PASSWORD = 'nimbu-pani-2026';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
let moment = new Date();

describeOnDatabase(
  'how a person logs in',
  (app) => {
    let asha: Credentials & { readonly email: string };
    beforeEach(async () => {
      moment = new Date();
      await app().db.deleteFrom('rate_limits').execute();
      asha = await signedIn(app());
    });

    async function logInFrom(userAgent: string): Promise<Credentials> {
      const answer = await app().http.inject({
        method: 'POST',
        url: getUserLogin.path,
        headers: { 'user-agent': userAgent },
        payload: { requestParameters: { Email: asha.email, Password: PASSWORD } },
      });
      return { token: answer.json().token, userId: asha.userId };
    }
    const isLive = async (as: Credentials) =>
      (
        await app().http.inject({
          method: 'POST',
          url: getProfile.path,
          headers: { token: as.token, userid: String(as.userId) },
          payload: { requestParameters: {} },
        })
      ).statusCode === 200;
    const sessions = async (as: Credentials) => (await app().call(getLoginSecurity, {}, as)).Sessions;

    it('shows every session, the present one marked, and ends one [ACC-16]', async () => {
      moment = new Date(moment.getTime() + HOUR_MS);
      const laptop = await logInFrom(FIREFOX);
      const listed = await sessions(laptop);
      expect(listed).toEqual([
        expect.objectContaining({ Browser: 'Firefox', System: 'Windows', IsCurrent: true }),
        expect.objectContaining({ IsCurrent: false }),
      ]);
      expect(await app().call(endSession, { SessionID: listed[1]?.SessionID }, laptop)).toEqual([
        { ResponseMsg: 'Session Ended' },
      ]);
      expect([await isLive(asha), await isLive(laptop)]).toEqual([false, true]);
    });

    it('is another person’s business: their session is not ended [ACC-16] [SEC-02]', async () => {
      const ravi = await signedIn(app());
      const [theirs] = await sessions(ravi);
      expect((await app().refused(endSession, { SessionID: theirs?.SessionID }, asha)).status).toBe(404);
      expect(await isLive(ravi)).toBe(true);
    });

    it('ends everywhere at once [ACC-16]', async () => {
      const laptop = await logInFrom(FIREFOX);
      await app().call(endAllSessions, {}, laptop);
      expect([await isLive(asha), await isLive(laptop)]).toEqual([false, false]);
    });

    it('ends by itself after two days without a request, not while it is used [ACC-16]', async () => {
      for (const _day of [1, 2, 3]) {
        moment = new Date(moment.getTime() + 47 * HOUR_MS);
        expect(await isLive(asha)).toBe(true);
      }
      moment = new Date(moment.getTime() + 48 * HOUR_MS);
      expect(await isLive(asha)).toBe(false);
    });

    it('writes that it was used once in minutes, not at every request [ACC-16]', async () => {
      const seen = async () =>
        (
          await app()
            .db.selectFrom('sessions')
            .select('last_seen_at')
            .where('user_id', '=', Number(asha.userId))
            .executeTakeFirstOrThrow()
        ).last_seen_at.getTime();
      const before = await seen();
      moment = new Date(moment.getTime() + 4 * 60_000);
      await isLive(asha);
      expect(await seen()).toBe(before);
      moment = new Date(moment.getTime() + 60_000);
      await isLive(asha);
      expect(await seen()).toBe(moment.getTime());
    });

    describe('a password', () => {
      it('is changed with the present one; every session ends and this browser gets a new one [ACC-16] [ACC-13]', async () => {
        const laptop = await logInFrom(FIREFOX);
        const change = { CurrentPassword: PASSWORD, NewPassword: NEW_PASSWORD };
        const { answer, extras } = await app().callWithExtras(changePassword, change, laptop);
        expect(answer).toEqual([{ ResponseMsg: 'Password Changed Successfully' }]);
        const renewed = { token: String(extras.token), userId: asha.userId };
        expect([await isLive(asha), await isLive(laptop), await isLive(renewed)]).toEqual([false, false, true]);
        const withNew = await app().call(getUserLogin, { Email: asha.email, Password: NEW_PASSWORD });
        expect(withNew[0]?.ResponseMsg).toBe('Login Successfully');
        const mails = await emptyOutbox(app(), () => new Date(moment.getTime() + 60_000));
        expect(mails.map(({ subject }) => subject)).toContain('Your password was changed');
      });

      it('is not changed without the present one, nor guessed with a stolen token [ACC-16] [SEC-02]', async () => {
        const guess = { CurrentPassword: `${PASSWORD}-wrong`, NewPassword: NEW_PASSWORD };
        for (let each = 0; each < 5; each += 1) {
          expect(await app().call(changePassword, guess, asha)).toEqual([{ ResponseMsg: 'Incorrect password!' }]);
        }
        const right = { CurrentPassword: PASSWORD, NewPassword: NEW_PASSWORD };
        expect((await app().refused(changePassword, right, asha)).status).toBe(429);
        expect(await isLive(asha)).toBe(true);
      });

      it('is set once by two changes at a time [ACC-16]', async () => {
        const change = (NewPassword: string) =>
          app()
            .call(changePassword, { CurrentPassword: PASSWORD, NewPassword }, asha)
            .then(
              ([row]) => row?.ResponseMsg,
              () => 'refused',
            );
        const outcomes = await Promise.all([change(NEW_PASSWORD), change(`${NEW_PASSWORD}-x`)]);
        expect(outcomes.filter((outcome) => outcome === 'Password Changed Successfully')).toHaveLength(1);
      });
    });

    describe('an easily guessed password', () => {
      const GUESSED = [
        ['sunshine1', 'Password too common'],
        ['AshaRao-2026', 'Password too personal'],
      ] as const;

      it.each(GUESSED)('%s is refused at sign-up [ACC-16] [SEC-02]', async (Password, ResponseMsg) => {
        const form = signUpForm(await testPlaces(app().db), { Password });
        expect(await app().call(signupUser, form)).toEqual([{ ResponseMsg }]);
        expect(await app().call(signupUser, { ...form, Password: NEW_PASSWORD })).toEqual([
          { ResponseMsg: 'Saved Successfully' },
        ]);
      });

      it.each(GUESSED)('%s is refused at a change [ACC-16] [SEC-02]', async (NewPassword, ResponseMsg) => {
        const change = { CurrentPassword: PASSWORD, NewPassword };
        expect(await app().call(changePassword, change, asha)).toEqual([{ ResponseMsg }]);
        expect(await isLive(asha)).toBe(true);
      });

      it.each(GUESSED)(
        '%s is refused at a reset, whose code stays valid [ACC-16] [ACC-07]',
        async (NewPassword, ResponseMsg) => {
          await emptyOutbox(app(), () => new Date(moment.getTime() + 60_000));
          await app().call(validateEmailSendOtp, { EmailAddress: asha.email });
          const mails = await emptyOutbox(app(), () => new Date(moment.getTime() + 60_000));
          const reset = { EmailAddress: asha.email, Otp: codeFor(mails, asha.email), NewPassword };
          expect(await app().call(validateOtpChangePassword, reset)).toEqual([{ ResponseMsg }]);
          expect(await app().call(validateOtpChangePassword, { ...reset, NewPassword: NEW_PASSWORD })).toEqual([
            { ResponseMsg: 'Password Changed Successfully' },
          ]);
        },
      );

      // Otherwise a wrong code with a guessed name would tell whose account it is.
      it('at a reset says nothing of the person without the code [ACC-07] [SEC-02]', async () => {
        const guess = { EmailAddress: asha.email, Otp: '000000', NewPassword: 'AshaRao-2026' };
        expect(await app().call(validateOtpChangePassword, guess)).toEqual([
          { ResponseMsg: 'Invalid or expired code' },
        ]);
      });
    });
  },
  { now: () => moment },
);
