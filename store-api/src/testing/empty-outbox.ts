import { sendMails } from '../platform/mail/send-mails.ts';
import type { OutgoingMail, SendResult } from '../platform/mail/transport.ts';
import { mailRoom } from './mail-room.ts';
import type { TestApp } from './test-app.ts';

/** One round of the outbox: what left it. */
export async function emptyOutbox(
  app: TestApp,
  now: () => Date,
  answer: (mail: OutgoingMail) => SendResult = () => ({ result: 'sent' }),
): Promise<OutgoingMail[]> {
  const handed: OutgoingMail[] = [];
  const room = mailRoom(app, now, (mail) => {
    handed.push(mail);
    return answer(mail);
  });
  await sendMails(room);
  return handed;
}

/** The code for a new password that a mail carries. */
export function codeIn(mail: OutgoingMail | undefined): string {
  return /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? 'no code';
}
