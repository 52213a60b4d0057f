import { sql } from 'kysely';
import { ORDER_STATUS } from 'shared-contracts/domain/constants';
import { findBySku } from '../../catalog/products/find-by-sku.ts';
import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import type { Db } from '../../platform/database/schema.ts';
import { transact } from '../../platform/database/transact.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { toBuyer } from '../mails/after-payment.ts';
import { productRecalled } from '../mails/recall-mail.ts';
import { statusName } from '../orders/order-status.ts';
import { namesIn } from '../orders/sold-items.ts';

const SKU = { about: 'Its SKU.' } as const;

const buyers = command({
  name: 'products buyers',
  summary: 'Who has bought a product and was not given its money back, order by order.',
  words: { sku: SKU },
  columns: {
    order: 'text',
    paid: 'time',
    status: 'text',
    pieces: 'number',
    name: 'text',
    email: 'text',
    phone: 'text',
  },
  examples: ['OSLO-1', 'OSLO-1 --format csv > buyers.csv'],
  async *run({ db, concerns }, { sku }) {
    const { product_id } = await findBySku(db, sku);
    concerns(product_id);
    const bought = await boughtOf(db, product_id);
    for (const item of bought) {
      yield {
        order: item.order_number ?? '',
        paid: item.paid_at,
        status: item.status_id === null ? '-' : statusName(item.status_id),
        pieces: item.quantity,
        name: item.delivery_name,
        email: item.contact_email,
        phone: item.delivery_phone,
      };
    }
    if (bought.length === 0) yield 'Nobody.';
  },
});

const letter = command({
  name: 'products recall-letter',
  summary: 'Writes to each buyer of a recalled product what is wrong and what to do; to nobody twice.',
  details:
    'It says what "products recall" was given. Who buys nothing more gets nothing more: run it again after a change.',
  words: { sku: SKU },
  examples: ['OSLO-1'],
  dryRun: 'transaction',
  async *run({ db, now, confirm }, { sku }) {
    const product = await findBySku(db, sku);
    const recall = await db
      .selectFrom('product_recalls')
      .selectAll()
      .where('product_id', '=', product.product_id)
      .executeTakeFirst();
    if (!recall) throw new CommandRefused(`${product.sku} is not recalled: "products recall" comes first.`);
    const bought = (await boughtOf(db, product.product_id)).filter(({ contact_email }) => contact_email !== '');
    await confirm(`Write to ${bought.length === 1 ? '1 buyer' : `${bought.length} buyers`}?`);
    await transact(db, async (trx) => {
      for (const item of bought) {
        const [name = item.product_name] = await namesIn(trx, item.language, [item]);
        const { reason, advice } = recall;
        const facts = { name: item.delivery_name, product: name, orderNumber: item.order_number ?? '', reason, advice };
        await queueMail(trx, productRecalled, { about: item.order_item_id, ...toBuyer(item), facts }, now());
      }
    });
    yield `${product.sku}: ${bought.length === 1 ? '1 letter' : `${bought.length} letters`}; "mails list" says what became of them`;
  },
});

export const buyerCommands: readonly Command[] = [buyers, letter];

/** Lines of paid orders that were not given back as a whole, the latest first. */
function boughtOf(db: Db, productId: number) {
  return db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.order_id', 'order_items.order_id')
    .select([
      'order_item_id',
      'orders.order_id',
      'order_number',
      'paid_at',
      'orders.status_id',
      'quantity',
      'product_name',
      'delivery_name',
      'contact_email',
      'delivery_phone',
      'orders.user_id',
      'language',
    ])
    .where('product_id', '=', productId)
    .where('paid_at', 'is not', null)
    .where('orders.status_id', '!=', ORDER_STATUS.Refunded)
    .orderBy(sql`paid_at desc`)
    .execute();
}
