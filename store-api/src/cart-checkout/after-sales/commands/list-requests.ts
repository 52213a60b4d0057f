import { sql } from 'kysely';
import type { OrderRequestState } from 'shared-contracts/api/shapes/order-request';
import { allRows } from '../../../platform/command-line/all-rows.ts';
import { command } from '../../../platform/command-line/command.ts';
import type { Db } from '../../../platform/database/schema.ts';

const WHICH = ['open', 'accepted', 'refused', 'done', 'all'] as const;

export const listRequests = command({
  name: 'orders requests',
  summary: 'Returns to decide, or what was asked for before, cancellations included; oldest first.',
  words: { which: { about: 'Their state.', oneOf: WHICH, optional: true, default: 'open' } },
  examples: ['', 'all'],
  columns: { reference: 'text', at: 'time', order: 'text', kind: 'text', state: 'text', pieces: 'text' },
  async *run({ db }, { which }) {
    yield* allRows({
      read: (after, limit) => readPage(db, which, { after, limit }),
      id: (row) => row.order_request_id,
      row: (row) => ({
        reference: row.reference_number,
        at: row.created_at,
        order: row.order_number,
        kind: row.kind,
        state: row.state,
        pieces: row.pieces === 0 ? 'all' : row.pieces,
      }),
      none: 'No such requests.',
    });
  },
});

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
