import { paise } from 'shared-contracts/domain/money';
import { command } from '../../platform/command-line/command.ts';
import type { Db } from '../../platform/database/schema.ts';
import { indianDay } from '../../platform/time.ts';
import { type InvoiceDocument, type InvoiceLine, isInterState } from '../invoices/invoice-document.ts';
import { DOCUMENTS, periodOf } from './report-period.ts';
import { pagesOfTaxDocuments } from './tax-documents.ts';

/** A row per line of a document, by the sections of the e-invoice schema (INV-01); docs/law.md says what is unsure. */
export const exportOrders = command({
  name: 'orders export',
  summary: 'Every line of every invoice and credit note, with its order, parties, tax and payment.',
  details:
    'One row a line, for accounting and e-invoice systems; "--format jsonl" for programs. It names buyers: keep it as you keep invoices.',
  options: DOCUMENTS,
  columns: {
    document: 'text',
    kind: 'text',
    document_day: 'text',
    original: 'text',
    original_day: 'text',
    reason: 'text',
    order: 'text',
    order_time: 'time',
    coupon: 'text',
    seller_gstin: 'text',
    seller_name: 'text',
    seller_address: 'text',
    seller_state_code: 'text',
    buyer_gstin: 'text',
    buyer_name: 'text',
    buyer_address: 'text',
    buyer_city: 'text',
    buyer_postal_code: 'text',
    buyer_state_code: 'text',
    buyer_email: 'text',
    delivery_name: 'text',
    delivery_address: 'text',
    delivery_city: 'text',
    delivery_postal_code: 'text',
    delivery_state_code: 'text',
    place_of_supply: 'text',
    supply: 'text',
    line: 'number',
    product: 'number',
    sku: 'text',
    description: 'text',
    hsn: 'text',
    is_service: 'text',
    quantity: 'number',
    unit: 'text',
    price: 'rupees',
    discount: 'rupees',
    shipping: 'rupees',
    unit_price_before_tax: 'number',
    gross_before_tax: 'rupees',
    discount_before_tax: 'rupees',
    taxable: 'rupees',
    rate: 'number',
    igst: 'rupees',
    cgst: 'rupees',
    sgst: 'rupees',
    total: 'rupees',
    document_total: 'rupees',
    payment_provider: 'text',
    payment: 'text',
    payment_state: 'text',
  },
  examples: [
    '--from 2026-11-01 --to 2026-11-30 --format csv > november.csv',
    '--format jsonl | gzip > orders.jsonl.gz',
  ],
  async *run({ db, progress }, given) {
    let done = 0;
    for await (const page of pagesOfTaxDocuments(db, { ...periodOf(given), isTest: given.test })) {
      const facts = await factsOf(
        db,
        page.map(({ orderNumber }) => orderNumber),
      );
      for (const document of page) yield* rowsOf(document, facts);
      done += page.length;
      progress({ done, what: 'documents' });
    }
  },
});

/** What the documents do not say of their orders and lines. */
async function factsOf(db: Db, orderNumbers: readonly string[]) {
  const orders = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.order_id', 'orders.order_id')
    .select(['order_number', 'orders.order_id', 'orders.created_at', 'coupon_code', 'contact_email'])
    .select(['delivery_postal_code', 'provider', 'provider_payment_id', 'state'])
    .where('order_number', 'in', orderNumbers)
    .execute();
  const items = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.order_id', 'order_items.order_id')
    .leftJoin('products', 'products.product_id', 'order_items.product_id')
    .select(['order_item_id', 'order_items.product_id', 'products.sku'])
    .where('order_number', 'in', orderNumbers)
    .execute();
  return {
    orders: new Map(orders.map((order) => [order.order_number, order])),
    items: new Map(items.map((item) => [item.order_item_id, item])),
  };
}

type Facts = Awaited<ReturnType<typeof factsOf>>;

function* rowsOf(document: InvoiceDocument, { orders, items }: Facts) {
  const order = orders.get(document.orderNumber);
  if (!order) throw new Error(`${document.number} has no order`);
  const { seller, buyer, original, placeOfSupply } = document;
  const delivery = document.delivery ?? buyer;
  const head = {
    document: document.number,
    kind: document.kind,
    document_day: indianDay(new Date(document.issuedAt)),
    original: original?.number ?? '',
    original_day: original ? indianDay(new Date(original.issuedAt)) : '',
    reason: document.reason,
    order: document.orderNumber,
    order_time: order.created_at,
    coupon: order.coupon_code ?? '',
    seller_gstin: seller.gstin,
    seller_name: seller.name,
    seller_address: seller.address,
    seller_state_code: seller.stateCode,
    // What the e-invoice schema calls a buyer without registration.
    buyer_gstin: buyer.gstin || 'URP',
    buyer_name: buyer.name,
    buyer_address: buyer.address,
    buyer_city: buyer.city,
    buyer_postal_code: buyer.postalCode,
    buyer_state_code: buyer.stateCode,
    buyer_email: order.contact_email,
    delivery_name: delivery.name,
    delivery_address: delivery.address,
    delivery_city: delivery.city,
    delivery_postal_code: order.delivery_postal_code,
    delivery_state_code: delivery.stateCode,
    place_of_supply: placeOfSupply.stateCode,
    supply: isInterState(document) ? 'inter' : 'intra',
    document_total: document.totals.total,
    payment_provider: order.provider,
    payment: order.provider_payment_id ?? '',
    payment_state: order.state,
  };
  for (const [place, given] of document.lines.entries()) {
    const { item, rate, ...line } = given;
    const article = item === undefined ? undefined : items.get(item);
    yield {
      ...head,
      ...line,
      ...beforeTax(given, rate),
      line: place + 1,
      product: article?.product_id ?? null,
      sku: article?.sku ?? '',
      // Service accounting codes begin with 99.
      is_service: line.hsn.startsWith('99') ? 'Y' : 'N',
      rate: rate / 100,
    };
  }
}

/**
 * What a line costs without its tax, as e-invoices state it: gross less discount is the taxable value, and the fee of
 * carrying is part of the gross. `rate` is in hundredths of a percent. The price of one piece is in rupees with three digits after the point.
 */
function beforeTax({ quantity, discount, taxable }: InvoiceLine, rate: number) {
  const discountBeforeTax = paise(Math.round((discount * 10_000) / (10_000 + rate)));
  const gross = paise(taxable + discountBeforeTax);
  return {
    unit_price_before_tax: Math.round((gross * 10) / Math.max(quantity, 1)) / 1000,
    gross_before_tax: gross,
    discount_before_tax: discountBeforeTax,
  };
}
