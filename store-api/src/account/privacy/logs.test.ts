import { deleteMyAccount } from 'shared-contracts/api/delete-my-account';
import { exportMyData } from 'shared-contracts/api/export-my-data';
import { getCustomerOrderHistoryMaster } from 'shared-contracts/api/get-customer-order-history-master';
import { getOrderDetail } from 'shared-contracts/api/get-order-detail';
import { getUserLogin } from 'shared-contracts/api/get-user-login';
import { signupUser } from 'shared-contracts/api/signup-user';
import { validateEmailSendOtp } from 'shared-contracts/api/validate-email-send-otp';
import { validateOtpChangePassword } from 'shared-contracts/api/validate-otp-change-password';
import { sendMails } from '../../platform/mail/send-mails.ts';
import type { OutgoingMail } from '../../platform/mail/transport.ts';
import { testPlaces } from '../../testing/places.ts';
import { buy, PASSWORD, signUpForm, stockedProduct } from '../../testing/shop-floor.ts';
import { type Credentials, describeOnDatabase, type TestApp } from '../../testing/test-app.ts';
import { testMailing } from '../../testing/test-mailing.ts';
import { personalWords, wholePerson } from '../../testing/whole-person.ts';

const lines: string[] = [];
const logStream = { write: (line: string) => void lines.push(line) };

const WRONG_CODE = '123456';

/** Failures, each with a person's texts in it. */
async function mishaps(app: TestApp, as: Credentials, email: string): Promise<void> {
  await app.call(getUserLogin, { Email: email, Password: `${PASSWORD}-but-wrong` });
  await app.refused(signupUser, { ...signUpForm(await testPlaces(app.db)), EmailAddress: email, Password: 'short' });
  await app.call(validateEmailSendOtp, { EmailAddress: email });
  await app.call(validateOtpChangePassword, { EmailAddress: email, Otp: WRONG_CODE, NewPassword: 'another-secret-1' });
  await app.refused(exportMyData, {}, { token: as.token, userId: Number(as.userId) + 1 });
  const address = encodeURIComponent(email);
  const headers = {
    token: as.token,
    userid: String(as.userId),
    referer: `https://store.example/Login?from=${address}`,
  };
  for (const url of [
    `/api/v1/nowhere/${address}`,
    `/api/v1/common/download-digital-file/1/${address}?mail=${address}`,
  ]) {
    await app.http.inject({ method: 'GET', url, headers });
  }
  await app.http.inject({
    method: 'POST',
    url: signupUser.path,
    payload: `{"requestParameters": {"Email": "${email}"`,
  });
}

/** The token of a download link that has been followed. */
async function followDownload(app: TestApp, as: Credentials): Promise<string> {
  const guide = await stockedProduct(app.db, { price: 499, digital: true });
  await buy(app, as, [{ ProductId: guide, Quantity: 1 }]);
  const [order] = await app.call(getCustomerOrderHistoryMaster, {}, as);
  const { Items } = await app.call(getOrderDetail, { OrderNumber: order?.OrderNumber }, as);
  const { OrderItemID, DownloadToken = '' } = Items[0] ?? {};
  await app.http.inject({ method: 'GET', url: `/api/v1/common/download-digital-file/${OrderItemID}/${DownloadToken}` });
  return DownloadToken;
}

/** A mail server that names the receiver in its refusals, as real ones do. Returns the mails it received. */
async function refuseMails(app: TestApp): Promise<readonly OutgoingMail[]> {
  const refused: OutgoingMail[] = [];
  const room = testMailing(
    app,
    () => new Date(),
    (mail) => {
      refused.push(mail);
      return { result: 'not-sent', fault: `550 no such mailbox <${mail.to}>` };
    },
  );
  await sendMails({ ...room, log: app.http.log });
  return refused;
}

describeOnDatabase(
  'the log of everything that can be done in the store',
  (app) => {
    it('contains no personal data, also after failures [ACC-14]', async () => {
      const words = personalWords();
      const as = await wholePerson(app(), words);
      await mishaps(app(), as, words.email);
      const downloadToken = await followDownload(app(), as);
      const mails = await refuseMails(app());
      const codeMail = mails.find(({ subject }) => subject === 'Your code for a new password');
      const drawnCode = /^\d{6}$/m.exec(codeMail?.text ?? '')?.[0] ?? '';
      await app().call(deleteMyAccount, { Password: PASSWORD }, as);

      const log = lines.join('\n');
      expect(log.split('"msg":"request"').length).toBeGreaterThan(20);
      expect(log).toContain('mail not sent');
      // Every log contains the empty string, so a code or token that was never drawn fails too.
      const secrets = {
        ...words,
        token: as.token,
        password: PASSWORD,
        wrongCode: WRONG_CODE,
        drawnCode,
        downloadToken,
        newPassword: 'another-secret-1',
      };
      const leaked = Object.entries(secrets).filter(([, word]) =>
        [word, encodeURIComponent(word)].some((spelled) => log.toLowerCase().includes(spelled.toLowerCase())),
      );
      expect(leaked).toEqual([]);
    });
  },
  { logStream, environment: { LOG_LEVEL: 'trace' } },
);
