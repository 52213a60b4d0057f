import { sql } from 'kysely';
import { slugify } from 'shared-contracts/domain/slug';
import type { Db } from '../../platform/database/schema.ts';

type Sluggable = 'product' | 'category';

/** For names without a slug, e.g. in Arabic. */
const NAMELESS = 'item';

/**
 * A slug that was never used, with -2, -3 … if needed. Holds a lock until the transaction ends, so that two renames never
 * get the same one.
 */
export async function allocateSlug(trx: Db, kind: Sluggable, name: string): Promise<string> {
  await sql`select pg_advisory_xact_lock(hashtext(${`slugs:${kind}`}))`.execute(trx);
  const base = slugify(name) || NAMELESS;
  const taken = new Set(await similarSlugs(trx, kind, base));
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) {
    if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
  }
}

/** Former slugs still resolve to the product. Must run in a transaction. */
export async function renameProduct(trx: Db, productId: number, name: string): Promise<void> {
  const { slug: former } = await trx
    .selectFrom('products')
    .select('slug')
    .where('product_id', '=', productId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (slugify(name) === former) {
    await trx.updateTable('products').set({ name }).where('product_id', '=', productId).execute();
    return;
  }
  const slug = await allocateSlug(trx, 'product', name);
  await trx.updateTable('products').set({ name, slug }).where('product_id', '=', productId).execute();
  await trx.insertInto('product_slug_history').values({ slug: former, product_id: productId }).execute();
}

async function similarSlugs(trx: Db, kind: Sluggable, slug: string): Promise<readonly string[]> {
  const tables = kind === 'product' ? ['products', 'product_slug_history'] : ['categories', 'category_slug_history'];
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(tables[0] ?? '')} where slug = ${slug} or slug like ${`${slug}-%`}
    union
    select slug from ${sql.table(tables[1] ?? '')} where slug = ${slug} or slug like ${`${slug}-%`}`.execute(trx);
  return rows.map((row) => row.slug);
}
