import { type RawBuilder, sql } from 'kysely';
import { formatRupees, paise } from 'shared-contracts/domain/money';
import { plain } from 'shared-contracts/server-kit/plain';
import { CUSTOMER, findCustomer } from '../../account/people/find-customer.ts';
import { allRows } from '../../platform/command-line/all-rows.ts';
import { type Command, command } from '../../platform/command-line/command.ts';
import type { Db } from '../../platform/database/schema.ts';
import { indianTime } from '../../platform/time.ts';
import { statusName } from '../orders/order-status.ts';
import { PERIOD, periodOf } from './report-period.ts';

const list = command({
  name: 'customers list',
  summary: 'Accounts with what they bought, by number; names and addresses are in "customers show".',
  details: 'Spent is what orders cost less what was given back of them.',
  options: PERIOD,
  columns: {
    customer: 'number',
    since: 'time',
    orders: 'number',
    spent: 'rupees',
    refunded: 'rupees',
    last_order: 'time',
  },
  examples: ['', '--from 2026-11-01 --format csv > new.csv'],
  async *run({ db }, given) {
    const { from, until } = periodOf(given);
    yield* allRows({
      read: (after, limit) =>
        db
          .selectFrom('users')
          .leftJoin('orders', (join) =>
            join.onRef('orders.user_id', '=', 'users.user_id').on('orders.paid_at', 'is not', null),
          )
          .select(['users.user_id', 'users.created_at'])
          .select(sql<number>`count(orders.order_id)::integer`.as('orders'))
          .select(sql<number>`coalesce(sum(total_paise), 0)::bigint`.as('spent'))
          .select(refundedTo(sql.ref('users.user_id')).as('refunded'))
          .select(sql<Date | null>`max(orders.created_at)`.as('last_order'))
          .where('users.deleted_at', 'is', null)
          .where('users.created_at', '>=', from)
          .where('users.created_at', '<', until)
          .where('users.user_id', '>', after)
          .groupBy('users.user_id')
          .orderBy('users.user_id')
          .limit(limit)
          .execute(),
      id: (row) => row.user_id,
      row: ({ user_id: customer, created_at: since, orders, spent, refunded, last_order }) => ({
        customer,
        since,
        orders,
        spent: spent - refunded,
        refunded,
        last_order,
      }),
      none: 'No customers.',
    });
  },
});

/** Of paid orders. What the provider has refused is not given back yet. */
const refundedTo = (user: RawBuilder<unknown>) => sql<number>`(
  select coalesce(sum(refunds.amount_paise), 0)::bigint
  from refunds join payments using (payment_id) join orders as paid using (order_id)
  where paid.user_id = ${user} and paid.paid_at is not null and refunds.state <> 'failed'
)`;

/** Of a person only what answering them takes; what they may ask for about themselves is their own download. */
const show = command({
  name: 'customers show',
  summary: 'One customer: name, addresses and orders. Who looks is in the list of acts.',
  words: { customer: CUSTOMER },
  examples: ['12', 'asha@example.com'],
  async *run({ db, concerns }, { customer }) {
    const person = await findCustomer(db, customer);
    concerns(person.user_id);
    const proven = person.email_proven_at === null ? 'not proven' : 'proven';
    yield `Customer ${person.user_id}  since ${indianTime(person.created_at)}`;
    yield `Name:     ${plain(`${person.first_name} ${person.last_name}`)}`;
    yield `E-mail:   ${plain(person.email_address)} (${proven})`;
    if (person.mobile_no !== '') yield `Phone:    ${plain(person.mobile_no)}`;
    yield* await addressLines(db, person.user_id);
    yield* await orderLines(db, person.user_id);
  },
});

async function addressLines(db: Db, userId: number): Promise<readonly string[]> {
  const addresses = await db
    .selectFrom('user_addresses')
    .leftJoin('cities', 'cities.city_id', 'user_addresses.city_id')
    .selectAll('user_addresses')
    .select('cities.city_name as listed_city')
    .where('user_id', '=', userId)
    .orderBy('address_id')
    .execute();
  return addresses.map(
    ({ name, address_line_one, listed_city, town_name, postal_code }) =>
      `Address:  ${plain([name, address_line_one, listed_city ?? town_name, postal_code].join(', '))}`,
  );
}

async function orderLines(db: Db, userId: number): Promise<readonly string[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['order_number', 'order_id', 'status_id', 'created_at', 'total_paise'])
    .where('user_id', '=', userId)
    .where('paid_at', 'is not', null)
    .orderBy('order_id')
    .execute();
  return orders.map((order) => {
    const status = order.status_id === null ? '-' : statusName(order.status_id);
    const total = formatRupees(paise(order.total_paise));
    return `Order:    ${order.order_number ?? order.order_id}  ${indianTime(order.created_at)}  ${status}  ${total}`;
  });
}

export const customerCommands: readonly Command[] = [list, show];
