import type { Selectable } from 'kysely';
import { plain } from 'shared-contracts/server-kit/plain';
import { CommandRefused } from '../../../platform/command-line/command.ts';
import type { Database, Db } from '../../../platform/database/schema.ts';

const ID = /^[1-9]\d{0,8}$/;

/** How an order is called on the command line: by its number, or before it has one, by its id. */
export function orderName(order: { readonly order_number: string | null; readonly order_id: number }): string {
  return order.order_number ?? String(order.order_id);
}

/** The word ORDER of a command. */
export const ORDER = { about: 'An order number, or the id of an order without one.' } as const;

/** Finds an order by number or id. Throws `CommandRefused` when there is none. */
export async function findOrder(db: Db, name: string): Promise<Selectable<Database['orders']>> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where((row) => (ID.test(name) ? row('order_id', '=', Number(name)) : row('order_number', '=', name.toUpperCase())))
    .executeTakeFirst();
  if (!order) throw new CommandRefused(`There is no order ${plain(name).slice(0, 40)}.`);
  return order;
}
