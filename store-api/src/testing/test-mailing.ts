import { pino } from 'pino';
import { chooseAddressee } from '../account/people/choose-addressee.ts';
import { emailProofs } from '../account/people/email-proof.ts';
import { MAIL_KINDS } from '../mails.ts';
import type { Mailing } from '../platform/mail/mailing.ts';
import type { OutgoingMail, SendResult } from '../platform/mail/transport.ts';
import type { TestApp } from './test-app.ts';

export function testMailing(
  { db, settings }: Pick<TestApp, 'db' | 'settings'>,
  now: () => Date,
  send: (mail: OutgoingMail) => SendResult | Promise<SendResult>,
): Mailing {
  return {
    db,
    transport: { send: async (mail) => send(mail), forget: async () => {}, close: async () => {} },
    kinds: MAIL_KINDS,
    chooseAddressee: chooseAddressee(db, emailProofs(db, now), now),
    settings: { store: settings.store, publicOrigin: 'https://store.example' },
    now,
    log: pino({ level: 'silent' }),
  };
}
