import { sql } from 'kysely';
import type { Db } from '../../platform/database/schema.ts';

/** The ids of categories and all their descendants, without unknown ids. */
export async function withDescendants(db: Db, categoryIds: readonly number[]): Promise<readonly number[]> {
  if (categoryIds.length === 0) return [];
  const { rows } = await sql<{ category_id: number }>`
    with recursive subtree as (
      select category_id from categories where category_id = any(${[...categoryIds]}::integer[])
      union
      select child.category_id from categories child join subtree on child.parent_category_id = subtree.category_id
    )
    select category_id from subtree`.execute(db);
  return rows.map((row) => row.category_id);
}
