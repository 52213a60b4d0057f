import anyAscii from 'any-ascii';
import { sql } from 'kysely';
import { slugify } from 'shared-contracts/domain/slug';
import type { Db } from '../../platform/database/schema.ts';

type Sluggable = 'product' | 'category';

/** For names of signs alone. */
const NAMELESS = 'item';

/** In Latin letters: 'कुर्सी' to 'kursi'. Its apostrophes stand for signs of a letter, not between words. */
const slugOf = (name: string) => slugify(name) || slugify(anyAscii(name).replaceAll("'", '')) || NAMELESS;

/** A slug that was never used, with -2, -3 … if needed. */
export async function allocateSlug(trx: Db, kind: Sluggable, name: string): Promise<string> {
  const [slug] = await allocateSlugs(trx, kind, [name]);
  return slug ?? NAMELESS;
}

/** Numbers tried at once, and ten times more each time, as long as all are taken. */
const FIRST_TRIED = 20;

/**
 * A slug for each name, none of which was ever used. Holds a lock until the transaction ends, so that two renames never
 * get the same one.
 */
export async function allocateSlugs(trx: Db, kind: Sluggable, names: readonly string[]): Promise<readonly string[]> {
  await sql`select pg_advisory_xact_lock(hashtext(${`slugs:${kind}`}))`.execute(trx);
  const taken = await takenAmong(trx, kind, [...new Set(names.map(slugOf))]);
  const slugs: string[] = [];
  for (const base of names.map(slugOf)) {
    const slug = taken.has(base) ? await nextFree(trx, kind, base, taken) : base;
    taken.add(slug);
    slugs.push(slug);
  }
  return slugs;
}

async function nextFree(trx: Db, kind: Sluggable, base: string, taken: Set<string>): Promise<string> {
  for (let from = 2, tried = FIRST_TRIED; ; from += tried, tried *= 10) {
    const numbered = Array.from({ length: tried }, (_, index) => `${base}-${from + index}`);
    // What this call gave out is in no table yet.
    const unknown = numbered.filter((slug) => !taken.has(slug));
    for (const slug of await takenAmong(trx, kind, unknown)) taken.add(slug);
    const free = unknown.find((slug) => !taken.has(slug));
    if (free) return free;
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
  if (slugOf(name) === former) {
    await trx.updateTable('products').set({ name }).where('product_id', '=', productId).execute();
    return;
  }
  const slug = await allocateSlug(trx, 'product', name);
  await trx.updateTable('products').set({ name, slug }).where('product_id', '=', productId).execute();
  await trx.insertInto('product_slug_history').values({ slug: former, product_id: productId }).execute();
}

const TABLES = {
  product: ['products', 'product_slug_history'],
  category: ['categories', 'category_slug_history'],
} as const;

async function takenAmong(trx: Db, kind: Sluggable, slugs: readonly string[]): Promise<Set<string>> {
  const [current, former] = TABLES[kind];
  const { rows } = await sql<{ slug: string }>`
    select slug from ${sql.table(current)} where slug = any(${[...slugs]}::text[])
    union
    select slug from ${sql.table(former)} where slug = any(${[...slugs]}::text[])`.execute(trx);
  return new Set(rows.map((row) => row.slug));
}
