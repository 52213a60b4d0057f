import { type Kysely, sql } from 'kysely';
import type { OrderRequestState } from 'shared-contracts/api/shapes/order-request';
import type { Command } from '../../../platform/command-line/command.ts';
import { oneOf } from '../../../platform/command-line/parameters.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { indianTime } from '../../../platform/time.ts';

const WHICH = ['open', 'accepted', 'refused', 'done', 'all'] as const;
const PAGE = 100;

export const listRequests: Command = {
  name: 'orders requests',
  parameters: `[${WHICH.join('|')}]`,
  summary: 'Returns to decide, or what was asked for before, cancellations included; oldest first.',
  async *run({ db }, parameters) {
    const which = oneOf(parameters, WHICH);
    let told = 0;
    for (let after = 0; ; ) {
      const rows = await readPage(db, which, after);
      for (const row of rows) {
        const pieces = row.pieces === 0 ? 'all' : row.pieces === 1 ? '1 piece' : `${row.pieces} pieces`;
        yield `${row.reference_number}  ${indianTime(row.created_at)}  ${row.order_number}  ${row.kind}  ${row.state.padEnd(8)}  ${pieces}`;
      }
      told += rows.length;
      after = rows.at(-1)?.order_request_id ?? after;
      if (rows.length < PAGE) break;
    }
    if (told === 0) yield 'No such requests.';
  },
};

function readPage(db: Kysely<Database>, which: OrderRequestState | 'all', after: number) {
  return db
    .selectFrom('order_requests')
    .innerJoin('orders', 'orders.order_id', 'order_requests.order_id')
    .selectAll('order_requests')
    .select('order_number')
    .select(
      sql<number>`(
        select coalesce(sum(quantity), 0)::integer from order_request_lines
        where order_request_lines.order_request_id = order_requests.order_request_id
      )`.as('pieces'),
    )
    .$if(which !== 'all', (query) => query.where('state', '=', which === 'all' ? 'open' : which))
    .where('order_request_id', '>', after)
    .orderBy('order_request_id')
    .limit(PAGE)
    .execute();
}
