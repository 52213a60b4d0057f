import { plain } from 'shared-contracts/server-kit/plain';
import { CommandRefused, command } from '../../../platform/command-line/command.ts';
import type { Db } from '../../../platform/database/schema.ts';
import { type Html, html } from '../../../platform/mail/html.ts';
import { indianDate } from '../../invoices/invoice-texts.ts';
import { type PaidOrder, readPaidOrder } from '../../invoices/read-paid-order.ts';
import { addressOf } from '../../mails/after-payment.ts';
import { findOrder, ORDER, orderName } from './find-order.ts';

export const packingSlip = command({
  name: 'orders slip',
  summary: 'Packing slips to print, a page an order: what is in the parcel and where it goes, without prices.',
  words: {
    file: { about: 'An .html file to write; a browser prints it.', file: 'write' },
    order: { ...ORDER, many: true },
  },
  examples: ['slips.html KC-2611-000123 KC-2611-000124'],
  async *run({ db, settings }, { file, order }) {
    const slips: Html[] = [];
    for (const name of new Set(order)) {
      const { order_id, order_number } = await findOrder(db, name);
      if (order_number === null) throw new CommandRefused(`Order ${plain(name)} is not paid.`);
      slips.push(await slipOf(db, order_id, settings.store.name));
    }
    await file.write(textOf(page(slips).html));
    if (file.name !== '-') yield `${slips.length === 1 ? '1 slip' : `${slips.length} slips`} in ${file.name}`;
  },
});

async function slipOf(db: Db, orderId: number, store: string): Promise<Html> {
  const order = await readPaidOrder(db, orderId);
  const goods = order.items.filter((item) => !item.is_digital);
  if (goods.length === 0) throw new CommandRefused(`${orderName(order)} has downloads only.`);
  const skus = await skusOf(db, goods);
  const note = order.order_note === '' ? '' : html`<p><b>Note of the buyer:</b> ${order.order_note}</p>`;
  return html`<section>
<h1>Packing slip</h1>
<p>${store} · Order <b>${orderName(order)}</b> of ${order.paid_at ? indianDate(order.paid_at.toISOString()) : ''}</p>
<address><b>${order.delivery_name}</b><br>${addressOf(order)}<br>Phone ${order.delivery_phone}</address>
${note}
<table><thead><tr><th>Pieces</th><th>SKU</th><th>Product</th><th>Packed</th></tr></thead><tbody>
${goods.map((item) => lineOf(item, skus.get(item.product_id) ?? ''))}
</tbody></table>
</section>`;
}

const lineOf = (item: PaidOrder['items'][number], sku: string) =>
  html`<tr><td>${item.quantity}</td><td>${sku}</td><td dir="auto">${item.product_name}</td><td>☐</td></tr>
`;

async function skusOf(db: Db, items: PaidOrder['items']): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('products')
    .select(['product_id', 'sku'])
    .where(
      'product_id',
      'in',
      items.map((item) => item.product_id),
    )
    .execute();
  return new Map(rows.map(({ product_id, sku }) => [product_id, sku]));
}

const page = (slips: readonly Html[]) => html`<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><title>Packing slips</title><style>
body { font: 11pt/1.4 system-ui, sans-serif; margin: 12mm }
section { break-after: page }
address { font-style: normal; font-size: 14pt; margin: 6mm 0 }
table { border-collapse: collapse; width: 100% }
th, td { border: 1px solid #999; padding: 2mm; text-align: start }
</style></head><body>
${slips}
</body></html>
`;

async function* textOf(text: string): AsyncGenerator<string> {
  yield text;
}
