import { LIMITS } from 'shared-contracts/domain/constants';
import { isEmail } from 'shared-contracts/domain/validation';
import { plain } from 'shared-contracts/server-kit/plain';
import { CommandRefused, command } from '../../platform/command-line/command.ts';
import { emailKey } from '../../platform/email-key.ts';
import { DAY_MS } from '../../platform/time.ts';

/** Mail servers give up within five days; the rest is for who reads the reports once a month. */
const BOUNCE_DAYS = 35;
const LONGEST_REASON = 300;

/** A mail server may take a mail and report hours later, by a mail of its own (RFC 3464), that nobody can have it. */
export const bouncedCommand = command({
  name: 'mails bounced',
  summary: 'Notes that mails to an address came back later, so that their orders say so and take another address.',
  details: `Of the last ${BOUNCE_DAYS} days, unless --order says which. 'orders email' sends them to another address.`,
  words: { address: { about: 'The address that the report names.', read: readAddress } },
  options: {
    order: { takes: 'ORDER', about: 'Of one order only, by its number.' },
    reason: { takes: 'WORDS', about: 'What the report says.' },
  },
  examples: ['asha@exmaple.com', 'asha@example.com --order KC-2611-000123 --reason "550 mailbox full"'],
  dryRun: 'transaction',
  async *run({ db, now }, { address, order, reason = '' }) {
    const at = now();
    const bounced = await db
      .updateTable('mails')
      .set({ state: 'given-up', bounced_at: at, fault: plain(reason).slice(0, LONGEST_REASON) || 'came back later' })
      .where('state', 'in', ['sent', 'unsure'])
      .where((row) => row(row.fn<string>('lower', ['recipient']), '=', emailKey(address)))
      .$if(order === undefined, (query) =>
        query.where('created_at', '>', new Date(at.getTime() - BOUNCE_DAYS * DAY_MS)),
      )
      .$if(order !== undefined, (query) =>
        query.where('order_id', 'in', (row) =>
          row
            .selectFrom('orders')
            .select('order_id')
            .where('order_number', '=', (order ?? '').toUpperCase()),
        ),
      )
      .returning(['mail_id', 'mail_key'])
      .execute();
    if (bounced.length === 0)
      throw new CommandRefused(`No mail was sent to ${address}${order ? ` about ${order}` : ''}.`);
    for (const { mail_id, mail_key } of bounced) yield `mail ${mail_id}, ${mail_key}: bounced`;
  },
});

function readAddress(name: string, typed: string): string {
  const address = typed.trim();
  if (isEmail(address) && address.length <= LIMITS.enquiry.email) return address;
  throw new CommandRefused(`${name} is an e-mail address.`);
}
