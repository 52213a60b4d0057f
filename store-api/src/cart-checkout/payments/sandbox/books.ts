import { randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/database/schema.ts';
import { transact } from '../../../platform/database/transact.ts';
import { sandboxBehaviour } from './behaviour.ts';
import type { SandboxOrder, SandboxPayment, SandboxRefund } from './tables.ts';
import { queueEvents } from './webhook-sender.ts';
import { orderEntity, paymentEntity, type RefundRefusal, refundEntity } from './wire.ts';

export type SandboxBooks = ReturnType<typeof sandboxBooks>;

/** Ids look like the real provider's: a kind and 14 letters and digits. */
function newId(kind: 'order' | 'pay' | 'rfnd'): string {
  return `${kind}_${randomBytes(24)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 14)}`;
}

/** The provider's records: orders, payment attempts, refunds. */
export function sandboxBooks(db: Db, now: () => Date) {
  const behaviour = sandboxBehaviour(db);
  const order = (id: string) => db.selectFrom('sandbox_orders').selectAll().where('id', '=', id).executeTakeFirst();
  const payment = (id: string) => db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst();

  return {
    behaviour,
    order,
    payment,

    async openOrder(request: {
      amount: number;
      currency: string;
      receipt: string | null;
      notes: string;
    }): Promise<SandboxOrder> {
      return db
        .insertInto('sandbox_orders')
        .values({ ...request, id: newId('order') })
        .returningAll()
        .executeTakeFirstOrThrow();
    },

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
      outcome: 'success' | 'failure',
    ): Promise<SandboxPayment | 'unknown-order' | 'already-paid'> {
      const behaves = await behaviour.read();
      const status = outcome === 'failure' ? 'failed' : behaves.capture === 'at-once' ? 'captured' : 'authorized';
      return transact(db, async (trx) => {
        const attempted = await trx
          .updateTable('sandbox_orders')
          .set((row) => ({ attempts: row('attempts', '+', 1), status: status === 'captured' ? 'paid' : 'attempted' }))
          .where('id', '=', orderId)
          .where('status', '!=', 'paid')
          .returningAll()
          .executeTakeFirst();
        if (!attempted) {
          const known = await trx
            .selectFrom('sandbox_orders')
            .select('id')
            .where('id', '=', orderId)
            .executeTakeFirst();
          return known ? 'already-paid' : 'unknown-order';
        }
        const { amount, currency } = attempted;
        const made = await trx
          .insertInto('sandbox_payments')
          .values({ id: newId('pay'), order_id: orderId, status, amount, currency })
          .returningAll()
          .executeTakeFirstOrThrow();
        const entity = { payment: { entity: paymentEntity(made) } };
        const authorized = { payment: { entity: { ...paymentEntity(made), status: 'authorized', captured: false } } };
        const events =
          status === 'failed'
            ? [{ event: 'payment.failed', payload: entity }]
            : [
                { event: 'payment.authorized', payload: authorized },
                ...(status === 'captured' ? capturedEvents(made, attempted) : []),
              ];
        await queueEvents(trx, events, behaves, now());
        return made;
      });
    },

    /** Takes the money of an authorized payment; one that is captured already stays so. */
    async capture(paymentId: string): Promise<SandboxPayment | undefined> {
      const behaves = await behaviour.read();
      return transact(db, async (trx) => {
        const captured = await trx
          .updateTable('sandbox_payments')
          .set({ status: 'captured' })
          .where('id', '=', paymentId)
          .where('status', '=', 'authorized')
          .returningAll()
          .executeTakeFirst();
        if (!captured)
          return trx.selectFrom('sandbox_payments').selectAll().where('id', '=', paymentId).executeTakeFirst();
        const paid = await trx
          .updateTable('sandbox_orders')
          .set({ status: 'paid' })
          .where('id', '=', captured.order_id)
          .returningAll()
          .executeTakeFirstOrThrow();
        await queueEvents(trx, capturedEvents(captured, paid), behaves, now());
        return captured;
      });
    },

    refundById: (id: string) => db.selectFrom('sandbox_refunds').selectAll().where('id', '=', id).executeTakeFirst(),

    refundsOf: (paymentId: string) =>
      db.selectFrom('sandbox_refunds').selectAll().where('payment_id', '=', paymentId).orderBy('created_at').execute(),

    /** Gives back, all that is left without an amount; the same receipt again answers the refund it made. */
    async refund(request: {
      readonly paymentId: string;
      readonly amount: number | null;
      readonly receipt: string | null;
    }): Promise<SandboxRefund | RefundRefusal> {
      const behaves = await behaviour.read();
      if (behaves.refunds === 'no-balance') return 'no-balance';
      return transact(db, async (trx) => {
        const of = await trx
          .selectFrom('sandbox_payments')
          .selectAll()
          .where('id', '=', request.paymentId)
          .where('status', '=', 'captured')
          .forUpdate()
          .executeTakeFirst();
        if (!of) return 'unknown-payment';
        const earlier = await trx
          .selectFrom('sandbox_refunds')
          .selectAll()
          .where('payment_id', '=', of.id)
          .where('status', '!=', 'failed')
          .execute();
        const same =
          request.receipt === null ? undefined : earlier.find((refund) => refund.receipt === request.receipt);
        if (same) return same;
        const left = of.amount - earlier.reduce((sum, refund) => sum + refund.amount, 0);
        if (left === 0) return 'fully-refunded';
        const amount = request.amount ?? left;
        if (amount > left) return 'too-much';
        const made = await trx
          .insertInto('sandbox_refunds')
          .values({
            id: newId('rfnd'),
            payment_id: of.id,
            amount,
            receipt: request.receipt,
            status: behaves.refunds === 'at-once' ? 'processed' : 'pending',
          })
          .returningAll()
          .executeTakeFirstOrThrow();
        // A pending refund is decided at once, but only the webhook reports it.
        const decided = {
          ...made,
          status: behaves.refunds === 'refused' ? ('failed' as const) : ('processed' as const),
        };
        if (made.status === 'pending') {
          await trx.updateTable('sandbox_refunds').set({ status: decided.status }).where('id', '=', made.id).execute();
        }
        const payload = { refund: { entity: refundEntity(decided) }, payment: { entity: paymentEntity(of) } };
        await queueEvents(trx, [{ event: `refund.${decided.status}`, payload }], behaves, now());
        return made;
      });
    },
  };
}

function capturedEvents(payment: SandboxPayment, order: SandboxOrder) {
  const entity = { entity: paymentEntity(payment) };
  return [
    { event: 'payment.captured', payload: { payment: entity } },
    { event: 'order.paid', payload: { payment: entity, order: { entity: orderEntity(order) } } },
  ];
}
