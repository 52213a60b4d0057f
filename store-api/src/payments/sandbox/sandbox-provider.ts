import { paise } from 'shared-contracts/domain/money';
import type { PaymentProvider, ProviderPayment, ProviderResult } from '../provider.ts';
import { checkoutSignature, signatureMatches } from '../signature.ts';
import type { SandboxBooks, SandboxPayment } from './books.ts';
import { SANDBOX_CHECKOUT_SCRIPT } from './checkout-routes.ts';
import type { SandboxKeys } from './keys.ts';

/** The bundled provider: no account, no money. Reads its books directly instead of over HTTP. */
export function createSandboxProvider(books: SandboxBooks, keys: SandboxKeys): PaymentProvider {
  const payment = async (id: string) => found(await books.payment(id), asPayment);
  return {
    name: 'sandbox',
    keyId: keys.keyId,
    checkoutScript: SANDBOX_CHECKOUT_SCRIPT,
    async createOrder(order) {
      const { id } = await books.openOrder({ ...order, notes: '{}' });
      return { ok: true, value: { id } };
    },
    async paymentsOf(orderId) {
      if (!(await books.order(orderId))) return { ok: false, reason: 'not-found' };
      return { ok: true, value: (await books.paymentsOf(orderId)).map(asPayment) };
    },
    payment,
    // The window captures at once, so there is nothing left to take.
    capture: ({ id }) => payment(id),
    signatureIsValid: ({ orderId, paymentId, signature }) =>
      signatureMatches(signature, checkoutSignature(orderId, paymentId, keys.keySecret)),
  };
}

function found<Record, Value>(record: Record | undefined, as: (record: Record) => Value): ProviderResult<Value> {
  return record === undefined ? { ok: false, reason: 'not-found' } : { ok: true, value: as(record) };
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
