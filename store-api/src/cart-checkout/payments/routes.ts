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
import { inTurn, type PaymentDesk, type PaymentListener } from './payment-desk.ts';
import { paymentStatus } from './payment-status.ts';
import type { PaymentProvider } from './provider.ts';
import { reconcile } from './reconciler/reconcile.ts';
import { recordTransaction } from './record-transaction.ts';
import { workRefunds } from './refunds/refund-worker.ts';
import { reportFailure } from './report-failure.ts';
import { verifyPayment } from './verify-payment.ts';
import { serveWebhook } from './webhook/webhook-route.ts';

/** What the payment steps of a request share. Throws 503 where the store cannot take payments. */
export type DeskOf = (request: { readonly log: FastifyBaseLogger }) => PaymentDesk;

/**
 * Payments under way, from the window to the money. Answers the desk for those who start them.
 * @param given stands in for the provider that the settings choose
 */
export async function paymentsRoutes(
  api: Api,
  listeners: readonly PaymentListener[],
  given?: PaymentProvider,
): Promise<DeskOf> {
  const { db, now } = api;
  const provider = given ?? (await chooseProvider(api));
  const listener = inTurn(listeners);
  const desk: DeskOf = ({ log }) => {
    if (!provider) throw unavailable('payments-not-configured', 'This store cannot take payments yet.');
    return { db, provider, now, log, ...listener };
  };

  if (provider) {
    serveWebhook(api.http, desk);
    api.jobs.push(...paymentJobs(desk(api.http)));
  }

  registerUserCall(api, verifyPaymentCall, async ({ parameters, user, request }) => ({
    success: await verifyPayment(desk(request), user.userId, {
      orderId: parameters.OrderId,
      paymentId: parameters.PaymentId,
      signature: parameters.Signature,
    }),
  }));

  registerUserCall(api, insertTransaction, async ({ parameters, user, request }) =>
    recordTransaction(desk(request), user.userId, {
      orderId: parameters.orderId,
      paymentId: parameters.transactionId,
      json: parameters.paymentTransactionJson,
    }),
  );

  registerUserCall(api, makePaymentFailed, async ({ parameters, user, request }) => ({
    success: await reportFailure(desk(request), user.userId, parameters.OrderId),
  }));

  registerUserCall(api, getPaymentStatus, async ({ parameters, user, request }) =>
    paymentStatus(desk(request), user.userId, parameters),
  );
  return desk;
}

const RECONCILE_EVERY_MS = 30_000;
const REFUND_EVERY_MS = 10_000;

/** What keeps money from hanging: payments nobody finished, and refunds the provider has not made yet. */
function paymentJobs(desk: PaymentDesk): Job[] {
  return [
    { name: 'reconcile-payments', everyMs: RECONCILE_EVERY_MS, run: () => reconcile(desk) },
    { name: 'work-refunds', everyMs: REFUND_EVERY_MS, run: () => workRefunds(desk) },
  ];
}
