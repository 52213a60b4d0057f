import { sql } from 'kysely';
import { slugify } from 'shared-contracts/domain/slug';
import { CommandRefused } from '../../platform/command-line/command.ts';
import type { Db } from '../../platform/database/schema.ts';
import type { AssemblyFee } from '../delivery/delivery-answer.ts';
import { lockProducts } from '../products/lock-products.ts';
import { readName } from '../products/read-name.ts';
import { allocateSlug } from '../products/slugs.ts';
import { unknownCategory } from '../products/unknown-category.ts';

// Every change runs in a transaction, and takes the lock of the slugs first: two could otherwise make a circle.

interface FoundCategory {
  readonly category_id: number;
  readonly parent_category_id: number | null;
  readonly name: string;
  readonly slug: string;
}

export interface TypedCategory {
  readonly name?: string | undefined;
  readonly intro?: string | undefined;
  /** Its place in the home page's grid; null takes it out. */
  readonly popular?: number | null | undefined;
  /** Null: as the category above says. */
  readonly assemblyFee?: AssemblyFee | null | undefined;
}

/** By its slug. Throws `CommandRefused`. */
export async function findCategory(trx: Db, slug: string): Promise<FoundCategory> {
  const found = await trx
    .selectFrom('categories')
    .select(['category_id', 'parent_category_id', 'name', 'slug'])
    .where('slug', '=', slug.toLowerCase())
    .executeTakeFirst();
  if (found) return found;
  throw await unknownCategory(trx, slug);
}

export async function addCategory(trx: Db, typed: TypedCategory, under: string | undefined): Promise<string> {
  const name = readName(typed.name ?? '');
  const slug = await allocateSlug(trx, 'category', name);
  const parent_category_id = under === undefined ? null : (await findCategory(trx, under)).category_id;
  const { last } = await trx
    .selectFrom('categories')
    .select(sql<number>`coalesce(max(display_order), 0)`.as('last'))
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('categories')
    .values({
      name,
      slug,
      parent_category_id,
      intro: typed.intro ?? '',
      image_id: null,
      popular_order: typed.popular ?? null,
      display_order: last + 1,
      ...feeColumns(typed.assemblyFee ?? null),
    })
    .execute();
  return slug;
}

function feeColumns(fee: AssemblyFee | null) {
  return { assembly_fee_min: fee?.[0] ?? null, assembly_fee_max: fee?.[1] ?? null };
}

/** Its former slug leads to it for ever. Returns the slug it has then. */
export async function changeCategory(trx: Db, slug: string, typed: TypedCategory): Promise<string> {
  const { category_id, slug: former } = await findCategory(trx, slug);
  const name = typed.name === undefined ? undefined : readName(typed.name);
  const now = name === undefined || slugify(name) === former ? former : await allocateSlug(trx, 'category', name);
  const changes = {
    ...(name === undefined ? {} : { name, slug: now }),
    ...(typed.intro === undefined ? {} : { intro: typed.intro }),
    ...(typed.popular === undefined ? {} : { popular_order: typed.popular }),
    ...(typed.assemblyFee === undefined ? {} : feeColumns(typed.assemblyFee)),
  };
  if (Object.keys(changes).length === 0) throw new CommandRefused('Say what changes.');
  await trx.updateTable('categories').set(changes).where('category_id', '=', category_id).execute();
  if (now !== former) await trx.insertInto('category_slug_history').values({ slug: former, category_id }).execute();
  return now;
}

/** Moves it with all below it; null: to the top. */
export async function moveCategory(trx: Db, slug: string, under: string | null): Promise<void> {
  await lockTree(trx);
  const { category_id } = await findCategory(trx, slug);
  const parent = under === null ? null : (await findCategory(trx, under)).category_id;
  if (parent !== null && (await idsBelow(trx, category_id)).includes(parent)) {
    throw new CommandRefused(`${under} is below ${slug}. Nothing was changed.`);
  }
  await trx
    .updateTable('categories')
    .set({ parent_category_id: parent })
    .where('category_id', '=', category_id)
    .execute();
}

