import type { Category } from 'shared-contracts/api/get-categories-list';

export type Collection = Pick<Category, 'CategoryID' | 'Name' | 'Slug' | 'ImageUrl' | 'ProductCount'>;

/** The top-level rooms and materials that have products. */
export function collectionsOf(categories: readonly Category[]): readonly Collection[] {
  return categories
    .filter(({ ParentCategoryID, ProductCount }) => ParentCategoryID === undefined && ProductCount > 0)
    .map(({ CategoryID, Name, Slug, ImageUrl, ProductCount }) => ({
      CategoryID,
      Name,
      Slug,
      ProductCount,
      ...(ImageUrl ? { ImageUrl } : {}),
    }));
}
