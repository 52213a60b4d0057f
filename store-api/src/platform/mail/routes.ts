import type { Api } from '../http/api.ts';
import { DAY_MS } from '../time.ts';
import type { ChooseAddressee } from './addressee.ts';
import { forgetMails, rememberedMails } from './forget-mails.ts';
import type { MailKind } from './mail-kind.ts';
import { observeMails } from './mail-metrics.ts';
import { sendMails } from './send-mails.ts';
import { serveStoredMails } from './stored-mails.ts';
import { createTransport } from './transport.ts';

const SEND_EVERY_MS = 2000;
const FORGET_EVERY_MS = 60 * 60_000;
export function mailRoutes(api: Api, kinds: readonly MailKind[], chooseAddressee: ChooseAddressee): void {
  const { db, settings, now, http } = api;
  const transport = createTransport(settings);
  http.addHook('onClose', () => transport.close());
  observeMails(api.metrics.registry, db, now);
  const room = { db, transport, kinds, chooseAddressee, settings, now, log: http.log };
  api.jobs.push(
    { name: 'send-mails', everyMs: SEND_EVERY_MS, run: () => sendMails(room) },
    {
      name: 'forget-mails',
      everyMs: FORGET_EVERY_MS,
      run: async () => {
        const before = new Date(now().getTime() - settings.retention.mailTexts * DAY_MS);
        await forgetMails(db, before);
        await transport.forget(before, rememberedMails(db));
      },
    },
  );
  if (settings.mail.smtpUrl === null) serveStoredMails(api, kinds);
}
