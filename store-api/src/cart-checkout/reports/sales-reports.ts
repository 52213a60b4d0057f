import { sql } from 'kysely';
import { type Command, command } from '../../platform/command-line/command.ts';
import { giveAllNumbers } from '../mails/tell-numbers.ts';
import { documentLines, net, of } from './document-lines.ts';
import { DOCUMENTS } from './report-period.ts';

const SOLD = { sold: 'rupees', credited: 'rupees', net: 'rupees', taxable: 'rupees', tax: 'rupees' } as const;

type Sold = {
  readonly sold: number;
  readonly credited: number;
  readonly net: number;
  readonly taxable: number;
  readonly tax: number;
};

const SUMS = sql`
  ${of('invoice', 'total')} as sold,
  ${of('credit-note', 'total')} as credited,
  ${net('total')} as net,
  ${net('taxable')} as taxable,
  (${net('cgst')} + ${net('sgst')} + ${net('igst')})::bigint as tax`;

const byTime = command({
  name: 'reports sales',
  summary: 'Invoices less credit notes by the day or month on which they were issued.',
  details: 'Amounts include GST; taxable and tax are net.',
  options: {
    ...DOCUMENTS,
    by: { takes: 'PERIOD', about: 'What a row is.', oneOf: ['day', 'month'], default: 'day' },
  },
  columns: { period: 'text', orders: 'number', pieces: 'number', ...SOLD },
  examples: ['--from 2026-11-01 --to 2026-11-30', '--by month --format csv > sales.csv'],
  async *run({ db }, given) {
    await giveAllNumbers(db);
    const { rows } = await sql<Sold & { period: string; orders: number; pieces: number }>`
      select
        left(day, ${given.by === 'day' ? 10 : 7}::integer) as period,
        (count(distinct order_id) filter (where kind = 'invoice'))::integer as orders,
        ${of('invoice', 'quantity')} as pieces,
        ${SUMS}
      from ${documentLines(given)} as lines
      group by 1
      order by 1`.execute(db);
    yield* rows;
    if (rows.length === 0) yield 'No tax documents.';
  },
});

/** What a line is of. A credit note from before reports is matched with the order's article of the same name. */
const ITEM = sql`
  left join lateral (
    select order_items.product_id, order_items.product_name
    from order_items
    where order_items.order_id = lines.order_id
      and (order_items.order_item_id = lines.item or (lines.item is null and order_items.product_name = lines.description))
    limit 1
  ) as article on true`;

const byProduct = command({
  name: 'reports products',
  summary: 'Invoices less credit notes by product, best sold first.',
  details: 'Pieces returned are those that a credit note names; money given back for none in particular has none.',
  options: DOCUMENTS,
  columns: { product: 'number', name: 'text', sold_pieces: 'number', returned_pieces: 'number', ...SOLD },
  examples: ['--from 2026-11-01 --to 2026-11-30'],
  async *run({ db }, given) {
    await giveAllNumbers(db);
    const { rows } = await sql<
      Sold & { product: number | null; name: string; sold_pieces: number; returned_pieces: number }
    >`
      select
        article.product_id as product,
        max(coalesce(article.product_name, lines.description)) as name,
        ${of('invoice', 'quantity')} as sold_pieces,
        ${of('credit-note', 'quantity')} as returned_pieces,
        ${SUMS}
      from ${documentLines(given)} as lines ${ITEM}
      group by article.product_id
      order by net desc, product`.execute(db);
    yield* rows;
    if (rows.length === 0) yield 'No tax documents.';
  },
});

const byCategory = command({
  name: 'reports categories',
  summary: 'Invoices less credit notes by the main category that products have today.',
  options: DOCUMENTS,
  columns: { category: 'text', name: 'text', sold_pieces: 'number', returned_pieces: 'number', ...SOLD },
  examples: ['--from 2026-11-01 --to 2026-11-30'],
  async *run({ db }, given) {
    await giveAllNumbers(db);
    const { rows } = await sql<
      Sold & { category: string | null; name: string | null; sold_pieces: number; returned_pieces: number }
    >`
      select
        categories.slug as category,
        categories.name,
        ${of('invoice', 'quantity')} as sold_pieces,
        ${of('credit-note', 'quantity')} as returned_pieces,
        ${SUMS}
      from ${documentLines(given)} as lines ${ITEM}
      left join products on products.product_id = article.product_id
      left join categories on categories.category_id = products.main_category_id
      group by categories.category_id
      order by net desc, category`.execute(db);
    yield* rows;
    if (rows.length === 0) yield 'No tax documents.';
  },
});

export const salesReports: readonly Command[] = [byTime, byProduct, byCategory];
