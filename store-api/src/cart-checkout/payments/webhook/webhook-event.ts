import * as v from 'valibot';
import { asProviderPayment, PaymentRecord } from '../payment-record.ts';
import type { ProviderPayment, ProviderRefund } from '../provider.ts';
import { ProviderId } from '../provider-values.ts';
import { asProviderRefund, RefundRecord } from '../refund-record.ts';

export type WebhookEvent =
  | { readonly kind: 'payment'; readonly name: string; readonly payment: ProviderPayment }
  | { readonly kind: 'refund'; readonly name: string; readonly refund: ProviderRefund }
  | { readonly kind: 'other'; readonly name: string };

const entity = <Schema extends v.GenericSchema>(schema: Schema) => v.object({ entity: schema });

const PAYMENT_EVENTS = ['payment.authorized', 'payment.captured', 'payment.failed', 'order.paid'] as const;
const REFUND_EVENTS = ['refund.processed', 'refund.failed'] as const;
const UNDERSTOOD: ReadonlySet<string> = new Set([...PAYMENT_EVENTS, ...REFUND_EVENTS]);

const PaymentEvent = v.object({
  event: v.picklist(PAYMENT_EVENTS),
  payload: v.object({ payment: entity(PaymentRecord) }),
});
const RefundEvent = v.object({
  event: v.picklist(REFUND_EVENTS),
  payload: v.object({ refund: entity(RefundRecord) }),
});
const OtherEvent = v.object({
  // An event that is understood must say what it is about.
  event: v.pipe(
    ProviderId,
    v.maxLength(100),
    v.check((name) => !UNDERSTOOD.has(name)),
  ),
});

/** Reads a webhook's body, whose signature has been checked. Null when it is not an event at all. */
export function readWebhookEvent(body: string): WebhookEvent | null {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), body);
  if (!json.success) return null;
  const payment = v.safeParse(PaymentEvent, json.output);
  if (payment.success) {
    const { event: name, payload } = payment.output;
    return { kind: 'payment', name, payment: asProviderPayment(payload.payment.entity) };
  }
  const refund = v.safeParse(RefundEvent, json.output);
  if (refund.success) {
    const { event: name, payload } = refund.output;
    return { kind: 'refund', name, refund: asProviderRefund(payload.refund.entity) };
  }
  const other = v.safeParse(OtherEvent, json.output);
  return other.success ? { kind: 'other', name: other.output.event } : null;
}
