import type { FastifyBaseLogger } from 'fastify';
import type { Selectable } from 'kysely';
import type { Database, Db } from '../database/schema.ts';
import type { Settings } from '../settings/settings.ts';
import type { ChooseAddressee } from './addressee.ts';
import type { MailKind } from './mail-kind.ts';
import type { MailTransport } from './transport.ts';

export type Mail = Selectable<Database['mails']>;

/** What sending takes. */
export interface Mailing {
  readonly db: Db;
  readonly transport: MailTransport;
  readonly kinds: readonly MailKind[];
  readonly chooseAddressee: ChooseAddressee;
  readonly settings: Pick<Settings, 'store' | 'publicOrigin'>;
  readonly now: () => Date;
  readonly log: FastifyBaseLogger;
}

type Outcome = Partial<Pick<Mail, 'state' | 'fault' | 'next_attempt_at' | 'bounced_at'>> & { readonly sent_at?: Date };

/** Notes what became of a mail, unless another process has taken it over. */
export async function mark({ db }: Mailing, mail: Mail, outcome: Outcome): Promise<void> {
  await db
    .updateTable('mails')
    .set(outcome)
    .where('mail_id', '=', mail.mail_id)
    .where('state', 'in', ['waiting', 'sending'])
    .where('attempts', '=', mail.attempts)
    .execute();
}
