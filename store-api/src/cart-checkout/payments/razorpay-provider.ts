import Razorpay from 'razorpay';
import * as v from 'valibot';
import type { WebhookSecrets } from '../../platform/settings/settings.ts';
import { checkoutSignature, signatureMatches } from '../../platform/signature.ts';
import { DAY_MS } from '../../platform/time.ts';
import { asProviderPayment, PaymentRecord } from './payment-record.ts';
import type { PaymentProvider, ProviderPayment, ProviderRefund, ProviderResult } from './provider.ts';
import { asProviderRefund, RefundRecord } from './refund-record.ts';

const TIMEOUT_MS = 10_000;

export interface RazorpayOptions {
  readonly keyId: string;
  readonly keySecret: string;
  readonly webhook: WebhookSecrets;
  /** Razorpay's own by default; replaced in tests. */
  readonly apiOrigin?: string;
  /** After each answer: whether the provider accepts the key. */
  readonly onKey?: (isAccepted: boolean) => void;
}

/** The most that the provider lists at once; unasked it lists fewer. */
const MOST_REFUNDS = 100;

export function createRazorpayProvider(options: RazorpayOptions): PaymentProvider {
  const { keyId, keySecret } = options;
  const razorpay = new Razorpay({ key_id: keyId, key_secret: keySecret });
  const ask = asking(options.onKey ?? (() => undefined));
  configureTransport(razorpay, options.apiOrigin);

  return {
    name: 'razorpay',
    keyId,
    checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
    createOrder: (order) =>
      ask(async () => {
        // The provider captures automatically, so that a closed browser leaves no money uncaptured.
        const created = await razorpay.orders.create({ ...order, payment_capture: true });
        return { id: created.id };
      }),
    paymentsOf: (orderId) => ask(async () => (await razorpay.orders.fetchPayments(orderId)).items.map(asPayment)),
    payment: (paymentId) => ask(async () => asPayment(await razorpay.payments.fetch(paymentId))),
    capture: (payment) =>
      ask(async () => asPayment(await razorpay.payments.capture(payment.id, payment.amount, payment.currency))),
    refundsOf: (paymentId) =>
      ask(async () =>
        (await razorpay.payments.fetchMultipleRefund(paymentId, { count: MOST_REFUNDS })).items.map(asRefund),
      ),
    refund: ({ paymentId, amount, key }) =>
      ask(async () => asRefund(await razorpay.payments.refund(paymentId, { amount, speed: 'normal', receipt: key }))),
    webhookSecrets: (now) => acceptedSecrets(options.webhook, now),
    signatureIsValid: ({ orderId, paymentId, signature }) =>
      signatureMatches(signature, checkoutSignature(orderId, paymentId, keySecret)),
  };
}

/** The secrets to accept now: events signed before the replacement are still on their way for a day. */
export function acceptedSecrets({ current, previous }: WebhookSecrets, now: Date): readonly string[] {
  const secrets = current === '' ? [] : [current];
  if (previous && now.getTime() < previous.replacedAt.getTime() + DAY_MS) secrets.push(previous.secret);
  return secrets;
}

/** The SDK has no options for timeout and host but exposes its axios client. */
function configureTransport(razorpay: Razorpay, apiOrigin: string | undefined): void {
  const { defaults } = (razorpay as unknown as { api: { rq: { defaults: { timeout: number; baseURL: string } } } }).api
    .rq;
  defaults.timeout = TIMEOUT_MS;
  if (apiOrigin !== undefined) defaults.baseURL = apiOrigin;
}

// The SDK only declares types, so responses are parsed.
function asPayment(record: unknown): ProviderPayment {
  return asProviderPayment(v.parse(PaymentRecord, record));
}

function asRefund(record: unknown): ProviderRefund {
  return asProviderRefund(v.parse(RefundRecord, record));
}

/**
 * The SDK throws {statusCode, error} for an answer of Razorpay's, and a TypeError when there was none. A refused key is no answer
 * about a payment, which may be asked about again once an operator has set another.
 */
function asking(onKey: (isAccepted: boolean) => void) {
  return async <Value>(request: () => Promise<Value>): Promise<ProviderResult<Value>> => {
    try {
      const value = await request();
      onKey(true);
      return { ok: true, value };
    } catch (fault) {
      const { statusCode, error } = fault as { statusCode?: number; error?: { description?: string } };
      if (statusCode === 401 || statusCode === 403) onKey(false);
      if (statusCode !== 400 && statusCode !== 404) return { ok: false, reason: 'unavailable' };
      onKey(true);
      return { ok: false, reason: 'refused', because: error?.description ?? `status ${statusCode}` };
    }
  };
}
