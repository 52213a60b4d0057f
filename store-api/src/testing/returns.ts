import { readInvoiceDocument } from '../cart-checkout/invoices/invoice-document.ts';
import { ask, bought, orders, type Piece } from './order-requests.ts';
import { anyShopper, stockedProduct } from './shop-floor.ts';
import type { TestApp } from './test-app.ts';

// An order that has come, and what becomes of pieces of it that go back.

export type DeliveredOrder = Awaited<ReturnType<typeof deliveredOrder>>;

/** Three sofas at 18 % and two stools at 5 %, delivered. */
export async function deliveredOrder(app: TestApp, more: { readonly now: () => Date } & Record<string, unknown>) {
  const shopper = await anyShopper(app);
  const sofa = await stockedProduct(app.db, { stock: 5, price: 11_800, shippingFee: 590, name: 'Gulmohar Sofa' });
  const stool = await stockedProduct(app.db, { stock: 5, price: 2_100, rate: 5, name: 'Neem Stool' });
  const basket = [
    { ProductId: sofa, Quantity: 3 },
    { ProductId: stool, Quantity: 2 },
  ];
  const order = await bought(app, shopper, basket, more);
  await order.deliver();
  return { shopper, sofa, stool, ...order };
}

/** Asks for a return and accepts it; answers its reference number. */
export async function acceptedReturn(
  app: TestApp,
  now: () => Date,
  order: DeliveredOrder,
  pieces: readonly Piece[],
): Promise<string> {
  const reference = await ask(app, order.shopper, order.returned([...pieces]));
  const [printed] = await orders(app, now, 'accept', reference);
  expect(printed).toContain(`${reference}: accepted (${order.number}); mail `);
  return reference;
}

/** The credit notes of an order, the first one first. */
export async function creditNotesOf(app: TestApp, orderId: number) {
  const notes = await app.db
    .selectFrom('invoices')
    .select('document')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'credit-note')
    .orderBy('invoice_id')
    .execute();
  return notes.map((note) => readInvoiceDocument(note.document));
}
