import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { getPaymentStatus } from 'shared-contracts/api/get-payment-status';
import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import { insertTransaction } from 'shared-contracts/api/insert-transaction';
import { makePaymentFailed } from 'shared-contracts/api/make-payment-failed';
import { verifyPayment as verifyPaymentCall } from 'shared-contracts/api/verify-payment';
import { usersRepository } from '../../account/people/users-repository.ts';
import type { Api } from '../../platform/http/api.ts';
import { registerUserCall } from '../../platform/http/calls.ts';
import { conflict, unavailable } from '../../platform/http/problems.ts';
import { readHandOff } from '../checkout/read-hand-off.ts';
import { type StartResult, startPayment } from '../checkout/start-payment.ts';
import { countCouponGuess } from '../coupons/coupon-guesses.ts';
import { afterPayment } from '../mails/after-payment.ts';
import type { PaymentDesk } from './ask-provider.ts';
import { chooseProvider } from './choose-provider.ts';
import { paymentJobs } from './payment-jobs.ts';
import { paymentStatus } from './payment-status.ts';
import { paymentsRepository } from './payments-repository.ts';
import type { PaymentProvider } from './provider.ts';
import { recordTransaction } from './record-transaction.ts';
import { reportFailure } from './report-failure.ts';
import { verifyPayment } from './verify-payment.ts';
import { serveWebhook } from './webhook/webhook-route.ts';

/** @param given stands in for the provider that the settings choose */
export async function paymentsRoutes(api: Api, given?: PaymentProvider): Promise<void> {
  const provider = given ?? (await chooseProvider(api));

  function desk(request: FastifyRequest): PaymentDesk {
    if (!provider) throw unavailable('payments-not-configured', 'This store cannot take payments yet.');
    return deskOf(api, provider, request.log);
  }

  if (provider) {
    serveWebhook(api.http, desk);
    api.jobs.push(...paymentJobs(deskOf(api, provider, api.http.log)));
  }

  registerUserCall(api, getRazorPay, async ({ parameters, user, request }) => {
    const at = desk(request);
    await countCouponGuess(api.limits, request, { code: parameters.CouponCode, userId: user.userId });
    const person = await usersRepository(api.db).record(user.userId);
    const purchase = await readHandOff(api.db, parameters, person, api.settings.store.stateCode);
    const started = await startPayment(at, purchase);
    if (!started.ok) throw await refused(at, user.userId, parameters.IdempotencyKey, started);
    const { contact } = purchase;
    return {
      amount: started.amount,
      currency: 'INR' as const,
      id: started.providerOrderId,
      key: at.provider.keyId,
      name: api.settings.store.name,
      prefill: { name: contact.name, email: contact.email, contact: contact.phone || person.MobileNo },
      checkoutScript: at.provider.checkoutScript,
      sandbox: at.provider.name === 'sandbox',
    };
  });

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
}

function deskOf(api: Api, provider: PaymentProvider, log: FastifyBaseLogger): PaymentDesk {
  const { db, now, settings } = api;
  return { db, provider, now, log, ...afterPayment(settings.store, now) };
}

async function refused(
  desk: PaymentDesk,
  userId: number,
  key: string | undefined,
  result: Extract<StartResult, { ok: false }>,
) {
  switch (result.code) {
    case 'provider-unavailable':
      return unavailable('payment-provider-unavailable', 'The payment provider does not answer. Please try again.');
    case 'idempotency-conflict':
      return conflict(result.code, 'This IdempotencyKey was used with another hand-off.');
    case 'already-paid':
      return conflict(result.code, 'This purchase is paid already.', await orderOf(desk, userId, key));
    case 'price-changed':
    case 'out-of-stock':
    case 'over-limit':
    case 'coupon-invalid': {
      const { code, total, lines } = result;
      return conflict(code, DETAIL[code], { total, lines });
    }
  }
}

const DETAIL = {
  'price-changed': 'The total is not what the shopper was shown.',
  'out-of-stock': 'Something in the cart is not to be had in this quantity.',
  'over-limit': 'Something in the cart is more than one order may hold.',
  'coupon-invalid': 'The coupon does not apply to this cart.',
} as const;

async function orderOf(desk: PaymentDesk, userId: number, key: string | undefined) {
  const payment = key === undefined ? undefined : await paymentsRepository(desk.db).byKey(userId, key);
  if (!payment) return {};
  const { OrderNumber } = await paymentStatus(desk, userId, { IdempotencyKey: payment.idempotency_key });
  return OrderNumber === undefined ? {} : { OrderNumber };
}
