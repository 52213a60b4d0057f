import { type NotNull, sql } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/schema.ts';
import { deliveryCity } from '../orders/delivery-city.ts';

export type PaidOrder = Awaited<ReturnType<typeof readPaidOrder>>;

/** All that the papers of a paid order say, read by one statement. */
export function readPaidOrder(trx: Db, orderId: number) {
  return trx
    .selectFrom('orders')
    .innerJoin('states_provinces', 'states_provinces.state_province_id', 'orders.delivery_state_id')
    .leftJoin('cities', 'cities.city_id', 'orders.delivery_city_id')
    .selectAll('orders')
    .select(['state_name', 'gst_code', deliveryCity])
    .select((row) => [
      jsonArrayFrom(
        row
          .selectFrom('order_items')
          .selectAll()
          .whereRef('order_items.order_id', '=', 'orders.order_id')
          .orderBy('order_item_id'),
      ).as('items'),
      jsonObjectFrom(
        row
          .selectFrom('users')
          .innerJoin('states_provinces as state', 'state.state_province_id', 'users.state_province_id')
          .leftJoin('cities as city', 'city.city_id', 'users.city_id')
          .select(['address_line_one', 'city.city_name', 'postal_code', 'state.state_name', 'state.gst_code'])
          .select(sql<string>`trim(first_name || ' ' || last_name)`.as('name'))
          .whereRef('users.user_id', '=', 'orders.user_id')
          .where('address_line_one', '!=', '')
          .where('state.gst_code', 'is not', null)
          .$narrowType<{ gst_code: NotNull }>(),
      ).as('own_address'),
      jsonArrayFrom(
        row
          .selectFrom('states_provinces as named')
          .select(['named.gst_code', 'named.state_name'])
          .where('named.gst_code', 'is not', null)
          .$narrowType<{ gst_code: NotNull }>(),
      ).as('states'),
      row
        .exists(
          row
            .selectFrom('payments')
            .select('payment_id')
            .whereRef('payments.order_id', '=', 'orders.order_id')
            .where('provider', '=', 'sandbox')
            .where('state', '=', 'paid'),
        )
        .as('is_test'),
    ])
    .where('orders.order_id', '=', orderId)
    .where('gst_code', 'is not', null)
    .$narrowType<{ order_number: NotNull; gst_code: NotNull }>()
    .executeTakeFirstOrThrow();
}
