import { createHash, createHmac } from 'node:crypto';
import { signatureMatches } from '../../../platform/signature.ts';
import { authorize, book } from '../ask-provider.ts';
import type { PaymentContext } from '../payment-context.ts';
import { paymentsRepository } from '../payments-repository.ts';
import type { ProviderPayment } from '../provider.ts';
import { concludeRefund } from '../refunds/conclude-refund.ts';
import { isCaptured } from '../transitions.ts';
import { readWebhookEvent, type WebhookEvent } from './webhook-event.ts';

export interface Delivery {
  /** As it came over the wire: the signature is over these very bytes. */
  readonly body: Buffer;
  /** X-Razorpay-Signature; '' without one. */
  readonly signature: string;
  /** X-Razorpay-Event-Id; '' without one. */
  readonly eventId: string;
}

export type WebhookResult = 'forged' | 'unreadable' | 'repeated' | 'done';

/**
 * Takes what the provider tells by itself. An event counts once, in whatever order it comes: its effects are moves
 * of the state machine, and it is marked as seen only after them, so that a fault on the way makes the provider
 * send it again. Throws when the database does not answer.
 */
export async function receiveWebhook(context: PaymentContext, delivery: Delivery): Promise<WebhookResult> {
  if (!isGenuine(context, delivery)) return 'forged';
  const event = readWebhookEvent(delivery.body.toString('utf8'));
  if (!event) return 'unreadable';
  // Without an id of its own an event is known by its content.
  const eventId = delivery.eventId || createHash('sha256').update(delivery.body).digest('hex');
  if (await isSeen(context, eventId)) return 'repeated';
  await act(context, event);
  await context.db
    .insertInto('webhook_events')
    .values({ event_id: eventId, event: event.name })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return 'done';
}

function isGenuine(context: PaymentContext, { body, signature }: Delivery): boolean {
  // Every secret is tried, whichever fits: how long it takes tells nothing.
  return context.provider
    .webhookSecrets(context.now())
    .map((secret) => signatureMatches(signature, webhookSignature(body, secret)))
    .some(Boolean);
}

/** What the provider signs a webhook with: hex HMAC-SHA256 of the raw body. */
export function webhookSignature(body: Buffer | string, secret: string): string {
  return createHmac('sha256', secret).update(body).digest('hex');
}

async function isSeen(context: PaymentContext, eventId: string): Promise<boolean> {
  const seen = await context.db
    .selectFrom('webhook_events')
    .select('event_id')
    .where('event_id', '=', eventId)
    .executeTakeFirst();
  return seen !== undefined;
}

async function act(context: PaymentContext, event: WebhookEvent): Promise<void> {
  switch (event.kind) {
    case 'payment':
      return actOnPayment(context, event.name, event.payment);
    case 'refund':
      return concludeRefund(context, event.refund);
    case 'other':
      context.log.info({ event: event.name }, 'webhook of no concern');
  }
}

async function actOnPayment(context: PaymentContext, event: string, attempt: ProviderPayment): Promise<void> {
  const payment = await paymentsRepository(context.db).byProviderOrder(attempt.orderId);
  if (!payment) {
    context.log.warn({ event, attempt: attempt.id }, 'webhook for an order this store does not know');
    return;
  }
  switch (attempt.status) {
    case 'captured':
      await book(context, payment, attempt);
      return;
    case 'authorized':
      // The provider captures by itself and tells so next; if it does not, the reconciler asks it to.
      if (!isCaptured(payment.state)) await authorize(context, payment, attempt, 'authorized-by-webhook');
      return;
    // The window lets the shopper try again on the same order, so one failed attempt ends nothing: the browser
    // reports when it gives up, and the reconciler ends what is never reported.
    case 'failed':
    case 'pending':
    case 'refunded':
      return;
  }
}
