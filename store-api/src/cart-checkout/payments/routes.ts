import type { FastifyBaseLogger } from 'fastify';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { insertTransaction } from 'shared-contracts/api/insert-transaction';
import { makePaymentFailed } from 'shared-contracts/api/make-payment-failed';
import { verifyPayment as verifyPaymentCall } from 'shared-contracts/api/verify-payment';
import type { Api } from '../../platform/http/api.ts';
import { registerUserCall } from '../../platform/http/calls.ts';
import { unavailable } from '../../platform/http/problems.ts';
import type { Job } from '../../platform/jobs.ts';
import { chooseProvider } from './choose-provider.ts';
import { combineListeners, type PaymentContext, type PaymentListener } from './payment-context.ts';
import { observePayments } from './payment-metrics.ts';
import { paymentStatus } from './payment-status.ts';
import type { PaymentProvider } from './provider.ts';
import { reconcile } from './reconciler/reconcile.ts';
import { recordTransaction } from './record-transaction.ts';
import { workRefunds } from './refunds/refund-worker.ts';
import { reportFailure } from './report-failure.ts';
import { verifyPayment } from './verify-payment.ts';
import { serveWebhook } from './webhook/webhook-route.ts';

/** Throws 503 where the store cannot take payments. */
export type ContextOf = (request: { readonly log: FastifyBaseLogger }) => PaymentContext;

/**
 * Registers the payment routes and jobs; returns the context of the payment steps.
 * @param given replaces the provider chosen by the settings
 */
export async function paymentsRoutes(
  api: Api,
  listeners: readonly PaymentListener[],
  given?: PaymentProvider,
): Promise<ContextOf> {
  const { db, now } = api;
  const provider = given ?? (await chooseProvider(api));
  const listener = combineListeners(listeners);
  const context: ContextOf = ({ log }) => {
    if (!provider) throw unavailable('payments-not-configured', 'This store cannot take payments yet.');
    return { db, provider, now, log, ...listener };
  };

  if (provider) {
    serveWebhook(api, context);
    api.jobs.push(...paymentJobs(context(api.http)));
    observePayments(api.metrics.registry, db, now);
  }

  registerUserCall(api, verifyPaymentCall, async ({ parameters, user, request }) => {
    const success = await verifyPayment(context(request), user.userId, {
      orderId: parameters.OrderId,
      paymentId: parameters.PaymentId,
      signature: parameters.Signature,
    });
    if (!success) api.security.report('signature-refused', { detail: 'payment', person: user.userId, request });
    return { success };
  });

  registerUserCall(api, insertTransaction, async ({ parameters, user, request }) =>
    recordTransaction(context(request), user.userId, {
      orderId: parameters.orderId,
      paymentId: parameters.transactionId,
      json: parameters.paymentTransactionJson,
    }),
  );

  registerUserCall(api, makePaymentFailed, async ({ parameters, user, request }) =>
    reportFailure(context(request), user.userId, parameters.OrderId),
  );

  registerUserCall(api, getPaymentStatus, async ({ parameters, user, request }) =>
    paymentStatus(context(request), user.userId, parameters),
  );
  return context;
}

const RECONCILE_EVERY_MS = 30_000;
const REFUND_EVERY_MS = 10_000;

function paymentJobs(context: PaymentContext): Job[] {
  return [
    // The provider limits what all processes ask together.
    { name: 'reconcile-payments', everyMs: RECONCILE_EVERY_MS, byOne: true, run: () => reconcile(context) },
    { name: 'work-refunds', everyMs: REFUND_EVERY_MS, run: () => workRefunds(context) },
  ];
}
