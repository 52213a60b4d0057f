import { type RawBuilder, sql } from 'kysely';
import { indianDay } from '../../platform/time.ts';
import { statusOncePaid } from './order-status.ts';

/**
 * SQL for the CTEs that make the order of `moved` (order_id) the shopper's: number, status, timeline, the day it is promised for. An order that was
 * placed before stays as it is.
 */
export function placedOrder(orderId: number, paidAt: Date): RawBuilder<unknown> {
  const [digital, carried] = [statusOncePaid({ isDigital: true }), statusOncePaid({ isDigital: false })];
  return sql`
    placed as (
      update orders set paid_at = ${paidAt}, order_number = concat((
          select facts ->> 'order-prefix' || '-' from store_facts where facts ->> 'order-prefix' <> ''
            and version = (select max(version) from store_facts)
        ), ${orderNumber(orderId, paidAt)}::text),
        -- An order is complete once paid when all of it is digital.
        status_id = case when exists (
            select from order_items where order_items.order_id = orders.order_id and not is_digital
          ) then ${carried}::integer else ${digital}::integer end
      from moved where orders.order_id = moved.order_id and paid_at is null
      returning orders.order_id, status_id, arrival_days
    ),
    promised as (
      insert into order_deliveries (order_id, expected_on)
      select order_id, ${indianDay(paidAt)}::date + arrival_days from placed where arrival_days is not null
    ),
    placed_items as (
      update order_items set status_id = case when is_digital then ${digital}::integer else ${carried}::integer end
      from placed where order_items.order_id = placed.order_id
    ),
    timeline as (
      insert into order_status_history (order_id, status_id, at) select order_id, status_id, ${paidAt} from placed
    )`;
}

/** '2611-000123': year and month of payment in India, then the order's id. The store's prefix comes before it. */
export function orderNumber(orderId: number, paidAt: Date): string {
  const [year = '', month] = indianDay(paidAt).split('-');
  return `${year.slice(2)}${month}-${String(orderId).padStart(6, '0')}`;
}
