import { sql } from 'kysely';
import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import { readRupees } from '../../platform/command-line/values.ts';
import { transact } from '../../platform/database/transact.ts';
import { findProducts, PRODUCTS } from '../products/find-products.ts';
import { lockProducts } from '../products/lock-products.ts';

const fee = command({
  name: 'shipping fee',
  summary: 'What shipping of products costs, for a line of the cart whatever its quantity, or that it is free.',
  words: {
    fee: {
      about: "Rupees with GST, or 'free'.",
      read: (name: string, typed: string) => (typed.toLowerCase() === 'free' ? 0 : (readRupees(name, typed) as number)),
    },
    product: PRODUCTS,
  },
  examples: ['499 KC-00012 KC-00013', 'free KC-00012'],
  dryRun: 'transaction',
  async *run({ db }, { fee: paise, product }) {
    const products = await transact(db, async (trx) => {
      const found = await findProducts(trx, product);
      await lockProducts(trx, sql`select unnest(${idsOf(found)}::integer[])`);
      await trx
        .updateTable('products')
        .set({ is_shipping_free: paise === 0, shipping_fee_paise: paise })
        .where('product_id', 'in', idsOf(found))
        .execute();
      return found;
    });
    for (const { sku } of products)
      yield `${sku}: ${paise === 0 ? 'shipping is free' : `shipping costs ₹${paise / 100}`}`;
  },
});

const methods = command({
  name: 'shipping methods',
  summary: 'How products are delivered, in place of what they had. attributes list shipping names the methods.',
  words: { product: PRODUCTS },
  options: { by: { takes: 'METHOD', about: 'A method, by its name.', many: true } },
  examples: ["KC-00012 --by 'Home Delivery' --by 'Home Delivery with Assembly'"],
  dryRun: 'transaction',
  async *run({ db }, { product, by }) {
    const products = await transact(db, async (trx) => {
      const found = await findProducts(trx, product);
      const ids = await methodIds(trx, by);
      await trx.deleteFrom('product_shipping_methods').where('product_id', 'in', idsOf(found)).execute();
      await trx
        .insertInto('product_shipping_methods')
        .values(
          found.flatMap(({ product_id }) => ids.map((shipping_method_id) => ({ product_id, shipping_method_id }))),
        )
        .execute();
      return found;
    });
    for (const { sku } of products) yield `${sku}: ${by.join(', ')}`;
  },
});

export const shippingCommands: readonly Command[] = [fee, methods];

async function methodIds(
  trx: Parameters<typeof findProducts>[0],
  names: readonly string[],
): Promise<readonly number[]> {
  if (names.length === 0) throw new CommandRefused('Say how: --by METHOD, once or more.');
  const { rows } = await sql<{ id: number; name: string }>`
    select shipping_method_id as id, name from shipping_methods
    where lower(name) = any(${names.map((name) => name.toLowerCase())}::text[])`.execute(trx);
  if (rows.length === new Set(names.map((name) => name.toLowerCase())).size) return rows.map(({ id }) => id);
  const known = await trx.selectFrom('shipping_methods').select('name').orderBy('name').execute();
  throw new CommandRefused(`The methods are: ${known.map(({ name }) => name).join(', ')}. Nothing was changed.`);
}

const idsOf = (products: readonly { readonly product_id: number }[]) => products.map(({ product_id }) => product_id);
