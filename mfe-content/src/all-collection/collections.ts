import type { Category } from 'shared-contracts/domain/category';

export type Collection = Pick<Category, 'id' | 'name' | 'slug' | 'picture' | 'productCount'>;

/** The top-level rooms and materials that have products. */
export function collectionsOf(categories: readonly Category[]): readonly Collection[] {
  return categories
    .filter(({ parentId, productCount }) => parentId === undefined && productCount > 0)
    .map(({ id, name, slug, picture, productCount }) => ({ id, name, slug, picture, productCount }));
}
