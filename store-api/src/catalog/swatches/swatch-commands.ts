import { plain } from 'shared-contracts/server-kit/plain';
import { type Command, CommandRefused, command } from '../../platform/command-line/command.ts';
import type { Db } from '../../platform/database/schema.ts';
import { findBySku } from '../products/find-by-sku.ts';
import { LEAST_PRICE } from '../products/price.ts';

const SKU = { about: 'Its SKU.' } as const;

const list = command({
  name: 'swatches list',
  summary: 'Pieces of cloth that shoppers can order from the pages of what is covered with it.',
  examples: [''],
  columns: { sku: 'text', name: 'text', cover: 'text', colour: 'text', stock: 'number' },
  async *run({ db }) {
    const rows = await db
      .selectFrom('product_swatches')
      .innerJoin('products', 'products.product_id', 'product_swatches.product_id')
      .innerJoin('product_facts', 'product_facts.product_id', 'products.product_id')
      .innerJoin('colors', 'colors.color_id', 'products.color_id')
      .select(['sku', 'products.name', 'cover', 'colors.name as colour', 'stock_quantity as stock'])
      .orderBy('sku')
      .execute();
    yield* rows;
    if (rows.length === 0) yield 'No swatches.';
  },
});

const add = command({
  name: 'swatches add',
  summary: 'Sells a product as a swatch: from the pages of what has its cover and colour, at most five a cart.',
  details: 'It is a hidden product with a price, an HSN, a colour and the fact cover ("velvet") of its own.',
  words: { sku: SKU },
  examples: ['SWATCH-TEAL'],
  dryRun: 'transaction',
  async *run({ db }, { sku }) {
    const product = await findBySku(db, sku);
    const fault = await faultOf(db, product);
    if (fault) throw new CommandRefused(`${plain(product.sku)} ${fault}.`);
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('product_swatches')
      .values({ product_id: product.product_id })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    yield `${product.sku}: ${numInsertedOrUpdatedRows === 0n ? 'is a swatch already' : 'is sold as a swatch'}`;
  },
});

const remove = command({
  name: 'swatches remove',
  summary: 'No longer sells a product as a swatch.',
  words: { sku: SKU },
  examples: ['SWATCH-TEAL'],
  dryRun: 'transaction',
  async *run({ db }, { sku }) {
    const product = await findBySku(db, sku);
    const { numDeletedRows } = await db
      .deleteFrom('product_swatches')
      .where('product_id', '=', product.product_id)
      .executeTakeFirstOrThrow();
    if (numDeletedRows === 0n) throw new CommandRefused(`${plain(product.sku)} is no swatch.`);
    yield `${product.sku}: no longer sold as a swatch`;
  },
});

async function faultOf(
  db: Db,
  product: { readonly product_id: number; readonly is_published: boolean },
): Promise<string | null> {
  if (product.is_published) return 'has a page of its own; "products unpublish" hides it';
  const { color_id, cover, price_paise } = await db
    .selectFrom('products')
    .leftJoin('product_facts', 'product_facts.product_id', 'products.product_id')
    .innerJoin('product_prices', 'product_prices.product_id', 'products.product_id')
    .select(['color_id', 'cover', 'price_paise'])
    .where('products.product_id', '=', product.product_id)
    .executeTakeFirstOrThrow();
  if (cover === null || color_id === null) return 'lacks the fact cover or a colour';
  return price_paise < LEAST_PRICE ? 'has no price' : null;
}

export const swatchCommands: readonly Command[] = [list, add, remove];
