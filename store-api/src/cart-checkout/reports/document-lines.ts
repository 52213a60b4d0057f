import { type RawBuilder, sql } from 'kysely';
import type { GivenOptions } from '../../platform/command-line/given.ts';
import { type DOCUMENTS, periodOf } from './report-period.ts';

/**
 * SQL for the lines of the tax documents issued in a period: what was invoiced with `sign` 1, what was credited with -1.
 * The documents are what the tax office and the buyers got, so that every report adds up to them. Money in
 * paise, rates in hundredths of a percent.
 */
export function documentLines(given: GivenOptions<typeof DOCUMENTS>): RawBuilder<unknown> {
  const { from, until } = periodOf(given);
  return sql`(
    select
      documents.order_id,
      documents.issued_at,
      documents.kind,
      case documents.kind when 'invoice' then 1 else -1 end as sign,
      ${indianDay} as day,
      documents.document->'buyer'->>'gstin' as gstin,
      documents.document->'placeOfSupply'->>'stateCode' as state_code,
      documents.document->'placeOfSupply'->>'stateName' as state,
      line.*
    from (
      select order_id, issued_at, kind, document::jsonb as document
      from invoices
      where is_test = ${given.test} and issued_at >= ${from} and issued_at < ${until}
    ) as documents
    cross join lateral jsonb_to_recordset(documents.document->'lines') as line (
      item integer, description text, hsn text, quantity integer, unit text, taxable bigint, rate integer,
      cgst bigint, sgst bigint, igst bigint, total bigint
    )
  )`;
}

/** India has had one offset since 1945; a server without time zones can tell it, too. */
const indianDay = sql`to_char((documents.issued_at at time zone 'UTC') + interval '5 hours 30 minutes', 'YYYY-MM-DD')`;

/** SQL for a sum of what was invoiced less what was credited. */
export const net = (column: 'taxable' | 'cgst' | 'sgst' | 'igst' | 'total' | 'quantity') =>
  sql<number>`sum(sign * ${sql.ref(column)})::bigint`;

/** SQL for a sum of invoices only, or of credit notes only. */
export const of = (kind: 'invoice' | 'credit-note', column: 'total' | 'quantity') =>
  sql<number>`coalesce(sum(${sql.ref(column)}) filter (where kind = ${kind}), 0)::bigint`;
