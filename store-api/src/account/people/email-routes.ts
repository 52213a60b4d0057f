import { randomUUID } from 'node:crypto';
import { confirmEmail } from 'shared-contracts/api/confirm-email';
import { sendEmailProof } from 'shared-contracts/api/send-email-proof';
import type { Api } from '../../platform/http/api.ts';
import { registerUserCall, responseMessage } from '../../platform/http/calls.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { emailProofs } from './email-proof.ts';
import { emailProof } from './email-proof-mail.ts';
import { PROOFS_A_DAY, PROOFS_PER_PERSON } from './limits.ts';
import { usersRepository } from './users-repository.ts';

/** Proves that a person receives mail at an address (SEC-08). */
export function emailRoutes(api: Api): void {
  const { db, limits, now, security } = api;
  const proofs = emailProofs(db, now);

  registerUserCall(api, sendEmailProof, async ({ user: { userId }, parameters: { LanguageCode: language } }) => {
    await limits.count(PROOFS_PER_PERSON, String(userId));
    await limits.count(PROOFS_A_DAY, String(userId));
    const { EmailAddress: to, FirstName: name } = await usersRepository(db).record(userId);
    const facts = { name, token: await proofs.token(userId, to) };
    const key = `${emailProof.template}-${randomUUID()}`;
    await queueMail(db, emailProof, { about: userId, key, to, userId, language, facts }, now());
    return responseMessage('On its way');
  });

  registerUserCall(api, confirmEmail, async ({ user: { userId }, parameters: { Token }, request }) => {
    if (await proofs.accept(userId, Token)) return responseMessage('Email confirmed');
    security.report('signature-refused', { detail: 'email-proof', person: userId, request });
    return responseMessage('Invalid or expired link');
  });
}
