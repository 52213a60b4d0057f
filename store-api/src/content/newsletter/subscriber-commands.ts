import { allRows } from '../../platform/command-line/all-rows.ts';
import { type Command, command } from '../../platform/command-line/command.ts';
import { pageUrl } from '../../platform/mail/mail-parts.ts';
import { unsubscribePath } from './newsletter-mail.ts';
import { unsubscribe } from './readers.ts';

const list = command({
  name: 'subscribers list',
  summary:
    'The readers of the newsletter: address, language, and the link that ends it, which belongs into each letter.',
  details:
    'What sends the letters puts the link also into their List-Unsubscribe header (RFC 8058): docs/operations.md.',
  examples: ['', '--format csv > readers.csv'],
  columns: { email: 'text', language: 'text', unsubscribe: 'text' },
  async *run({ db, settings }) {
    const { store, publicOrigin: origin } = settings;
    yield* allRows({
      read: (after, limit) =>
        db
          .selectFrom('subscribers')
          .select(['subscriber_id', 'email_address', 'language', 'reader_key'])
          .where('subscriber_id', '>', after)
          .orderBy('subscriber_id')
          .limit(limit)
          .execute(),
      id: (row) => row.subscriber_id,
      row: ({ email_address: email, language, reader_key }) => ({
        email,
        language,
        unsubscribe: pageUrl({ language, origin, store }, unsubscribePath(reader_key)),
      }),
      none: 'No subscribers.',
    });
  },
});

const remove = command({
  name: 'subscribers remove',
  summary: 'Unsubscribes an address from the newsletter, for somebody who asks; the ledger of consents records it.',
  words: { email: { about: 'The e-mail address.' } },
  examples: ['asha@example.com'],
  dryRun: 'transaction',
  async *run({ db, now }, { email }) {
    const wasOne = await unsubscribe(db, { email }, now());
    yield wasOne ? 'Removed.' : 'This address has no newsletter. Nothing was changed.';
  },
});

export const subscriberCommands: readonly Command[] = [list, remove];
