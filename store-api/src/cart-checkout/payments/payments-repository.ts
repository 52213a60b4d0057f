import type { Selectable } from 'kysely';
import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';
import type { Database, Db } from '../../platform/database/schema.ts';
import { nextQuestion } from './next-question.ts';
import { statesBefore } from './transitions.ts';

export type Payment = Selectable<Database['payments']>;
export type PaymentsRepository = ReturnType<typeof paymentsRepository>;

/** Why a payment changed state, for its history. */
export type PaymentCause =
  | 'started'
  | 'superseded'
  | 'reported-failed'
  | 'provider-unavailable'
  | 'signature-verified'
  | 'captured'
  | 'captured-late'
  | 'authorized-by-webhook'
  | 'time-ran-out'
  | 'refunded';

export interface PaymentMove {
  readonly cause: PaymentCause;
  readonly at: Date;
  readonly providerPaymentId?: string;
}

export function paymentsRepository(db: Db) {
  const one = () => db.selectFrom('payments').selectAll();

  return {
    byProviderOrder: (providerOrderId: string) =>
      one().where('provider_order_id', '=', providerOrderId).executeTakeFirst(),

    byKey: (userId: number, key: string) =>
      one().where('user_id', '=', userId).where('idempotency_key', '=', key).executeTakeFirst(),

    byId: (paymentId: number) => one().where('payment_id', '=', paymentId).executeTakeFirst(),

    /** Locks the payment until the transaction ends. */
    lock: (paymentId: number) => one().where('payment_id', '=', paymentId).forUpdate().executeTakeFirstOrThrow(),

    /** A person's open payments, including an ended one that was retried. */
    open: (userId: number) =>
      one()
        .where('user_id', '=', userId)
        .where((row) => row.or([row('state', 'in', ['created', 'authorized']), row('under_way', '=', true)]))
        .orderBy('payment_id')
        .execute(),

    /** How many payments a person has started since and not paid. */
    async unpaidSince(userId: number, since: Date): Promise<number> {
      const { unpaid } = await db
        .selectFrom('payments')
        .select((row) => row.fn.countAll<number>().as('unpaid'))
        .where('user_id', '=', userId)
        .where('created_at', '>', since)
        .where('state', 'in', ['created', 'failed', 'expired'])
        .executeTakeFirstOrThrow();
      return unpaid;
    },

    /** Whether the payment is its person's purchase under way. */
    async setUnderWay(paymentId: number, isUnderWay: boolean): Promise<void> {
      await db.updateTable('payments').set({ under_way: isUnderWay }).where('payment_id', '=', paymentId).execute();
    },

    /** The id of the new payment, or null when the person's key has one already. */
    async add(payment: {
      orderId: number;
      userId: number;
      amount: number;
      provider: string;
      key: string;
      fingerprint: string;
    }): Promise<number | null> {
      const added = await db
        .insertInto('payments')
        .values({
          order_id: payment.orderId,
          user_id: payment.userId,
          amount_paise: payment.amount,
          provider: payment.provider,
          idempotency_key: payment.key,
          fingerprint: payment.fingerprint,
          under_way: true,
        })
        .onConflict((conflict) => conflict.columns(['user_id', 'idempotency_key']).doNothing())
        .returning('payment_id')
        .executeTakeFirst();
      if (!added) return null;
      await writeHistory(added.payment_id, null, 'created', 'started');
      return added.payment_id;
    },

    /** Sets when the provider is queried next, unless the payment has changed its state meanwhile. */
    async askNext(payment: Payment, askAt: Date | null, asks: number): Promise<void> {
      await db
        .updateTable('payments')
        .set({ ask_at: askAt, asks })
        .where('payment_id', '=', payment.payment_id)
        .where('state', '=', payment.state)
        .execute();
    },

    /**
     * The provider's order of a payment: the given one, or the one that another request stored before. Null when a newer
     * purchase has overtaken this one.
     */
    async attachProviderOrder(paymentId: number, providerOrderId: string): Promise<string | null> {
      await db
        .updateTable('payments')
        .set({ provider_order_id: providerOrderId })
        .where('payment_id', '=', paymentId)
        .where('provider_order_id', 'is', null)
        .where('under_way', '=', true)
        .execute();
      const payment = await one().where('payment_id', '=', paymentId).executeTakeFirstOrThrow();
      return payment.under_way ? payment.provider_order_id : null;
    },

    /**
     * Moves a payment whose row is locked, with its history row in the same transaction. False, and nothing
     * changed, when no transition leads there from its state.
     */
    async move(payment: Payment, to: PaymentState, { cause, at, providerPaymentId }: PaymentMove): Promise<boolean> {
      const isKnown = payment.provider_order_id !== null;
      const moved = await db
        .updateTable('payments')
        .set({
          state: to,
          updated_at: at,
          // An authorized payment is still under way and keeps the time at which its holds expire.
          ...(to === 'authorized'
            ? {}
            : { under_way: false, ask_at: isKnown ? nextQuestion(to, 0, at) : null, asks: 0 }),
          ...(providerPaymentId ? { provider_payment_id: providerPaymentId } : {}),
        })
        .where('payment_id', '=', payment.payment_id)
        .where('state', '=', payment.state)
        .where('state', 'in', statesBefore(to))
        .executeTakeFirst();
      if (moved.numUpdatedRows === 0n) return false;
      await writeHistory(payment.payment_id, payment.state, to, cause);
      return true;
    },
  };

  async function writeHistory(paymentId: number, from: PaymentState | null, to: PaymentState, cause: PaymentCause) {
    await db
      .insertInto('payment_history')
      .values({ payment_id: paymentId, from_state: from, to_state: to, cause })
      .execute();
  }
}
