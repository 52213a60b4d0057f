import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { signatureMatches } from '../../../platform/signature.ts';
import type { SandboxBooks } from './books.ts';
import type { SandboxKeys } from './keys.ts';
import { readPage, type SandboxLists } from './lists.ts';
import type { SandboxPayment } from './tables.ts';
import { collection, orderEntity, paymentEntity, REFUND_REFUSALS, refundEntity, refusal, UNKNOWN_ID } from './wire.ts';

const NewOrder = v.object({
  // The provider's own smallest order is one rupee.
  amount: v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(Number.MAX_SAFE_INTEGER)),
  currency: v.literal('INR'),
  receipt: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40))), null),
  notes: v.optional(v.record(v.string(), v.string()), {}),
});

const NewRefund = v.object({
  /** Without: all that is left. */
  amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(100), v.maxValue(Number.MAX_SAFE_INTEGER))),
  speed: v.optional(v.string()),
  receipt: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(40))), null),
});

type WithId = { Params: { id: string } };

/** The provider's Orders API as far as a store uses it, behind HTTP basic auth of key id and secret. */
export function serveOrdersApi(
  http: FastifyInstance,
  { books, lists }: { readonly books: SandboxBooks; readonly lists: SandboxLists },
  keys: SandboxKeys,
): void {
  const expected = `Basic ${Buffer.from(`${keys.keyId}:${keys.keySecret}`).toString('base64')}`;

  async function withRefunds(payment: SandboxPayment) {
    const refunds = await books.refundsOf(payment.id);
    const back = refunds.filter((refund) => refund.status === 'processed');
    return paymentEntity(
      payment,
      back.reduce((sum, refund) => sum + refund.amount, 0),
    );
  }

  http.register(
    async (api) => {
      api.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
        if (signatureMatches(request.headers.authorization ?? '', expected)) return;
        await reply.code(401).send(refusal('Authentication failed'));
      });
      api.addHook('preHandler', async (_request: FastifyRequest, reply: FastifyReply) => {
        const { slowness, away } = await books.behaviour.read();
        if (slowness > 0) await wait(slowness);
        if (away)
          await reply.code(503).send({ error: { code: 'SERVER_ERROR', description: 'Unavailable, as configured' } });
      });

      api.post('/orders', async (request, reply) => {
        const parsed = v.safeParse(NewOrder, request.body);
        if (!parsed.success) return reply.code(400).send(refusal(parsed.issues[0].message));
        const { notes, ...order } = parsed.output;
        return orderEntity(await books.openOrder({ ...order, notes: JSON.stringify(notes) }));
      });
      api.get<WithId>('/orders/:id', async ({ params }, reply) => {
        const order = await books.order(params.id);
        return order ? orderEntity(order) : unknown(reply);
      });
      api.get<WithId>('/orders/:id/payments', async ({ params }, reply) => {
        if (!(await books.order(params.id))) return unknown(reply);
        return collection(await Promise.all((await books.paymentsOf(params.id)).map(withRefunds)));
      });
      api.get<WithId>('/payments/:id', async ({ params }, reply) => {
        const payment = await books.payment(params.id);
        return payment ? withRefunds(payment) : unknown(reply);
      });
      api.post<WithId>('/payments/:id/capture', async ({ params }, reply) => {
        const payment = await books.capture(params.id);
        return payment ? withRefunds(payment) : unknown(reply);
      });
      api.get<WithId>('/refunds/:id', async ({ params }, reply) => {
        const refund = await books.refundById(params.id);
        return refund ? refundEntity(refund) : unknown(reply);
      });
      api.get('/orders', async ({ query }) => collection((await lists.orders(readPage(query))).map(orderEntity)));
      api.get('/payments', async ({ query }) =>
        collection(await Promise.all((await lists.payments(readPage(query))).map(withRefunds))),
      );
      api.get('/refunds', async ({ query }) => collection((await lists.refunds(readPage(query))).map(refundEntity)));
      api.get<{ Params: { refund: string } }>('/payments/:id/refunds/:refund', async ({ params }, reply) => {
        const refund = await books.refundById(params.refund);
        return refund ? refundEntity(refund) : unknown(reply);
      });
      api.get<WithId>('/payments/:id/refunds', async ({ params }) =>
        collection((await books.refundsOf(params.id)).map(refundEntity)),
      );
      api.post<WithId>('/payments/:id/refund', async ({ params, body }, reply) => {
        const parsed = v.safeParse(NewRefund, body ?? {});
        if (!parsed.success) return reply.code(400).send(refusal(parsed.issues[0].message));
        const { amount, receipt } = parsed.output;
        const refund = await books.refund({ paymentId: params.id, amount: amount ?? null, receipt });
        if (typeof refund === 'string') return reply.code(400).send(refusal(REFUND_REFUSALS[refund]));
        return refundEntity(refund);
      });
    },
    { prefix: '/payment-sandbox/v1' },
  );
}

function unknown(reply: FastifyReply) {
  return reply.code(400).send(refusal(UNKNOWN_ID));
}
