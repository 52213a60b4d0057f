import { getRazorPay } from 'shared-contracts/api/get-razor-pay';
import type { Api } from '../../platform/http/api.ts';
import { registerUserCall } from '../../platform/http/calls.ts';
import { conflict, tooManyRequests, unavailable } from '../../platform/http/problems.ts';
import { countCouponGuess } from '../coupons/coupon-guesses.ts';
import type { PaymentContext } from '../payments/payment-context.ts';
import { paymentStatus } from '../payments/payment-status.ts';
import { paymentsRepository } from '../payments/payments-repository.ts';
import type { ContextOf } from '../payments/routes.ts';
import { readBuyer, readHandOff } from './read-hand-off.ts';
import { countStart, mayHold } from './start-limits.ts';
import { type StartResult, startPayment } from './start-payment.ts';

const START_AGAIN_SECONDS = 15 * 60;

/** Starts a payment from the cart's hand-off, or refuses it. */
export function checkoutRoutes(api: Api, context: ContextOf): void {
  registerUserCall(api, getRazorPay, async ({ parameters, user, request }) => {
    const at = context(request);
    await countStart(api.limits, request, user.userId);
    await countCouponGuess(api.limits, request, { code: parameters.CouponCode, userId: user.userId });
    const person = await readBuyer(api.db, user.userId, parameters);
    const purchase = await readHandOff(api.db, parameters, person, api.settings.store);
    const started = await startPayment(at, purchase, {
      mayHold: await mayHold(api.limits, request, purchase.lines),
    });
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
}

async function refused(
  context: PaymentContext,
  userId: number,
  key: string | undefined,
  result: Extract<StartResult, { ok: false }>,
) {
  switch (result.code) {
    case 'provider-unavailable':
      return unavailable('payment-provider-unavailable', 'The payment provider does not answer. Please try again.');
    case 'idempotency-conflict':
      return conflict(result.code, 'This IdempotencyKey was used with another hand-off.');
    case 'overtaken':
      return conflict(
        result.code,
        'You have started another payment since. Please try again to continue with this one.',
      );
    case 'too-many-starts':
      return tooManyRequests(START_AGAIN_SECONDS);
    case 'already-paid':
      return conflict(result.code, 'This purchase is paid already.', await orderOf(context, userId, key));
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
  'out-of-stock': 'Something in the cart is not available in this quantity.',
  'over-limit': 'Something in the cart is more than one order may hold.',
  'coupon-invalid': 'The coupon does not apply to this cart.',
} as const;

async function orderOf(context: PaymentContext, userId: number, key: string | undefined) {
  const payment = key === undefined ? undefined : await paymentsRepository(context.db).byKey(userId, key);
  if (!payment) return {};
  const { OrderNumber } = await paymentStatus(context, userId, { IdempotencyKey: payment.idempotency_key });
  return OrderNumber === undefined ? {} : { OrderNumber };
}
