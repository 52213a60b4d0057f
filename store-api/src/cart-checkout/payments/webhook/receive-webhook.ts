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
 * Processes a webhook. Events are idempotent in any order: their effects are state transitions, and an event is marked
 * as seen only afterwards, so that the provider resends it after a fault. Throws when the database is unavailable.
 */
export async function receiveWebhook(context: PaymentContext, delivery: Delivery): Promise<WebhookResult> {
  if (!isGenuine(context, delivery)) return 'forged';
  const event = readWebhookEvent(delivery.body.toString('utf8'));
  if (!event) return 'unreadable';
  // An event without an id is identified by its content.
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
  // Tries every secret, so that the time reveals nothing.
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
      // The provider captures automatically and sends another event; otherwise the reconciler captures.
      if (!isCaptured(payment.state)) await authorize(context, payment, attempt, 'authorized-by-webhook');
      return;
    // The shopper may retry on the same order, so a failed attempt ends nothing: the browser reports when it gives up,
    // and the reconciler ends what is never reported.
    case 'failed':
    case 'pending':
    case 'refunded':
      return;
  }
}
