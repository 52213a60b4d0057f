import { allPages } from '../../platform/command-line/all-pages.ts';
import type { Command } from '../../platform/command-line/command.ts';
import { csvLine } from '../../platform/command-line/csv.ts';
import { nothing } from '../../platform/command-line/parameters.ts';

const list: Command = {
  name: 'subscribers list',
  parameters: '',
  summary: 'The addresses that get the newsletter, one a line.',
  async *run({ db }, parameters) {
    nothing(parameters);
    yield* allPages({
      read: (after, limit) =>
        db
          .selectFrom('subscribers')
          .select(['subscriber_id', 'email_address'])
          .where('subscriber_id', '>', after)
          .orderBy('subscriber_id')
          .limit(limit)
          .execute(),
      id: (row) => row.subscriber_id,
      lines: (row) => csvLine([row.email_address]),
      none: '',
    });
  },
};

export const subscriberCommands: readonly Command[] = [list];
