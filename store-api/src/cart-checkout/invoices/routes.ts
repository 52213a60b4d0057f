import { setTimeout as wait } from 'node:timers/promises';
import { getOrderInvoice } from 'shared-contracts/api/get-order-invoice';
import { createFairQueue } from 'shared-contracts/server-kit/fair-queue';
import type { Api } from '../../platform/http/api.ts';
import { registerUserFile } from '../../platform/http/file-calls.ts';
import { inTurn } from '../../platform/http/in-turn.ts';
import { forbidden, notFound } from '../../platform/http/problems.ts';
import { drawnPdf, invoicePdf } from './invoice-pdf.ts';

/** The papers of a year's orders, twice. */
const PER_PERSON = { name: 'invoices-person', allowed: 120, windowSeconds: 600 };

/** Another process, or one that books a refund of the order, may have what is owed under work for a moment. */
const ATTEMPTS = 3;
const RETRY_MS = 200;

/** @param giveNumbers what the job does for all, done at once for a document that is wanted */
export function invoicesRoutes(api: Api, giveNumbers: () => Promise<unknown>): void {
  const drawing = createFairQueue({ running: 2, runningPerClient: 1, waiting: 64, maxWaitMs: 20_000 });

  /** People take turns, so that one who asks for many delays their own (OPS-10). */
  const drawInTurn = (userId: number, number: string) =>
    inTurn(drawing, String(userId), 'Many documents are made just now. Please try again in a moment.', () =>
      invoicePdf(api.db, number),
    );

  const issued = (orderNumber: string) =>
    api.db
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.order_id', 'invoices.order_id')
      .select(['invoices.number', 'invoices.kind', 'orders.user_id'])
      .where('orders.order_number', '=', orderNumber)
      .orderBy('invoice_id')
      .execute();

  async function documentsOf(orderNumber: string) {
    let documents = await issued(orderNumber);
    for (let attempt = 1; documents.length === 0 && attempt <= ATTEMPTS; attempt += 1) {
      if (attempt > 1) await wait(RETRY_MS);
      await giveNumbers().catch((fault: unknown) =>
        api.http.log.warn({ err: fault }, 'owed documents were not numbered'),
      );
      documents = await issued(orderNumber);
    }
    return documents;
  }

  registerUserFile(api, getOrderInvoice, async ({ parameters, user }) => {
    await api.limits.count(PER_PERSON, String(user.userId));
    const documents = await documentsOf(parameters.OrderNumber);
    const [first] = documents;
    if (!first) throw notFound('There is no invoice for this order.');
    if (first.user_id !== user.userId) throw forbidden('This order belongs to another person.');
    const requested = documents.find(({ number, kind }) =>
      parameters.DocumentNumber ? number === parameters.DocumentNumber : kind === 'invoice',
    );
    const pdf =
      requested && ((await drawnPdf(api.db, requested.number)) ?? (await drawInTurn(user.userId, requested.number)));
    if (!pdf) throw notFound('There is no such document for this order.');
    return { ...pdf, contentType: 'application/pdf' };
  });
}
