import { setTimeout as wait } from 'node:timers/promises';
import { paise } from 'shared-contracts/domain/money';
import { checkoutSignature, signatureMatches } from '../../../platform/signature.ts';
import type { PaymentProvider, ProviderPayment, ProviderRefund, ProviderResult } from '../provider.ts';
import type { SandboxBooks } from './books.ts';
import { SANDBOX_CHECKOUT_SCRIPT } from './checkout-routes.ts';
import type { SandboxKeys } from './keys.ts';
import type { SandboxPayment, SandboxRefund } from './tables.ts';
import { REFUND_REFUSALS, UNKNOWN_ID } from './wire.ts';

/** The bundled provider: no account, no money. Reads its books directly instead of over HTTP. */
export function createSandboxProvider(books: SandboxBooks, keys: SandboxKeys): PaymentProvider {
  /** As slow, or as silent, as the sandbox is set to be. */
  async function ask<Value>(answer: () => Promise<ProviderResult<Value>>): Promise<ProviderResult<Value>> {
    const { slowness, away } = await books.behaviour.read();
    if (slowness > 0) await wait(slowness);
    return away ? { ok: false, reason: 'unavailable' } : answer();
  }

  return {
    name: 'sandbox',
    keyId: keys.keyId,
    checkoutScript: SANDBOX_CHECKOUT_SCRIPT,
    createOrder: (order) =>
      ask(async () => {
        const { id } = await books.openOrder({ ...order, notes: '{}' });
        return { ok: true, value: { id } };
      }),
    paymentsOf: (orderId) =>
      ask(async () => {
        if (!(await books.order(orderId))) return unknown;
        return { ok: true, value: (await books.paymentsOf(orderId)).map(asPayment) };
      }),
    payment: (id) => ask(async () => found(await books.payment(id), asPayment)),
    capture: ({ id }) => ask(async () => found(await books.capture(id), asPayment)),
    refundsOf: (paymentId) => ask(async () => ({ ok: true, value: (await books.refundsOf(paymentId)).map(asRefund) })),
    refund: ({ paymentId, amount, key }) =>
      ask(async () => {
        const made = await books.refund({ paymentId, amount, receipt: key });
        return typeof made === 'string'
          ? { ok: false, reason: 'refused', because: REFUND_REFUSALS[made] }
          : { ok: true, value: asRefund(made) };
      }),
    webhookSecrets: () => [keys.webhookSecret],
    signatureIsValid: ({ orderId, paymentId, signature }) =>
      signatureMatches(signature, checkoutSignature(orderId, paymentId, keys.keySecret)),
  };
}

const unknown = { ok: false, reason: 'refused', because: UNKNOWN_ID } as const;

function found<Record, Value>(record: Record | undefined, as: (record: Record) => Value): ProviderResult<Value> {
  return record === undefined ? unknown : { ok: true, value: as(record) };
}

function asPayment(payment: SandboxPayment): ProviderPayment {
  return {
    id: payment.id,
    orderId: payment.order_id,
    amount: paise(payment.amount),
    currency: payment.currency,
    status: payment.status,
  };
}

function asRefund(refund: SandboxRefund): ProviderRefund {
  return {
    id: refund.id,
    paymentId: refund.payment_id,
    amount: paise(refund.amount),
    key: refund.receipt,
    status: refund.status,
  };
}
