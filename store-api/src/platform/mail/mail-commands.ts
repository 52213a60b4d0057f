import { allRows } from '../command-line/all-rows.ts';
import { type Command, command } from '../command-line/command.ts';
import { RECORD_IDS, requireAll, unique } from '../command-line/parameters.ts';
import { transact } from '../database/transact.ts';

const STATES = ['waiting', 'sending', 'sent', 'unsure', 'given-up', 'held'] as const;
const LISTS = ['troubled', ...STATES] as const;

const list = command({
  name: 'mails list',
  summary: 'Mails that did not go out, or may not have (troubled), or the others.',
  words: { which: { about: 'Their state.', oneOf: LISTS, optional: true, default: 'troubled' } },
  examples: ['', 'waiting'],
  columns: { id: 'number', state: 'text', written: 'time', mail: 'text', attempts: 'number', fault: 'text' },
  async *run({ db }, { which: requested }) {
    const states = requested === 'troubled' ? (['unsure', 'given-up'] as const) : ([requested] as const);
    yield* allRows({
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
      row: ({ mail_id, created_at, mail_key, ...mail }) => ({
        ...mail,
        id: mail_id,
        written: created_at,
        mail: mail_key,
      }),
      none: `No ${requested} mails.`,
    });
  },
});

const send = command({
  name: 'mails send',
  summary: 'Sends mails that are held, did not go out or may not have; the receiver may then have one twice.',
  words: { id: RECORD_IDS },
  examples: ['12 13'],
  dryRun: 'transaction',
  async *run({ db, now }, { id }) {
    const ids = unique(id);
    await transact(db, async (trx) => {
      const again = await trx
        .updateTable('mails')
        .set({ state: 'waiting', attempts: 0, next_attempt_at: now(), released_at: now(), bounced_at: null, fault: '' })
        .where('mail_id', 'in', [...ids])
        .where('state', 'in', ['unsure', 'given-up', 'held'])
        .where('recipient', '!=', '')
        .returning('mail_id')
        .execute();
      const found = again.map((mail) => mail.mail_id);
      requireAll(
        ids,
        found,
        (missing) =>
          `Mail ${missing} is not one that could be sent again. 'mails list' and 'mails list held' show those.`,
      );
    });
    for (const id of ids) yield `mail ${id}: waiting`;
  },
});

export const mailCommands: readonly Command[] = [list, send];
