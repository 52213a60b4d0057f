import { validateEmailSendOtp } from 'shared-contracts/api/validate-email-send-otp';
import { validateOtpChangePassword } from 'shared-contracts/api/validate-otp-change-password';
import { emptyOutbox } from '../../testing/empty-outbox.ts';
import { newEmail, signedIn } from '../../testing/shop-floor.ts';
import { describeOnDatabase } from '../../testing/test-app.ts';

const NEW_PASSWORD = 'dal-makhani-1947';
const BEGIN = new Date('2026-11-21T06:00:00Z');
let moment = BEGIN;
const later = (minutes: number) => {
  moment = new Date(moment.getTime() + minutes * 60_000);
};

describeOnDatabase(
  'a new password by mail reveals nothing about an address [ACC-07] [SEC-02]:',
  (app) => {
    beforeEach(async () => {
      moment = BEGIN;
      for (const table of ['rate_limits', 'mails', 'password_codes'] as const) {
        await app().db.deleteFrom(table).execute();
      }
    });

    const post = () => emptyOutbox(app(), () => moment);
    const request = (EmailAddress: string) => app().call(validateEmailSendOtp, { EmailAddress });
    async function change(EmailAddress: string, Otp: string) {
      const [answer] = await app().call(validateOtpChangePassword, { EmailAddress, Otp, NewPassword: NEW_PASSWORD });
      return answer?.ResponseMsg;
    }
    const codes = () => app().db.selectFrom('password_codes').selectAll().execute();
    const mails = () => app().db.selectFrom('mails').selectAll().orderBy('mail_id').execute();

    it('requests and tries are answered alike for known and unknown ones', async () => {
      const { email } = await signedIn(app());
      const unknown = newEmail();
      const responses = await Promise.all([email, unknown].map((each) => request(each)));
      expect(responses[1]).toEqual(responses[0]);
      await post();
      const tried = await Promise.all([email, unknown].map((each) => change(each, '123456')));
      expect(tried).toEqual(['Invalid or expired code', 'Invalid or expired code']);
    });

    it('a request writes the same rows but for the address', async () => {
      const { email } = await signedIn(app());
      const unknown = newEmail();
      const written = [];
      for (const each of [email, unknown]) {
        await request(each);
        const [{ mail_id, recipient, facts, mail_key, created_at, ...mail } = { mail_id: 0 }] = (await mails()).slice(
          -1,
        );
        const [{ password_code_id, address_hash, ...code } = { password_code_id: 0 }] = (await codes()).slice(-1);
        expect([recipient, mail_key]).toEqual([each, `password-code-${password_code_id}`]);
        expect([facts, mail_id > 0, address_hash]).toEqual([
          JSON.stringify({ codeId: password_code_id }),
          true,
          expect.stringMatching(/^[0-9a-f]{64}$/),
        ]);
        expect(created_at).toBeInstanceOf(Date);
        written.push([mail, code]);
      }
      expect(written[1]).toEqual(written[0]);
    });

    it('both have the same limits: five codes an hour, ten a day from one origin', async () => {
      const { email } = await signedIn(app());
      for (const each of [email, newEmail()]) {
        const refused = async (minutes: number) => {
          const { status, headers } = await app().refused(validateEmailSendOtp, { EmailAddress: each.toUpperCase() });
          expect(status).toBe(429);
          expect(Number(headers['retry-after'])).toBeGreaterThan(minutes * 60);
        };
        moment = BEGIN;
        for (let code = 0; code < 5; code += 1) await request(each);
        await refused(55);
        later(60);
        // The refused request counts.
        for (let code = 0; code < 4; code += 1) await request(each);
        later(60);
        await refused(21 * 60);
        later(22 * 60);
        await request(each);
        await app().db.deleteFrom('rate_limits').where('key', 'like', 'password-code-origin:%').execute();
      }
    });

    it('one origin is limited for all addresses together', async () => {
      await request(newEmail());
      await change(newEmail(), '123456');
      const full = { hits: 1000, window_ends: new Date(moment.getTime() + 60_000) };
      await app()
        .db.updateTable('rate_limits')
        .set(full)
        .where(({ or, eb }) =>
          or([eb('key', 'like', 'password-code-origin:%'), eb('key', 'like', 'password-try-origin:%')]),
        )
        .execute();
      const EmailAddress = newEmail();
      const attempt = { EmailAddress, Otp: '123456', NewPassword: NEW_PASSWORD };
      expect((await app().refused(validateEmailSendOtp, { EmailAddress })).status).toBe(429);
      expect((await app().refused(validateOtpChangePassword, attempt)).status).toBe(429);
    });
  },
  { now: () => moment },
);
