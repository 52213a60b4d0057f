import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { checkoutSignature } from '../../../platform/signature.ts';
import type { SandboxBooks } from './books.ts';
import type { SandboxKeys } from './keys.ts';
import { orderEntity, refusal } from './wire.ts';

export const SANDBOX_CHECKOUT_SCRIPT = '/payment-sandbox/checkout.js';

const Id = v.pipe(v.string(), v.regex(/^order_[A-Za-z0-9]{1,40}$/));
const OrderQuery = v.object({ key: v.string(), order_id: Id });
const Attempt = v.object({ ...OrderQuery.entries, outcome: v.picklist(['success', 'failure']) });

/** What the payment window needs in the browser: its script, the order it shows, and the shopper's choice. */
export async function serveSandboxCheckout(
  http: FastifyInstance,
  books: SandboxBooks,
  keys: SandboxKeys,
): Promise<void> {
  const script = await readFile(new URL('checkout-window.js', import.meta.url), 'utf8');

  http.get(SANDBOX_CHECKOUT_SCRIPT, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(script),
  );

  // The amount is shown from the provider's books, not from what the page claims.
  http.get('/payment-sandbox/checkout/order', async (request, reply) => {
    const parsed = v.safeParse(OrderQuery, request.query);
    const order =
      parsed.success && parsed.output.key === keys.keyId ? await books.order(parsed.output.order_id) : undefined;
    reply.header('cache-control', 'no-store');
    return order ? orderEntity(order) : reply.code(400).send(refusal('The id provided does not exist'));
  });

  http.post('/payment-sandbox/checkout/payments', async (request, reply) => {
    const parsed = v.safeParse(Attempt, request.body);
    if (!parsed.success || parsed.output.key !== keys.keyId)
      return reply.code(400).send(refusal('The key or order is not valid'));
    const { order_id, outcome } = parsed.output;
    const { slowness } = await books.behaviour.read();
    if (slowness > 0) await wait(slowness);
    const payment = await books.attempt(order_id, outcome);
    if (payment === 'unknown-order') return reply.code(400).send(refusal('The id provided does not exist'));
    if (payment === 'already-paid') return reply.code(400).send(refusal('Payment already done for this order.'));
    const metadata = { payment_id: payment.id, order_id };
    if (payment.status === 'failed') {
      // 200: the tester chose failure, and a 4xx would appear as an error in the store's console.
      return refusal('The payment failed, as chosen in the test window.', { reason: 'payment_failed', metadata });
    }
    return {
      razorpay_payment_id: payment.id,
      razorpay_order_id: order_id,
      razorpay_signature: checkoutSignature(order_id, payment.id, keys.keySecret),
    };
  });
}
