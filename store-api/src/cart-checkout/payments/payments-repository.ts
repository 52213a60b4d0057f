import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';
import type { Database, Db } from '../../platform/database/schema.ts';
import { nextPollAt } from './next-poll.ts';
import { statesBefore } from './transitions.ts';

export type Payment = Selectable<Database['payments']>;

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
  | 'paid-twice'
  | 'refunded';

export interface PaymentMove {
  readonly cause: PaymentCause;
  readonly at: Date;
  readonly providerPaymentId?: string | null;
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

    /** A person's payments that are open, an ended one that was retried included, that have the key, or that began since. */
    ofPerson: (userId: number, key: string, since: Date) =>
      one()
        .where('user_id', '=', userId)
        .where((row) =>
          row.or([
            row('state', 'in', ['created', 'authorized']),
            row('under_way', '=', true),
            row('idempotency_key', '=', key),
            row('created_at', '>', since),
          ]),
        )
        .orderBy('payment_id')
        .execute(),

    /** Whether the payment is its person's purchase under way. */
    async setActive(paymentId: number, isActive: boolean): Promise<void> {
      await db.updateTable('payments').set({ under_way: isActive }).where('payment_id', '=', paymentId).execute();
    },

    /** Sets when the provider is queried next, unless the payment has changed its state since. */
    async schedulePoll(payment: Payment, nextPoll: Date | null, attempts: number): Promise<void> {
      await db
        .updateTable('payments')
        .set({ ask_at: nextPoll, asks: attempts })
        .where('payment_id', '=', payment.payment_id)
        .where('state', '=', payment.state)
        .execute();
    },

    /**
     * The provider's order of a payment: the given one, or the one that another request stored before. Null when a newer
     * purchase has overtaken this one.
     */
    async attachProviderOrder(paymentId: number, providerOrderId: string): Promise<string | null> {
      const attached = await db
        .updateTable('payments')
        .set({ provider_order_id: sql<string>`coalesce(provider_order_id, ${providerOrderId})` })
        .where('payment_id', '=', paymentId)
        .where('under_way', '=', true)
        .returning('provider_order_id')
        .executeTakeFirst();
      return attached?.provider_order_id ?? null;
    },

    /**
     * Moves a payment whose row is locked, with its history row. False, and nothing changed, when no transition leads
     * there from its state.
     */
    async move(payment: Payment, to: PaymentState, how: PaymentMove): Promise<boolean> {
      const { rows } = await sql`with ${movedPayment(payment, to, how)} select from moved`.execute(db);
      return rows.length === 1;
    },
  };
}

/**
 * SQL for two CTEs that move a payment whose row is locked and write its history: `moved` has its row (payment_id,
 * order_id), or none when no transition leads there from its state.
 */
export function movedPayment(
  payment: Payment,
  to: PaymentState,
  { cause, at, providerPaymentId = null }: PaymentMove,
): RawBuilder<unknown> {
  const nextPoll = payment.provider_order_id === null ? null : nextPollAt(to, 0, at);
  // An authorized payment is still under way and keeps the time at which its holds expire.
  const ending = to === 'authorized' ? sql`` : sql`under_way = false, ask_at = ${nextPoll}, asks = 0,`;
  return sql`
    moved as (
      update payments set state = ${to}, updated_at = ${at}, ${ending}
        provider_payment_id = coalesce(${providerPaymentId}, provider_payment_id)
      where payment_id = ${payment.payment_id} and state = ${payment.state} and state in (${sql.join(statesBefore(to))})
      returning payment_id, order_id
    ),
    history as (
      insert into payment_history (payment_id, from_state, to_state, cause)
      select payment_id, ${payment.state}, ${to}, ${cause} from moved
    )`;
}

export interface NewPayment {
  readonly userId: number;
  readonly amount: number;
  readonly provider: string;
  readonly key: string;
  /** Of the hand-off that started it. */
  readonly fingerprint: string;
}

/**
 * SQL for two CTEs that open a payment of the order of `drafted` (order_id) and begin its history: `opened` has its row, or
 * none when the person's key has a payment already.
 */
export function openedPayment(payment: NewPayment): RawBuilder<unknown> {
  return sql`
    opened as (
      insert into payments (order_id, user_id, amount_paise, provider, idempotency_key, fingerprint, under_way)
      select order_id, ${payment.userId}, ${payment.amount}, ${payment.provider}, ${payment.key},
        ${payment.fingerprint}, true
      from drafted
      on conflict (user_id, idempotency_key) do nothing
      returning *
    ),
    history as (
      insert into payment_history (payment_id, to_state, cause) select payment_id, 'created', 'started' from opened
    )`;
}
