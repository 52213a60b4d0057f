import { sql } from 'kysely';
import type { OrderRequestState } from 'shared-contracts/api/shapes/order-request';
import { allPages } from '../../../platform/command-line/all-pages.ts';
import type { Command } from '../../../platform/command-line/command.ts';
import { oneOf } from '../../../platform/command-line/parameters.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { indianTime } from '../../../platform/time.ts';

const WHICH = ['open', 'accepted', 'refused', 'done', 'all'] as const;

export const listRequests: Command = {
  name: 'orders requests',
  parameters: `[${WHICH.join('|')}]`,
  summary: 'Returns to decide, or what was asked for before, cancellations included; oldest first.',
  async *run({ db }, parameters) {
    const which = oneOf(parameters, WHICH);
    yield* allPages({
      read: (after, limit) => readPage(db, which, { after, limit }),
      id: (row) => row.order_request_id,
      lines: (row) => {
        const pieces = row.pieces === 0 ? 'all' : row.pieces === 1 ? '1 piece' : `${row.pieces} pieces`;
        return `${row.reference_number}  ${indianTime(row.created_at)}  ${row.order_number}  ${row.kind}  ${row.state.padEnd(8)}  ${pieces}`;
      },
      none: 'No such requests.',
    });
  },
};

function readPage(
  db: Db,
  which: OrderRequestState | 'all',
  { after, limit }: { readonly after: number; readonly limit: number },
) {
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
    .limit(limit)
    .execute();
}
