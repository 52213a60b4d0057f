import { plain } from 'shared-contracts/server-kit/plain';
import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import { transact } from '../../platform/database/transact.ts';
import { findBySku } from '../products/find-by-sku.ts';
import { lockProductsOf } from './write-products.ts';

const SKU = { about: 'Its SKU.' } as const;
const LONGEST = 500;

function readText(name: string, typed: string): string {
  const text = plain(typed);
  if (text !== '' && text.length <= LONGEST) return text;
  throw new CommandRefused(`${name} has 1 to ${LONGEST} characters.`);
}

const recall = command({
  name: 'products recall',
  summary: 'Calls a product back: it is out of the shop at once, and its page says why and what to do.',
  details:
    'Repeated it changes what the page says. "products buyers" lists who has it, "products recall-letter" writes to them.',
  words: { sku: SKU },
  options: {
    reason: { takes: 'TEXT', about: 'What is wrong with it: buyers read it.', required: true, read: readText },
    advice: { takes: 'TEXT', about: 'What a buyer should do.', required: true, read: readText },
  },
  examples: ['OSLO-1 --reason "A leg may break." --advice "Do not sit on it. We collect it and return your money."'],
  dryRun: 'transaction',
  async *run({ db, now, confirm }, { sku, reason, advice }) {
    const product = await findBySku(db, sku);
    await confirm(`Nobody can buy ${product.sku} any more. Recall it?`);
    await transact(db, async (trx) => {
      await lockProductsOf(trx, [product.sku]);
      await trx
        .insertInto('product_recalls')
        .values({ product_id: product.product_id, recalled_at: now(), reason, advice })
        .onConflict((conflict) => conflict.column('product_id').doUpdateSet({ reason, advice }))
        .execute();
      await trx
        .updateTable('products')
        .set({ is_published: false })
        .where('product_id', '=', product.product_id)
        .execute();
      await trx.deleteFrom('product_swatches').where('product_id', '=', product.product_id).execute();
      // It will not be back.
      await trx.deleteFrom('stock_notices').where('product_id', '=', product.product_id).execute();
    });
    yield `${product.sku}: recalled`;
  },
});

const end = command({
  name: 'products recall-end',
  summary: 'Ends the recall of a product; "products publish" shows it again.',
  words: { sku: SKU },
  examples: ['OSLO-1'],
  dryRun: 'transaction',
  async *run({ db }, { sku }) {
    const product = await findBySku(db, sku);
    const { numDeletedRows } = await db
      .deleteFrom('product_recalls')
      .where('product_id', '=', product.product_id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new CommandRefused(`${product.sku} is not recalled.`);
    yield `${product.sku}: no longer recalled`;
  },
});

export const recallCommands: readonly Command[] = [recall, end];
