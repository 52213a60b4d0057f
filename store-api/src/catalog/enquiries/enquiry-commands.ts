import { allPages } from '../../platform/command-line/all-pages.ts';
import { type Command, CommandRefused } from '../../platform/command-line/command.ts';
import { oneOf, oneReference } from '../../platform/command-line/parameters.ts';
import { plain } from '../../platform/command-line/plain.ts';
import { ENQUIRY_KINDS } from './tables.ts';

const list: Command = {
  name: 'enquiries list',
  parameters: `[all|${ENQUIRY_KINDS.join('|')}]`,
  summary: 'What people have written to the store, oldest first.',
  async *run({ db }, parameters) {
    const kind = oneOf(parameters, ['all', ...ENQUIRY_KINDS]);
    yield* allPages({
      read: (after, limit) =>
        db
          .selectFrom('enquiries')
          .select(['enquiry_id', 'reference_number', 'kind', 'name', 'created_at'])
          .$if(kind !== 'all', (query) => query.where('kind', '=', kind as (typeof ENQUIRY_KINDS)[number]))
          .where('enquiry_id', '>', after)
          .orderBy('enquiry_id')
          .limit(limit)
          .execute(),
      id: (row) => row.enquiry_id,
      lines: (row) =>
        `${row.reference_number}  ${row.created_at.toISOString().slice(0, 10)}  ${row.kind.padEnd(13)}  ${plain(row.name)}`,
      none: 'No enquiries.',
    });
  },
};

const show: Command = {
  name: 'enquiries show',
  parameters: 'REFERENCE',
  summary: 'One enquiry in full, by its reference number.',
  async *run({ db }, parameters) {
    const reference = oneReference(parameters);
    const enquiry = await db
      .selectFrom('enquiries')
      .leftJoin('products', 'products.product_id', 'enquiries.product_id')
      .selectAll('enquiries')
      .select('products.name as product')
      .where('reference_number', '=', reference)
      .executeTakeFirst();
    if (!enquiry) throw new CommandRefused(`There is no enquiry ${plain(reference).slice(0, 40)}.`);
    yield `${enquiry.reference_number}  ${enquiry.kind}  ${enquiry.created_at.toISOString()}`;
    yield `Name:    ${plain(enquiry.name)}`;
    yield `E-mail:  ${plain(enquiry.email)}`;
    yield `Phone:   ${plain(enquiry.phone_number)}`;
    if (enquiry.product !== null) yield `Product: ${enquiry.product_id} ${plain(enquiry.product)}`;
    if (enquiry.order_number !== '') yield `Order:   ${plain(enquiry.order_number)}`;
    yield '';
    for (const line of enquiry.message.split(/\r?\n/)) yield plain(line);
  },
};

export const enquiryCommands: readonly Command[] = [list, show];