/** Puts it before or after another one of the same parent, in menus and lists. */
export async function orderCategory(trx: Db, slug: string, place: 'before' | 'after', other: string): Promise<void> {
  await lockTree(trx);
  const moved = await findCategory(trx, slug);
  const target = await findCategory(trx, other);
  if (moved.category_id === target.category_id) throw new CommandRefused('That is the same category.');
  if (moved.parent_category_id !== target.parent_category_id) {
    throw new CommandRefused(`${slug} and ${other} are not below the same category: move it first.`);
  }
  const everything = await trx
    .selectFrom('categories')
    .select('category_id')
    .orderBy('display_order')
    .orderBy('category_id')
    .execute();
  const others = everything.map((row) => row.category_id).filter((id) => id !== moved.category_id);
  const at = others.indexOf(target.category_id) + (place === 'after' ? 1 : 0);
  const order = [...others.slice(0, at), moved.category_id, ...others.slice(at)];
  await sql`
    update categories set display_order = place
    from unnest(${order}::integer[]) with ordinality as ordered (category_id, place)
    where categories.category_id = ordered.category_id and display_order <> place`.execute(trx);
}

/**
 * Deletes it. Its products and addresses go to another category; what is below it goes to its parent. Returns how
 * many products went.
 */
export async function endCategory(trx: Db, slug: string, to: string | undefined): Promise<number> {
  await lockTree(trx);
  const { category_id: from, parent_category_id, slug: former } = await findCategory(trx, slug);
  const heir = to === undefined ? null : (await findCategory(trx, to)).category_id;
  if (heir === from) throw new CommandRefused('Its products go to another category.');
  const { rows } = await sql<{ products: number; promotions: number; running: number }>`
    select (select count(*)::integer from product_categories where category_id = ${from}) as products,
      (select count(*)::integer from promotions where category_id = ${from}) as promotions,
      (select count(*)::integer from promotions where category_id = ${from} and ended_at is null) as running`.execute(
    trx,
  );
  const { products = 0, promotions = 0, running = 0 } = rows[0] ?? {};
  if (running > 0) throw new CommandRefused(`A promotion lowers the prices of ${slug}: end it first.`);
  if (heir === null && (products > 0 || promotions > 0)) {
    throw new CommandRefused(`${slug} has ${products} products. --to SLUG says where they, and its address, go.`);
  }
  if (heir !== null) {
    await lockProducts(trx, sql`select product_id from products where main_category_id = ${from}`);
    await sql`
      insert into product_categories (product_id, category_id)
      select product_id, ${heir}::integer from product_categories where category_id = ${from} on conflict do nothing`.execute(
      trx,
    );
    await trx.updateTable('products').set({ main_category_id: heir }).where('main_category_id', '=', from).execute();
    await sql`update promotions set category_id = ${heir} where category_id = ${from}`.execute(trx);
    await sql`update category_slug_history set category_id = ${heir} where category_id = ${from}`.execute(trx);
  }
  await trx.deleteFrom('product_categories').where('category_id', '=', from).execute();
  await trx.updateTable('categories').set({ parent_category_id }).where('parent_category_id', '=', from).execute();
  await trx.deleteFrom('categories').where('category_id', '=', from).execute();
  if (heir !== null)
    await trx.insertInto('category_slug_history').values({ slug: former, category_id: heir }).execute();
  return products;
}

export async function setCategoryPicture(trx: Db, slug: string, imageId: string, alt: string): Promise<void> {
  const { category_id } = await findCategory(trx, slug);
  await trx
    .updateTable('categories')
    .set({ image_id: imageId, image_alt: alt })
    .where('category_id', '=', category_id)
    .execute();
}

async function lockTree(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('slugs:category'))`.execute(trx);
}

/** With itself. */
async function idsBelow(trx: Db, categoryId: number): Promise<readonly number[]> {
  const { rows } = await sql<{ category_id: number }>`
    with recursive below as (
      select ${categoryId}::integer as category_id
      union select child.category_id from categories child join below on child.parent_category_id = below.category_id
    )
    select category_id from below`.execute(trx);
  return rows.map((row) => row.category_id);
}
