import { type NotNull, sql } from 'kysely';
import { ORDER_STATUS } from 'shared-contracts/domain/constants';
import type { Db } from '../../platform/database/schema.ts';
import { forbidden, notFound } from '../../platform/http/problems.ts';
import { deliveryCity } from '../orders/delivery-city.ts';
import { piecesOfOrder } from '../orders/sold-items.ts';

export type OrdersRepository = ReturnType<typeof ordersRepository>;

/** Columns that a check constraint requires of paid orders. */
type Placed = { order_number: NotNull; paid_at: NotNull; status_id: NotNull };

/** Orders as their buyer sees them: only what is paid. */
export function ordersRepository(db: Db) {
  const paid = () => db.selectFrom('orders').where('paid_at', 'is not', null);

  return {
    /** A page of a person's orders, newest first, each with the count of all. */
    page: (userId: number, page: { readonly number: number; readonly size: number }) =>
      paid()
        .leftJoin('order_deliveries', 'order_deliveries.order_id', 'orders.order_id')
        .selectAll('orders')
        .$narrowType<Placed>()
        .select([
          'order_deliveries.dispatched_at',
          piecesOfOrder.as('pieces'),
          firstItems.as('first_items'),
          isPartlyRefunded.as('is_partly_refunded'),
          sql<number>`(count(*) over ())::integer`.as('all_orders'),
        ])
        .where('user_id', '=', userId)
        .orderBy('paid_at', 'desc')
        .orderBy('orders.order_id', 'desc')
        .limit(page.size)
        .offset((page.number - 1) * page.size)
        .execute(),

    byId: (orderId: number) => found().where('orders.order_id', '=', orderId).executeTakeFirst(),

    byNumber: (orderNumber: string) => found().where('order_number', '=', orderNumber).executeTakeFirst(),

    /** The items of an order with the picture their product has now. */
    items: (orderId: number) =>
      db
        .selectFrom('order_items')
        .selectAll('order_items')
        .select(
          sql<string | null>`(
            select image_id from product_images where product_images.product_id = order_items.product_id
            order by position limit 1
          )`.as('image_id'),
        )
        .where('order_id', '=', orderId)
        .orderBy('order_item_id')
        .execute(),

    timeline: (orderId: number) =>
      db
        .selectFrom('order_status_history')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('order_status_history_id')
        .execute(),

    /** The invoice and the credit notes of an order, the first issued first. */
    documents: (orderId: number) =>
      db
        .selectFrom('invoices')
        .select(['number', 'kind', 'issued_at'])
        .where('order_id', '=', orderId)
        .orderBy('invoice_id')
        .execute(),
  };

  function found() {
    return paid()
      .innerJoin('payments', 'payments.order_id', 'orders.order_id')
      .innerJoin('states_provinces', 'states_provinces.state_province_id', 'orders.delivery_state_id')
      .leftJoin('cities', 'cities.city_id', 'orders.delivery_city_id')
      .selectAll('orders')
      .select([
        'payments.state as payment_state',
        'payments.provider_payment_id',
        'payments.provider_order_id',
        'payments.currency',
        'state_name',
        deliveryCity,
        isPartlyRefunded.as('is_partly_refunded'),
      ])
      .$narrowType<Placed>();
  }
}

/** SQL for whether the row of `orders` in scope ended without its whole total being refunded: its downloads stay sold. */
const isPartlyRefunded = sql<boolean>`(
  orders.status_id = ${sql.lit(ORDER_STATUS.Refunded)} and orders.total_paise > (
    select coalesce(sum(refunds.amount_paise), 0) from refunds join payments using (payment_id)
    where payments.order_id = orders.order_id and refunds.state <> 'failed'
  )
)`;

/** SQL for what the row of `orders` in scope holds, with the picture each product has now: as many as a row has room for. */
const firstItems = sql<readonly { readonly id: number; readonly name: string; readonly image: string | null }[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', order_item_id, 'name', product_name, 'image', image_id) order by order_item_id), '[]')
  from (
    select order_item_id, product_name, (
      select image_id from product_images where product_images.product_id = order_items.product_id order by position limit 1
    ) as image_id
    from order_items where order_items.order_id = orders.order_id order by order_item_id limit 4
  ) first_items
)`;

/** The order when it is the person's. Throws 404 for an unknown one, 403 for another person's. */
export function own<Order extends { readonly user_id: number }>(order: Order | undefined, userId: number): Order {
  if (!order) throw notFound('There is no such order.');
  if (order.user_id !== userId) throw forbidden('This order belongs to another person.');
  return order;
}
