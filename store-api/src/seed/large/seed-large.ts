import { sql } from 'kysely';
import { rebuildProductSets } from '../../catalog/product-sets/maintain-product-sets.ts';
import { continueNumbering } from '../../platform/database/continue-numbering.ts';
import { FOLLOWED } from '../../platform/database/followed-tables.ts';
import type { Db } from '../../platform/database/schema.ts';
import { generateProduct } from './generate-products.ts';
import { insertProducts } from './insert-products.ts';
import { readStock } from './model-products.ts';

const BATCH = 5_000;
const MORE_VENDORS = 60;
const WORDS_AT_ONCE = 500;

/**
 * Fills a seeded store up to a number of products. Deterministic: the product of an id is the same in every store.
 * Disables triggers and foreign keys if the role may, and rebuilds what they maintain before the commit.
 */
export async function seedLarge(db: Db, products: number, onProgress: (done: number) => void): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`lock table products in share row exclusive mode`.execute(trx);
    const first = await nextProductId(trx);
    if (first > products) return;
    const { rows } = await sql<{ on: boolean }>`select current_setting('is_superuser') = 'on' as on`.execute(trx);
    const mayRest = rows[0]?.on ?? false;
    await addVendors(trx);
    if (mayRest) await sql`set local session_replication_role = replica`.execute(trx);
    const words = await insertAll(trx, first, products, onProgress);
    await addLicences(trx);
    if (mayRest) await catchUp(trx, words);
    await continueNumbering(trx, 'products', 'product_id');
  });
  // Updates the planner's statistics and the visibility map of index-only scans.
  await sql`vacuum analyze`.execute(db);
}

async function nextProductId(db: Db): Promise<number> {
  const { rows } = await sql<{ next: number }>`select coalesce(max(product_id), 0) + 1 as next from products`.execute(
    db,
  );
  return rows[0]?.next ?? 1;
}

async function addVendors(db: Db): Promise<void> {
  await sql`
    insert into vendors (name, manufacturer_name, manufacturer_address)
    select 'Workshop ' || number, 'Workshop ' || number || ' (sample)', 'Jodhpur, Rajasthan (sample address)'
    from generate_series(1, ${MORE_VENDORS}::integer) as number
    on conflict do nothing`.execute(db);
}

async function addLicences(db: Db): Promise<void> {
  await sql`
    insert into product_licences (product_id, standard_id, licence)
    select product_id, standard_id, 'CM/L-0000000000 (sample)'
    from products join product_type_standards using (product_type_id)
    where not exists (select from quality_exemptions exemption where exemption.product_id = products.product_id)
    on conflict do nothing`.execute(db);
}

/** Returns the words of the names. */
async function insertAll(db: Db, first: number, last: number, onProgress: (done: number) => void) {
  const stock = await readStock(db);
  const words = new Set<string>();
  for (let from = first; from <= last; from += BATCH) {
    const ids = Array.from({ length: Math.min(BATCH, last - from + 1) }, (_, index) => from + index);
    const batch = ids.map((id) => generateProduct(stock, id));
    for (const { product } of batch) for (const word of product.name.split(' ')) words.add(word);
    await insertProducts(db, batch);
    onProgress(from + batch.length - 1);
  }
  return [...words];
}

/** Rebuilds what the triggers maintain. */
async function catchUp(db: Db, words: readonly string[]): Promise<void> {
  for (let from = 0; from < words.length; from += WORDS_AT_ONCE) {
    await sql`select note_search_words(${words.slice(from, from + WORDS_AT_ONCE).join(' ')})`.execute(db);
  }
  await sql`
    insert into product_ratings
    select product_id, round(avg(rating), 1)::float8, count(*)::integer
    from product_reviews where status = 'approved' group by product_id
    on conflict do nothing`.execute(db);
  await rebuildProductSets(db);
  await sql`select add_names_in_order()`.execute(db);
  await sql`select record_change(${[...(FOLLOWED.products?.all ?? [])]}::text[], true)`.execute(db);
}
