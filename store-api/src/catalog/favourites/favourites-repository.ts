import { sql } from 'kysely';
import { lockPerson } from '../../account/people/lock-person.ts';
import type { Db } from '../../platform/database/schema.ts';

/** The limit of an account's wish list; an addition beyond it removes the oldest product. */
export const MOST_FAVOURITES = 200;

export interface Favourites {
  readonly published: readonly number[];
  /** No longer for sale. */
  readonly withdrawn: readonly number[];
}

/** Ids of the products on an account's wish list, last added first. */
export async function favouritesOf(db: Db, userId: number): Promise<Favourites> {
  const rows = await db
    .selectFrom('favourites')
    .innerJoin('products', 'products.product_id', 'favourites.product_id')
    .select(['favourites.product_id', 'is_published'])
    .where('user_id', '=', userId)
    .orderBy('favourite_id', 'desc')
    .execute();
  const idsOf = (isPublished: boolean) =>
    rows.filter((row) => row.is_published === isPublished).map((row) => row.product_id);
  return { published: idsOf(true), withdrawn: idsOf(false) };
}

/**
 * Adds products in the given order, without moving those already on the list, then removes others. Ignores unknown
 * products. Must run in a transaction.
 */
export async function changeFavourites(
  trx: Db,
  userId: number,
  change: { readonly add: readonly number[]; readonly remove: readonly number[] },
): Promise<void> {
  // Serialises devices that merge concurrently, so that they do not exceed the limit.
  await lockPerson(trx, userId);
  await sql`
    insert into favourites (user_id, product_id)
    select ${userId}, products.product_id
    from unnest(${[...new Set(change.add)]}::integer[]) with ordinality requested (product_id, place)
    join products using (product_id)
    where products.is_published
    order by requested.place
    on conflict (user_id, product_id) do nothing`.execute(trx);
  await sql`
    delete from favourites
    where user_id = ${userId} and product_id = any(${[...change.remove]}::integer[])`.execute(trx);
  await sql`
    delete from favourites
    where user_id = ${userId} and favourite_id not in (
      select favourite_id from favourites where user_id = ${userId}
      order by favourite_id desc limit ${MOST_FAVOURITES}
    )`.execute(trx);
}
