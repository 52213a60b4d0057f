import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { NewPassword } from 'shared-contracts/api/shapes/password';
import { signupUser } from 'shared-contracts/api/signup-user';
import { validateEmailSendOtp } from 'shared-contracts/api/validate-email-send-otp';
import { validateOtpChangePassword } from 'shared-contracts/api/validate-otp-change-password';
import * as v from 'valibot';
import { seededRandom } from '../../seed/large/seeded-random.ts';
import { codeFor, emptyOutbox } from '../../testing/empty-outbox.ts';
import { type TestPlaces, testPlaces } from '../../testing/places.ts';
import { signUpForm } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

/** Of a length, and not one part repeated, which would be easy to guess. */
const long = (letter: string, length: number) => `kadhai${letter.repeat(length)}`.slice(0, length);

/** From keyboards, password managers and non-Latin scripts; lengths are of the typed string. */
const ACCEPTED: readonly (readonly [string, string])[] = [
  ['8 characters', 'kadhai-4'],
  ['150 characters', long('x', 150)],
  ['150 characters that another keyboard sends as more', long('é'.normalize('NFC'), 150)],
  ['150 that normalise to fewer', long('e\u0301', 150)],
  ['letters that are two in one', long('ﬁ', 75)],
  ['blanks at both ends', '  kadhai paneer  '],
  ['a no-break space', 'kadhai\u00a0paneer'],
  ['emoji', '🪑🛋️🛏️🚪'],
  ['a family of joined emoji', '👩‍👩‍👧‍👦'],
  ['Hindi', 'कढ़ाई पनीर'],
  ['Arabic', 'كرسي خشبي'],
  ['full-width letters', 'ｋａｄｈａｉ－４２'],
  ['half a pair of surrogates', 'kadhai-\ud83e-42'],
  ['quotes and markup', `"><script>'--`],
];
const REFUSED: readonly (readonly [string, string])[] = [
  ['7 characters', 'kadhai4'],
  ['151 characters', 'x'.repeat(151)],
  ['8 that are compared as 4', 'e\u0301'.repeat(4)],
  ['150 that are compared as 2700', 'ﷺ'.repeat(150)],
  ['nothing', ''],
  ['a character zero', 'kadhai-\u0000-42'],
];
const FORMS = ['NFC', 'NFD', 'NFKC', 'NFKD'] as const;

describe('the rule for new passwords', () => {
  it('never accepts what login would refuse, for 4000 generated passwords [ACC-06]', () => {
    const random = seededRandom(7);
    const pieces = ['a', 'Z', '9', ' ', 'é', 'e\u0301', 'ﬁ', 'ﷺ', '한', '🛋️', '\u1f82', '\u0344', 'ｋ', '\u00a0'];
    let accepted = 0;
    for (let each = 0; each < 4000; each += 1) {
      const password = Array.from({ length: random.between(0, 160) }, () => random.oneOf(pieces)).join('');
      if (!v.is(NewPassword, password)) continue;
      accepted += 1;
      for (const form of FORMS) {
        const given = { Email: 'asha@example.com', Password: password.normalize(form) };
        expect([password, v.is(getUserLogin.request, given)]).toEqual([password, true]);
      }
    }
    expect(accepted).toBeGreaterThan(500);
  });
});

describeOnDatabase('a password', (app) => {
  let places: TestPlaces;
  beforeAll(async () => {
    places = await testPlaces(app().db);
  });
  beforeEach(async () => {
    await app().db.deleteFrom('rate_limits').execute();
    await app().db.deleteFrom('mails').execute();
  });

  const logIn = async (Email: string, Password: string) =>
    (await app().call(getUserLogin, { Email, Password }))[0]?.ResponseMsg;

  async function mailedCode(EmailAddress: string): Promise<string> {
    await app().call(validateEmailSendOtp, { EmailAddress });
    return codeFor(await emptyOutbox(app(), () => new Date(Date.now() + 1000)), EmailAddress);
  }

  it.each(ACCEPTED)(
    'of %s is taken by signup, reset and login, however it is spelt [ACC-06] [ACC-07]',
    async (_, Password) => {
      const form = signUpForm(places, { Password });
      await app().call(signupUser, form);
      for (const spelling of FORMS)
        expect(await logIn(form.EmailAddress, Password.normalize(spelling))).toBe('Login Successfully');
      expect(await logIn(form.EmailAddress, `${Password.slice(0, -1)}~`)).toBe('Incorrect email or password!');

      const other = signUpForm(places, { Password: 'an-earlier-password' });
      await app().call(signupUser, other);
      const { EmailAddress } = other;
      const Otp = await mailedCode(EmailAddress);
      const reset = await app().call(validateOtpChangePassword, { EmailAddress, Otp, NewPassword: Password });
      expect(reset).toEqual([{ ResponseMsg: 'Password Changed Successfully' }]);
      expect(await logIn(EmailAddress, Password)).toBe('Login Successfully');
    },
  );

  it.each(REFUSED)('of %s is refused by signup and reset alike [ACC-06] [ACC-07]', async (_, Password) => {
    const signup = await app().refused(signupUser, signUpForm(places, { Password }));
    const given = { EmailAddress: 'asha@example.com', Otp: '123456', NewPassword: Password };
    const reset = await app().refused(validateOtpChangePassword, given);
    const faults = [signup, reset].map(({ status, problem }) => [status, problem.errors?.map(({ path }) => path)]);
    expect(faults).toEqual([
      [400, ['Password']],
      [400, ['NewPassword']],
    ]);
  });
});
