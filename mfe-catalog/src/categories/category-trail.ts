import type { Category } from 'shared-contracts/api/get-categories-list';
import { slugify } from 'shared-contracts/domain/slug';

/** The category a path's segment means: its slug, or its hyphenated name in any case ('Living-Room'). */
export function categoryBySlug(categories: readonly Category[], segment: string): Category | undefined {
  const slug = slugify(segment);
  return categories.find(({ Slug }) => Slug === slug) ?? categories.find(({ Name }) => slugify(Name) === slug);
}

/** A category and those above it, from the top down. */
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

/** Where to look beside a category: within it, else next to it, else at the top. Only where there is something. */
export function relatedCategories(categories: readonly Category[], category: Category | undefined): Category[] {
  const below = (parent: number | undefined) =>
    categories.filter(
      ({ ParentCategoryID, ProductCount, CategoryID }) =>
        ParentCategoryID === parent && ProductCount > 0 && CategoryID !== category?.CategoryID,
    );
  const choices = category ? [below(category.CategoryID), below(category.ParentCategoryID)] : [];
  return [...choices, below(undefined)].find((found) => found.length > 0)?.slice(0, MOST_RELATED) ?? [];
}
