import { heldOnce } from '../../platform/database/held.ts';
import type { Db } from '../../platform/database/schema.ts';
import { WHOLE_STORE } from '../products/answer-tags.ts';

/** The ids of the categories directly below each category; those of all that there are. */
const categoryTree = heldOnce('category tree', [WHOLE_STORE], readChildren, ({ size }) => size * 100);

async function readChildren(db: Db): Promise<ReadonlyMap<number, readonly number[]>> {
  const rows = await db.selectFrom('categories').select(['category_id', 'parent_category_id']).execute();
  const children = new Map<number, number[]>(rows.map(({ category_id }) => [category_id, []]));
  for (const row of rows) children.get(row.parent_category_id ?? 0)?.push(row.category_id);
  return children;
}

/** The ids of categories and all their descendants, without unknown ids. */
export async function withDescendants(db: Db, categoryIds: readonly number[]): Promise<readonly number[]> {
  if (categoryIds.length === 0) return [];
  const children = await categoryTree(db);
  const found = new Set(categoryIds.filter((id) => children.has(id)));
  // A set iteration includes what is added during it.
  for (const id of found) for (const child of children.get(id) ?? []) found.add(child);
  return [...found];
}
