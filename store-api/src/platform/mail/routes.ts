import type { Api } from '../http/api.ts';
import { MORE } from '../jobs.ts';
import { DAY_MS } from '../time.ts';
import type { ChooseAddressee } from './addressee.ts';
import { forgetMails, rememberedMails } from './forget-mails.ts';
import type { MailKind } from './mail-kind.ts';
import { observeMails } from './mail-metrics.ts';
import { serveMark } from './mark.ts';
import { giveUpAbandoned, LANES, sendNext } from './send-mails.ts';
import { serveStoredMails } from './stored-mails.ts';
import { createTransport } from './transport.ts';

const SEND_EVERY_MS = 2000;
const FIND_ABANDONED_EVERY_MS = 30_000;
const FORGET_EVERY_MS = 60 * 60_000;

export function mailRoutes(api: Api, kinds: readonly MailKind[], chooseAddressee: ChooseAddressee): void {
  const { db, settings, now, http } = api;
  const transport = createTransport(settings);
  http.addHook('onClose', () => transport.close());
  observeMails(api.metrics.registry, db, now);
  const room = { db, transport, kinds, chooseAddressee, settings, now, log: http.log };
  api.jobs.push(
    ...LANES.map((lane) => ({
      name: `send-mails-${lane}`,
      everyMs: SEND_EVERY_MS,
      // A round is one mail, so that a process that is to stop waits for no more than that.
      run: async () => ((await sendNext(room, lane)) ? MORE : null),
    })),
    {
      name: 'find-abandoned-mails',
      everyMs: FIND_ABANDONED_EVERY_MS,
      byOne: true,
      run: () => giveUpAbandoned(room),
    },
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
  serveMark(api);
  if (settings.mail.smtpUrl === null) serveStoredMails(api, kinds);
}
