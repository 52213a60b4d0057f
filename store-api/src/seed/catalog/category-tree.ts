import { slugify } from 'shared-contracts/domain/slug';
import { type SeedCategory, seedCategories } from './categories.ts';

export interface FlatCategory extends SeedCategory {
  readonly id: number;
  readonly parentId: number | null;
  readonly slug: string;
}

/** Rows numbered in menu order, parents before their children. */
export function flattenCategories(): readonly FlatCategory[] {
  const rows: FlatCategory[] = [];
  const add = (categories: readonly SeedCategory[], parentId: number | null) => {
    for (const category of categories) {
      const row = { ...category, id: rows.length + 1, parentId, slug: slugify(category.name) };
      rows.push(row);
      add(category.children ?? [], row.id);
    }
  };
  add(seedCategories, null);
  return rows;
}
