import { getOrderInvoice } from 'shared-contracts/api/get-order-invoice';
import type { Api } from '../../platform/http/api.ts';
import { registerUserFile } from '../../platform/http/file-calls.ts';
import { forbidden, notFound } from '../../platform/http/problems.ts';
import { invoicePdf } from './invoice-pdf.ts';

export function invoicesRoutes(api: Api): void {
  registerUserFile(api, getOrderInvoice, async ({ parameters, user }) => {
    const documents = await api.db
      .selectFrom('invoices')
      .innerJoin('orders', 'orders.order_id', 'invoices.order_id')
      .select(['invoices.number', 'invoices.kind', 'orders.user_id'])
      .where('orders.order_number', '=', parameters.OrderNumber)
      .orderBy('invoice_id')
      .execute();
    const [first] = documents;
    if (!first) throw notFound('There is no invoice for this order.');
    if (first.user_id !== user.userId) throw forbidden('This order belongs to another person.');
    const requested = documents.find(({ number, kind }) =>
      parameters.DocumentNumber ? number === parameters.DocumentNumber : kind === 'invoice',
    );
    const pdf = requested && (await invoicePdf(api.db, requested.number));
    if (!pdf) throw notFound('There is no such document for this order.');
    return { ...pdf, contentType: 'application/pdf' };
  });
}
