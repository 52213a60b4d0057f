import { passwordCode } from '../account/people/password-mails.ts';
import type { MailKind } from '../platform/mail/mail-kind.ts';
import { sendMails } from '../platform/mail/send-mails.ts';
import type { OutgoingMail, SendResult } from '../platform/mail/transport.ts';
import type { TestApp } from './test-app.ts';
import { testMailing } from './test-mailing.ts';

/** One round of the outbox: what left it. */
export async function emptyOutbox(
  app: TestApp,
  now: () => Date,
  answer: (mail: OutgoingMail) => SendResult = () => ({ result: 'sent' }),
): Promise<OutgoingMail[]> {
  const handed: OutgoingMail[] = [];
  const room = testMailing(app, now, (mail) => {
    handed.push(mail);
    return answer(mail);
  });
  await sendMails(room);
  return handed;
}

/** The last mail of a kind to somebody: several leave at once, and a purchase or a login sends other mails too. */
export function mailOf<Facts, More>(
  mails: readonly OutgoingMail[],
  kind: Pick<MailKind<Facts, More>, 'template'>,
  to: string,
): OutgoingMail | undefined {
  return mails.findLast((mail) => mail.key.startsWith(`${kind.template}-`) && mail.to === to);
}

/** The code for a new password that was mailed last to somebody. */
export const codeFor = (mails: readonly OutgoingMail[], to: string) => codeIn(mailOf(mails, passwordCode, to));

/** The code for a new password that a mail carries. */
export function codeIn(mail: OutgoingMail | undefined): string {
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? 'no code';
}
