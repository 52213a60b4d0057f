import Razorpay from 'razorpay';
import { paise } from 'shared-contracts/domain/money';
import type { PaymentProvider, ProviderPayment, ProviderResult } from './provider.ts';
import { checkoutSignature, signatureMatches } from './signature.ts';

const TIMEOUT_MS = 10_000;

export interface RazorpayOptions {
  readonly keyId: string;
  readonly keySecret: string;
  /** Where the Orders API is; Razorpay's own unless something that speaks the same stands in for it. */
  readonly apiOrigin?: string;
}

/** The part of the SDK's payment and order records that is read; amounts arrive as number or text. */
interface PaymentRecord {
  readonly id: string;
  readonly order_id: string;
  readonly amount: number | string;
  readonly currency: string;
  readonly status: string;
}

export function createRazorpayProvider(options: RazorpayOptions): PaymentProvider {
  const { keyId, keySecret } = options;
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  configureTransport(razorpay, options.apiOrigin);

  return {
    name: 'razorpay',
    keyId,
    checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
    createOrder: (order) =>
      ask(async () => {
        // Captured by the provider itself, so that a browser that vanishes leaves no money hanging.
        const created = await razorpay.orders.create({ ...order, payment_capture: true });
        return { id: created.id };
      }),
    paymentsOf: (orderId) =>
      ask(async () =>
        (await razorpay.orders.fetchPayments(orderId)).items.map((item) => asPayment(item as PaymentRecord)),
      ),
    payment: (paymentId) => ask(async () => asPayment((await razorpay.payments.fetch(paymentId)) as PaymentRecord)),
    capture: (payment) =>
      ask(async () =>
        asPayment((await razorpay.payments.capture(payment.id, payment.amount, payment.currency)) as PaymentRecord),
      ),
    signatureIsValid: ({ orderId, paymentId, signature }) =>
      signatureMatches(signature, checkoutSignature(orderId, paymentId, keySecret)),
  };
}

/** The SDK has neither a time-out nor an option for its host, but keeps the axios client it calls with. */
function configureTransport(razorpay: Razorpay, apiOrigin: string | undefined): void {
  const { defaults } = (razorpay as unknown as { api: { rq: { defaults: { timeout: number; baseURL: string } } } }).api
    .rq;
  defaults.timeout = TIMEOUT_MS;
  if (apiOrigin !== undefined) defaults.baseURL = apiOrigin;
}

function asPayment(record: PaymentRecord): ProviderPayment {
  return {
    id: record.id,
    orderId: record.order_id,
    amount: paise(Number(record.amount)),
    currency: record.currency,
    status: asStatus(record.status),
  };
}

function asStatus(status: string): ProviderPayment['status'] {
  switch (status) {
    case 'authorized':
    case 'captured':
    case 'failed':
    case 'refunded':
      return status;
    default:
      return 'pending';
  }
}

/** The SDK throws {statusCode, error} for an answer of Razorpay's, and a TypeError when there was none. */
async function ask<Value>(request: () => Promise<Value>): Promise<ProviderResult<Value>> {
  try {
    return { ok: true, value: await request() };
  } catch (fault) {
    const status = (fault as { statusCode?: number }).statusCode;
    return { ok: false, reason: status === 400 || status === 404 ? 'not-found' : 'unavailable' };
  }
}
