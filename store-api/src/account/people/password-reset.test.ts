import { getProfile } from 'shared-contracts/api/get-profile';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { validateEmailSendOtp } from 'shared-contracts/api/validate-email-send-otp';
import { validateOtpChangePassword } from 'shared-contracts/api/validate-otp-change-password';
import type { OutgoingMail, SendResult } from '../../platform/mail/transport.ts';
import { codeFor, codeIn, emptyOutbox, mailOf } from '../../testing/empty-outbox.ts';
import { newEmail, PASSWORD, signedIn } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';
import { passwordChanged, passwordCode } from './password-mails.ts';

const NEW_PASSWORD = 'dal-makhani-1947';
const BEGIN = new Date('2026-11-21T06:00:00Z');
let moment = BEGIN;
const later = (minutes: number) => {
  moment = new Date(moment.getTime() + minutes * 60_000);
};

describeOnDatabase(
  'a new password by mail',
  (app) => {
    beforeEach(async () => {
      moment = BEGIN;
      for (const table of ['rate_limits', 'mails', 'password_codes'] as const) {
        await app().db.deleteFrom(table).execute();
      }
    });

    const post = (answer?: (mail: OutgoingMail) => SendResult) => emptyOutbox(app(), () => moment, answer);
    const request = (EmailAddress: string, more = {}) => app().call(validateEmailSendOtp, { EmailAddress, ...more });
    async function mailedCode(email: string): Promise<string> {
      await request(email);
      return codeFor(await post(), email.toLowerCase());
    }
    async function change(EmailAddress: string, Otp: string, NewPassword = NEW_PASSWORD) {
      const [answer] = await app().call(validateOtpChangePassword, { EmailAddress, Otp, NewPassword });
      return answer?.ResponseMsg;
    }
    async function logsIn(Email: string, Password: string) {
      const [answer] = await app().call(getUserLogin, { Email, Password });
      return answer?.ResponseMsg === 'Login Successfully';
    }
    const other = (code: string) => (code === '000000' ? '000001' : '000000');
    const codes = () => app().db.selectFrom('password_codes').selectAll().execute();
    const mails = () => app().db.selectFrom('mails').selectAll().orderBy('mail_id').execute();

    it('is set with the mailed code: the old one no longer works, and every session has ended [ACC-07] [ACC-13]', async () => {
      const asha = await signedIn(app());
      const ravi = await signedIn(app());
      const code = await mailedCode(asha.email.toUpperCase());
      expect(await change(asha.email, code)).toBe('Password Changed Successfully');
      expect((await app().refused(getProfile, {}, asha)).status).toBe(401);
      await app().call(getProfile, {}, ravi);
      expect(await logsIn(asha.email, PASSWORD)).toBe(false);
      expect(await logsIn(asha.email, NEW_PASSWORD)).toBe(true);
    });

    it('is confirmed by mail, with the time in India and what to do [ACC-07]', async () => {
      const { email } = await signedIn(app());
      const code = await mailedCode(email);
      later(2);
      await change(email, code);
      const notice = mailOf(await post(), passwordChanged, email);
      expect(notice).toMatchObject({ to: email, subject: 'Your password was changed' });
      expect(notice?.text).toContain('21 Nov 2026, 11:32 am IST');
      expect(notice?.text).toContain('https://store.example/ResetPassword');
    });

    it('comes with a code that is in the body of the mail and nowhere else [ACC-07] [ACC-13]', async () => {
      const { email } = await signedIn(app());
      await request(email);
      const mail = mailOf(await post(), passwordCode, email);
      const code = codeIn(mail);
      expect(mail).toMatchObject({ to: email, subject: 'Your code for a new password' });
      expect(mail?.html).toContain(code);
      expect(mail?.text).toContain('until 21 Nov 2026, 11:40 am IST');
      const stored = await mails();
      expect(stored.map((row) => row.state)).toEqual(['sent']);
      expect(JSON.stringify([stored, await codes()])).not.toContain(code);
      expect((await codes())[0]?.code_hash).toMatch(/^\$argon2id\$/);
    });

    it('has mails in Arabic when it was requested in Arabic [ACC-07] [SH-15]', async () => {
      const { email } = await signedIn(app());
      await request(email, { LanguageCode: 'ar' });
      const mail = mailOf(await post(), passwordCode, email);
      expect(mail?.subject).toBe('رمز تعيين كلمة مرور جديدة');
      expect(mail?.html).toContain('dir="rtl"');
      await change(email, codeIn(mail));
      expect(mailOf(await post(), passwordChanged, email)?.subject).toBe('تم تغيير كلمة مرورك');
    });

    it('shows a developer without a mail server where the code is, not the code [ACC-07] [SEC-02]', async () => {
      const { email } = await signedIn(app());
      const code = await mailedCode(email);
      const [mail] = await mails();
      const page = await app().http.inject({ url: `/api/dev/mail/${mail?.mail_id}` });
      expect(page.body).toContain(`DATA_DIR/mail/${mail?.mail_key}.eml`);
      expect(page.body).not.toContain(code);
    });

    describe('a code', () => {
      it('works once [ACC-07]', async () => {
        const { email } = await signedIn(app());
        const code = await mailedCode(email);
        await change(email, code);
        expect(await change(email, code, 'another-password')).toBe('Invalid or expired code');
        expect(await logsIn(email, NEW_PASSWORD)).toBe(true);
      });

      it('works once for two tabs that use it at the same time [ACC-07]', async () => {
        const { email } = await signedIn(app());
        const code = await mailedCode(email);
        const messages = await Promise.all([
          change(email, code, 'first-password'),
          change(email, code, 'second-password'),
        ]);
        expect(messages.toSorted()).toEqual(['Invalid or expired code', 'Password Changed Successfully']);
        const winner = messages[0] === 'Password Changed Successfully' ? 'first-password' : 'second-password';
        expect(await logsIn(email, winner)).toBe(true);
        expect((await mails()).filter((mail) => mail.template === 'password-changed')).toHaveLength(1);
      });

      it('works for ten minutes and no longer [ACC-07]', async () => {
        const { email } = await signedIn(app());
        const code = await mailedCode(email);
        later(10);
        expect(await change(email, code)).toBe('Invalid or expired code');
        moment = new Date(moment.getTime() - 1);
        expect(await change(email, code)).toBe('Password Changed Successfully');
      });

      it('is ended by a newer one [ACC-07]', async () => {
        const { email } = await signedIn(app());
        const first = await mailedCode(email);
        const second = await mailedCode(email);
        expect(second).toMatch(/^\d{6}$/);
        if (first !== second) expect(await change(email, first)).toBe('Invalid or expired code');
        expect(await change(email, second)).toBe('Password Changed Successfully');
      });

      it('allows four wrong tries, and no fifth [ACC-07] [SEC-02]', async () => {
        for (const [wrongTries, outcome] of [
          [4, 'Password Changed Successfully'],
          [5, 'Invalid or expired code'],
        ] as const) {
          const { email } = await signedIn(app());
          const code = await mailedCode(email);
          for (let each = 0; each < wrongTries; each += 1) {
            expect(await change(email, other(code))).toBe('Invalid or expired code');
          }
          expect(await change(email, code)).toBe(outcome);
        }
      });

      // Parallel guesses must not all be compared before the first is counted.
      it('is used up by ten parallel guesses, of which five were compared [ACC-07] [SEC-02]', async () => {
        const { email } = await signedIn(app());
        const code = await mailedCode(email);
        await Promise.all(Array.from({ length: 10 }, () => change(email, other(code))));
        expect((await codes()).map((row) => row.tries)).toEqual([5]);
        expect(await change(email, code)).toBe('Invalid or expired code');
        expect(await logsIn(email, PASSWORD)).toBe(true);
      });

      it('opens only the account of the address it was sent to [ACC-07] [SEC-02]', async () => {
        const [asha, ravi] = [await signedIn(app()), await signedIn(app())];
        await request(asha.email);
        await request(ravi.email);
        const sent = await post();
        const codeOf = ({ email }: { email: string }) => codeFor(sent, email);
        const [ashas, ravis] = [codeOf(asha), codeOf(ravi)];
        expect([ashas, ravis]).not.toContain('no code');
        if (ashas !== ravis) expect(await change(ravi.email, ashas)).toBe('Invalid or expired code');
        expect(await logsIn(ravi.email, PASSWORD)).toBe(true);
      });

      it('does not exist before its mail is sent [ACC-07]', async () => {
        const { email } = await signedIn(app());
        await request(email);
        expect((await codes()).map((row) => [row.user_id, row.code_hash])).toEqual([[null, null]]);
        expect(await change(email, '000000')).toBe('Invalid or expired code');
      });
    });

    describe('its mail', () => {
      it('carries a new code at each retry, which ends the previous one [ACC-07]', async () => {
        const { email } = await signedIn(app());
        await request(email);
        const [refused] = await post(() => ({ result: 'not-sent', fault: 'busy' }));
        later(1);
        const arrived = mailOf(await post(), passwordCode, email);
        expect(arrived?.key).toBe(refused?.key);
        if (codeIn(refused) !== codeIn(arrived)) {
          expect(await change(email, codeIn(refused))).toBe('Invalid or expired code');
        }
        expect(await change(email, codeIn(arrived))).toBe('Password Changed Successfully');
      });

      it('is given up when the code has expired or a newer one was requested [ACC-07]', async () => {
        const { email } = await signedIn(app());
        await request(email);
        await request(email);
        expect(await post()).toHaveLength(1);
        expect((await mails()).map((mail) => mail.state)).toEqual(['given-up', 'sent']);
        const late = await signedIn(app());
        await request(late.email);
        later(10);
        expect(await post()).toEqual([]);
        expect((await mails()).at(-1)).toMatchObject({ state: 'given-up', recipient: late.email });
      });

      it('is sent once by several processes, with a code that works [ACC-07] [API-05]', async () => {
        const { email } = await signedIn(app());
        await request(email);
        const sent = (await Promise.all([post(), post(), post()])).flat();
        expect(sent).toHaveLength(1);
        expect(await change(email, codeFor(sent, email))).toBe('Password Changed Successfully');
      });

      it('goes to the account’s own address, and not to an address without an account [ACC-07] [SEC-02]', async () => {
        const { email } = await signedIn(app());
        await request(email.toUpperCase());
        await request(newEmail());
        expect((await post()).map((mail) => mail.to)).toEqual([email]);
        expect(await mails()).toHaveLength(1);
      });
    });

    it('unlocks an address that was locked by wrong passwords [ACC-01] [ACC-07]', async () => {
      const { email } = await signedIn(app());
      for (let attempt = 0; attempt < 10; attempt += 1) await logsIn(email, 'wrong-password');
      expect((await app().refused(getUserLogin, { Email: email, Password: PASSWORD })).status).toBe(429);
      await change(email, await mailedCode(email));
      expect(await logsIn(email, NEW_PASSWORD)).toBe(true);
    });

    it('proves the person’s e-mail address [ACC-14]', async () => {
      const { email, userId } = await signedIn(app());
      await change(email, await mailedCode(email));
      const user = await app()
        .db.selectFrom('users')
        .select('email_proven_at')
        .where('user_id', '=', Number(userId))
        .executeTakeFirstOrThrow();
      expect(user.email_proven_at).toEqual(moment);
    });

    it.each([
      ['no e-mail address', { EmailAddress: 'asha' }, 'EmailAddress'],
      ['a header in the address', { EmailAddress: 'a@example.com\r\nBcc: b@example.com' }, 'EmailAddress'],
      ['a code of five digits', { Otp: '12345' }, 'Otp'],
      ['a code of seven digits', { Otp: '1234567' }, 'Otp'],
      ['a code that is a list', { Otp: ['123456'] }, 'Otp'],
      ['digits of another script', { Otp: '١٢٣٤٥٦' }, 'Otp'],
      ['a short password', { NewPassword: 'seven77' }, 'NewPassword'],
      ['a password of 151', { NewPassword: 'x'.repeat(151) }, 'NewPassword'],
    ])('refuses %s [ACC-07] [API-03]', async (_case, wrong, field) => {
      const given = { EmailAddress: 'asha@example.com', Otp: '123456', NewPassword: NEW_PASSWORD, ...wrong };
      const { status, problem } = await app().refused(validateOtpChangePassword, given);
      expect([status, problem.errors?.map((error) => error.path)]).toEqual([400, [field]]);
    });
  },
  { now: () => moment },
);
