import { allPages } from '../command-line/all-pages.ts';
import type { Command } from '../command-line/command.ts';
import { oneOf, recordIds, requireAll } from '../command-line/parameters.ts';
import { plain } from '../command-line/plain.ts';
import { transact } from '../database/transact.ts';

const STATES = ['waiting', 'sending', 'sent', 'unsure', 'given-up', 'held'] as const;
const LISTS = ['troubled', ...STATES] as const;

const list: Command = {
  name: 'mails list',
  parameters: `[${LISTS.join('|')}]`,
  summary: 'Mails that did not go out, or may not have (troubled), or the others.',
  async *run({ db }, parameters) {
    const requested = oneOf(parameters, LISTS);
    const states = requested === 'troubled' ? (['unsure', 'given-up'] as const) : ([requested] as const);
    yield* allPages({
      read: (after, limit) =>
        db
          .selectFrom('mails')
          .select(['mail_id', 'mail_key', 'state', 'attempts', 'fault', 'created_at'])
          .where('state', 'in', [...states])
          .where('mail_id', '>', after)
          .orderBy('mail_id')
          .limit(limit)
          .execute(),
      id: (mail) => mail.mail_id,
      lines: (mail) => {
        const fault = mail.fault === '' ? '' : `  ${plain(mail.fault)}`;
        return `${mail.mail_id}  ${mail.state}  ${mail.created_at.toISOString().slice(0, 10)}  ${mail.mail_key}  attempts: ${mail.attempts}${fault}`;
      },
      none: `No ${requested} mails.`,
    });
  },
};

const send: Command = {
  name: 'mails send',
  parameters: 'ID…',
  summary: 'Sends mails again that did not go out or may not have; the receiver may then have one twice.',
  async *run({ db, now }, parameters) {
    const ids = recordIds(parameters);
    await transact(db, async (trx) => {
      const again = await trx
        .updateTable('mails')
        .set({ state: 'waiting', attempts: 0, next_attempt_at: now() })
        .where('mail_id', 'in', ids)
        .where('state', 'in', ['unsure', 'given-up'])
        .where('recipient', '!=', '')
        .returning('mail_id')
        .execute();
      const found = again.map((mail) => mail.mail_id);
      requireAll(
        ids,
        found,
        (missing) => `Mail ${missing} is not one that could be sent again. 'mails list' shows those.`,
      );
    });
    for (const id of ids) yield `mail ${id}: waiting`;
  },
};

export const mailCommands: readonly Command[] = [list, send];
