import { plain } from 'shared-contracts/server-kit/plain';
import { CommandRefused, command } from '../../../platform/command-line/command.ts';
import { REFERENCE } from '../../../platform/command-line/parameters.ts';
import { indianTime } from '../../../platform/time.ts';

export const showRequest = command({
  name: 'orders request',
  summary: 'One cancellation or return in full.',
  words: { reference: REFERENCE },
  examples: ['RT-2026-7QK2ZD'],
  async *run({ db }, { reference }) {
    const request = await db
      .selectFrom('order_requests')
      .innerJoin('orders', 'orders.order_id', 'order_requests.order_id')
      .selectAll('order_requests')
      .select('order_number')
      .where('reference_number', '=', reference)
      .executeTakeFirst();
    if (!request) throw new CommandRefused(`There is no request ${reference}.`);
    const lines = await db
      .selectFrom('order_request_lines')
      .innerJoin('order_items', 'order_items.order_item_id', 'order_request_lines.order_item_id')
      .select(['product_name', 'product_id', 'order_request_lines.quantity', 'order_items.quantity as bought'])
      .where('order_request_id', '=', request.order_request_id)
      .orderBy('order_items.order_item_id')
      .execute();
    yield `${request.reference_number}  ${request.kind}  ${request.state}  ${indianTime(request.created_at)}`;
    yield `Order:    ${request.order_number}`;
    if (request.reason !== '') yield `Reason:   ${plain(request.reason)}`;
    if (request.answer !== '') yield `Answer:   ${plain(request.answer)}`;
    yield `Changed:  ${indianTime(request.updated_at)}`;
    for (const line of lines) {
      yield `  ${line.quantity} of ${line.bought} × ${plain(line.product_name)} (product ${line.product_id})`;
    }
  },
});
