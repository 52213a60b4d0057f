import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { claimDue, type Queue } from '../../../platform/database/claim-due.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { webhookSignature } from '../webhook/receive-webhook.ts';
import { WEBHOOK_PATH } from '../webhook/webhook-route.ts';
import type { SandboxBehaviour } from './behaviour.ts';

/** The real provider gives up after a day, too. */
const MOST_ATTEMPTS = 30;
const DELIVERIES: Queue<'sandbox_webhooks'> = {
  table: 'sandbox_webhooks',
  id: 'delivery_id',
  open: sql`delivered_at is null and attempts < ${MOST_ATTEMPTS}`,
  atOnce: 20,
  firstWaitMs: 1000,
  longestWaitMs: 60 * 60 * 1000,
};
/** Separates the events of one transaction, so that they stay in order. */
const APART_MS = 1;

export interface SandboxEvent {
  readonly event: string;
  readonly payload: Readonly<Record<string, { readonly entity: unknown }>>;
}

/** Must run in the transaction of the events. */
export async function queueEvents(
  trx: Db,
  events: readonly SandboxEvent[],
  { webhooks }: SandboxBehaviour,
  now: Date,
): Promise<void> {
  if (!webhooks.send) return;
  const order = webhooks.reversed ? [...events].reverse() : events;
  const deliveries = order.flatMap(({ event, payload }, place) => {
    const body = JSON.stringify({
      entity: 'event',
      account_id: 'acc_sandbox',
      event,
      contains: Object.keys(payload),
      payload,
      created_at: Math.floor(now.getTime() / 1000),
    });
    const event_id = `evt_${randomBytes(10).toString('hex')}`;
    const next_attempt_at = new Date(now.getTime() + webhooks.delay + place * APART_MS);
    return Array.from({ length: webhooks.times }, () => ({
      event_id,
      event,
      body,
      next_attempt_at,
      delivered_at: null,
    }));
  });
  await trx.insertInto('sandbox_webhooks').values(deliveries).execute();
}

/** Sends due deliveries; retries those that are not answered with 2xx, with backoff. */
export async function sendWebhooks(http: FastifyInstance, db: Db, secret: string, now: Date): Promise<number> {
  const due = await claimDue(db, DELIVERIES, now);
  for (const delivery of due) {
    const answer = await http.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      payload: delivery.body,
      headers: {
        'content-type': 'application/json',
        'x-razorpay-event-id': delivery.event_id,
        'x-razorpay-signature': webhookSignature(delivery.body, secret),
      },
    });
    if (answer.statusCode < 200 || answer.statusCode >= 300) continue;
    await db
      .updateTable('sandbox_webhooks')
      .set({ delivered_at: now })
      .where('delivery_id', '=', delivery.delivery_id)
      .execute();
  }
  return due.length;
}
