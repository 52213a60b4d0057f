import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import type { PaymentState } from 'shared-contracts/api/shapes/payment-state';
import { giveAllNumbers } from '../cart-checkout/mails/tell-numbers.ts';
import { combineListeners, type PaymentContext } from '../cart-checkout/payments/payment-context.ts';
import { reconcile } from '../cart-checkout/payments/reconciler/reconcile.ts';
import { workRefunds } from '../cart-checkout/payments/refunds/refund-worker.ts';
import { type SandboxBehaviour, sandboxBehaviour } from '../cart-checkout/payments/sandbox/behaviour.ts';
import { sandboxBooks } from '../cart-checkout/payments/sandbox/books.ts';
import { sandboxKeys } from '../cart-checkout/payments/sandbox/keys.ts';
import { createSandboxProvider } from '../cart-checkout/payments/sandbox/sandbox-provider.ts';
import { sendWebhooks } from '../cart-checkout/payments/sandbox/webhook-sender.ts';
import { webhookSignature } from '../cart-checkout/payments/webhook/receive-webhook.ts';
import { WEBHOOK_PATH } from '../cart-checkout/payments/webhook/webhook-route.ts';
import { paymentListeners } from '../cart-checkout/routes.ts';
import type { TestApp } from './test-app.ts';

// What happens behind a purchase's back: the provider's webhooks, the reconciler, refunds.

/** The payment steps' context as the running API has it, for work that has no call. */
export async function testPayments(app: TestApp, now: () => Date): Promise<PaymentContext> {
  return {
    db: app.db,
    provider: createSandboxProvider(sandboxBooks(app.db, now), await sandboxKeys(app.db)),
    now,
    log: pino({ level: 'silent' }),
    ...combineListeners(paymentListeners(app.settings, now)),
  };
}

/** Lets the sandbox send what is due; answers how many deliveries it made. */
export async function deliverWebhooks(app: TestApp, now: Date): Promise<number> {
  const { webhookSecret } = await sandboxKeys(app.db);
  const sent = await sendWebhooks(app.http, app.db, webhookSecret, now);
  await giveAllNumbers(app.db);
  return sent;
}

/** Posts an event as the provider signs it; answers the status. */
export async function postEvent(app: TestApp, event: object, eventId = randomUUID()): Promise<number> {
  const { webhookSecret } = await sandboxKeys(app.db);
  const payload = JSON.stringify(event);
  const { statusCode } = await app.http.inject({
    method: 'POST',
    url: WEBHOOK_PATH,
    payload,
    headers: {
      'content-type': 'application/json',
      'x-razorpay-signature': webhookSignature(payload, webhookSecret),
      'x-razorpay-event-id': eventId,
    },
  });
  await giveAllNumbers(app.db);
  return statusCode;
}

export async function runReconciler(app: TestApp, now: () => Date): Promise<void> {
  await reconcile(await testPayments(app, now));
  await giveAllNumbers(app.db);
}

export async function runRefunds(app: TestApp, now: () => Date): Promise<void> {
  await workRefunds(await testPayments(app, now));
  await giveAllNumbers(app.db);
}

export async function configureSandbox(app: TestApp, behaviour: Partial<SandboxBehaviour> | object): Promise<void> {
  await sandboxBehaviour(app.db).change(behaviour);
}

export interface MoneyRows {
  readonly state: PaymentState;
  readonly history: readonly string[];
  /** Rows of the ledger. */
  readonly ledger: number;
  /** Orders the shopper sees. */
  readonly orders: number;
  readonly refunds: readonly { readonly state: string; readonly amount: number }[];
}

/** What the books say of one purchase, by the provider's order id. */
export async function moneyRows(app: TestApp, providerOrderId: string): Promise<MoneyRows> {
  const payment = await app.db
    .selectFrom('payments')
    .innerJoin('orders', 'orders.order_id', 'payments.order_id')
    .select(['payment_id', 'state', 'paid_at'])
    .where('provider_order_id', '=', providerOrderId)
    .executeTakeFirstOrThrow();
  const of = payment.payment_id;
  const history = await app.db
    .selectFrom('payment_history')
    .selectAll()
    .where('payment_id', '=', of)
    .orderBy('payment_history_id')
    .execute();
  const ledger = await app.db.selectFrom('payment_transactions').selectAll().where('payment_id', '=', of).execute();
  const refunds = await app.db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', of)
    .orderBy('refund_id')
    .execute();
  return {
    state: payment.state,
    history: history.map((row) => `${row.from_state ?? ''} → ${row.to_state}`),
    ledger: ledger.length,
    orders: payment.paid_at ? 1 : 0,
    refunds: refunds.map((refund) => ({ state: refund.state, amount: refund.amount_paise })),
  };
}
