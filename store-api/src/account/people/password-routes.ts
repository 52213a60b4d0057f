import { validateEmailSendOtp } from 'shared-contracts/api/validate-email-send-otp';
import { validateOtpChangePassword } from 'shared-contracts/api/validate-otp-change-password';
import { clientOrigin } from 'shared-contracts/server-kit/client-origin';
import { transact } from '../../platform/database/transact.ts';
import { emailKey } from '../../platform/email-key.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerCall, responseMessage } from '../../platform/http/calls.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { changePassword } from './change-password.ts';
import {
  CODE_TRIES_PER_ORIGIN,
  CODES_PER_ADDRESS,
  CODES_PER_ADDRESS_A_DAY,
  CODES_PER_ADDRESS_AND_ORIGIN_A_DAY,
  CODES_PER_ORIGIN,
  LOGIN_PER_ADDRESS,
} from './limits.ts';
import { loginOrigins, personAtOrigin } from './login-origins.ts';
import { requestCode } from './password-codes.ts';
import { passwordCode } from './password-mails.ts';

/** Resets a password with a mailed code (ACC-07). */
export function passwordRoutes(api: Api): void {
  const { db, limits, now, security } = api;
  const origins = loginOrigins(db, now);

  registerCall(
    api,
    validateEmailSendOtp,
    async ({ parameters: { EmailAddress: email, LanguageCode: language }, request }) => {
      await limits.count(CODES_PER_ADDRESS_AND_ORIGIN_A_DAY, personAtOrigin(email, clientOrigin(request.ip)));
      await limits.count(CODES_PER_ADDRESS, emailKey(email));
      await limits.count(CODES_PER_ADDRESS_A_DAY, emailKey(email));
      await transact(db, async (trx) => {
        const codeId = await requestCode(trx, { email, language }, now());
        const mail = { about: codeId, to: email, userId: null, language, facts: { codeId } };
        await queueMail(trx, passwordCode, mail, now());
      });
      security.report('reset-requested', { person: emailKey(email), request });
      return responseMessage('If this address has an account, a code is on its way');
    },
    { limit: CODES_PER_ORIGIN },
  );

  registerCall(
    api,
    validateOtpChangePassword,
    async ({ parameters: { EmailAddress: email, Otp: code, NewPassword: password }, request }) => {
      const origin = clientOrigin(request.ip);
      const { name: storeName } = api.settings.store;
      const outcome = await changePassword(db, { email, code, origin, password, storeName }, now());
      if (outcome === 'invalid-code') {
        security.report('reset-refused', { person: emailKey(email), request });
        return responseMessage('Invalid or expired code');
      }
      if (outcome !== 'changed') return responseMessage(outcome);
      security.report('password-changed', { detail: 'code', person: emailKey(email), request });
      await limits.forget(LOGIN_PER_ADDRESS, emailKey(email));
      await limits.forget(LOGIN_PER_ADDRESS, personAtOrigin(email, origin));
      // A guesser refills the address's limit at once; the owner's own limit lets them log in.
      await origins.remember(email, origin);
      return responseMessage('Password Changed Successfully');
    },
    { limit: CODE_TRIES_PER_ORIGIN, hashes: true },
  );
}
