import type { Command } from '../../platform/command-line/command.ts';
import { nothing } from '../../platform/command-line/parameters.ts';
import { plain } from '../../platform/command-line/plain.ts';

const PAGE = 500;

const list: Command = {
  name: 'subscribers list',
  parameters: '',
  summary: 'The addresses that get the newsletter, one a line.',
  async *run({ db }, parameters) {
    nothing(parameters);
    for (let after = 0; ; ) {
      const rows = await db
        .selectFrom('subscribers')
        .select(['subscriber_id', 'email_address'])
        .where('subscriber_id', '>', after)
        .orderBy('subscriber_id')
        .limit(PAGE)
        .execute();
      for (const row of rows) yield plain(row.email_address);
      after = rows.at(-1)?.subscriber_id ?? after;
      if (rows.length < PAGE) break;
    }
  },
};

export const subscriberCommands: readonly Command[] = [list];
