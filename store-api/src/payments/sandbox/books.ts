import { randomBytes } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../../platform/database/schema.ts';
import type { SandboxOrdersTable, SandboxPaymentsTable } from './tables.ts';

export type SandboxOrder = Selectable<SandboxOrdersTable>;
export type SandboxPayment = Selectable<SandboxPaymentsTable>;
export type SandboxBooks = ReturnType<typeof sandboxBooks>;

/** Ids look like the real provider's: a kind and 14 letters and digits. */
function newId(kind: 'order' | 'pay'): string {
  return `${kind}_${randomBytes(24)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 14)}`;
}

/** What the provider would keep on its side: its orders and the attempts to pay them. */
export function sandboxBooks(db: Kysely<Database>) {
  const order = (id: string) => db.selectFrom('sandbox_orders').selectAll().where('id', '=', id).executeTakeFirst();

  return {
    order,

    async openOrder(asked: {
      amount: number;
      currency: string;
      receipt: string | null;
      notes: string;
    }): Promise<SandboxOrder> {
      return db
        .insertInto('sandbox_orders')
        .values({ ...asked, id: newId('order') })
        .returningAll()
        .executeTakeFirstOrThrow();
    },

    payment: (id: string) => db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst(),

    paymentsOf: (orderId: string) =>
      db
        .selectFrom('sandbox_payments')
        .selectAll()
        .where('order_id', '=', orderId)
        .orderBy('created_at', 'desc')
        .execute(),

    /** One attempt in the test window. 'already-paid': a second success on one order is refused, as at Razorpay. */
    async attempt(
      orderId: string,
      status: 'captured' | 'failed',
    ): Promise<SandboxPayment | 'unknown-order' | 'already-paid'> {
      return db.transaction().execute(async (trx) => {
        const attempted = await trx
          .updateTable('sandbox_orders')
          .set((row) => ({ attempts: row('attempts', '+', 1), status: status === 'captured' ? 'paid' : 'attempted' }))
          .where('id', '=', orderId)
          .where('status', '!=', 'paid')
          .returning(['amount', 'currency'])
          .executeTakeFirst();
        if (attempted) {
          return trx
            .insertInto('sandbox_payments')
            .values({ id: newId('pay'), order_id: orderId, status, ...attempted })
            .returningAll()
            .executeTakeFirstOrThrow();
        }
        const known = await trx.selectFrom('sandbox_orders').select('id').where('id', '=', orderId).executeTakeFirst();
        return known ? 'already-paid' : 'unknown-order';
      });
    },
  };
}
