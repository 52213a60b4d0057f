import type { Api } from '../platform/api.ts';
import { serveKeptMails } from './kept-mails.ts';
import { sendMails } from './send-mails.ts';
import { createTransport } from './transport.ts';

const EVERY_MS = 2000;

/** Sends what is in the outbox; without SMTP_URL the mails can be read on a page of this machine. */
export function mailRoutes(api: Api): void {
  const { db, settings, now, http } = api;
  const transport = createTransport(settings);
  api.jobs.push({
    name: 'send-mails',
    everyMs: EVERY_MS,
    run: () => sendMails({ db, transport, store: settings.store, origin: settings.publicOrigin, now, log: http.log }),
  });
  if (settings.mail.smtpUrl === null) serveKeptMails(api);
}
