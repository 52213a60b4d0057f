import type { Category } from 'shared-contracts/api/get-categories-list';
import { slugify } from 'shared-contracts/domain/slug';

/** Finds the category of a path segment: its slug, or its hyphenated name in any case ('Living-Room'). */
export function categoryBySlug(categories: readonly Category[], segment: string): Category | undefined {
  const slug = slugify(segment);
  // Neither an Arabic segment nor an Arabic name makes a slug.
  return categories.find(({ Slug }) => Slug === slug) ?? categories.find(({ Name }) => slug && slugify(Name) === slug);
}

/** From the top category down to this one. */
export function categoryTrail(categories: readonly Category[], category: Category): Category[] {
  const trail = [category];
  for (
    let above = parentOf(categories, category);
    above && !trail.includes(above);
    above = parentOf(categories, above)
  ) {
    trail.unshift(above);
  }
  return trail;
}

function parentOf(categories: readonly Category[], { ParentCategoryID }: Category): Category | undefined {
  return categories.find(({ CategoryID }) => CategoryID === ParentCategoryID);
}

const MOST_RELATED = 6;

/** Categories to suggest: the children, else the siblings, else the top level; only those with products. */
export function relatedCategories(categories: readonly Category[], category: Category | undefined): Category[] {
  const below = (parent: number | undefined) =>
    categories.filter(
      ({ ParentCategoryID, ProductCount, CategoryID }) =>
        ParentCategoryID === parent && ProductCount > 0 && CategoryID !== category?.CategoryID,
    );
  const choices = category ? [below(category.CategoryID), below(category.ParentCategoryID)] : [];
  return [...choices, below(undefined)].find((found) => found.length > 0)?.slice(0, MOST_RELATED) ?? [];
}
