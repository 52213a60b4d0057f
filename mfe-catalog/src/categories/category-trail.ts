import type { Category } from 'shared-contracts/domain/category';
import { slugify } from 'shared-contracts/domain/slug';

/** Finds the category of a path segment: its slug, or its hyphenated name in any case ('Living-Room'). */
export function categoryBySlug(categories: readonly Category[], segment: string): Category | undefined {
  const slug = slugify(segment);
  // Neither an Arabic segment nor an Arabic name makes a slug.
  return categories.find((one) => one.slug === slug) ?? categories.find(({ name }) => slug && slugify(name) === slug);
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

function parentOf(categories: readonly Category[], { parentId }: Category): Category | undefined {
  return categories.find(({ id }) => id === parentId);
}

const MOST_RELATED = 6;

/** Categories to suggest: the children, else the siblings, else the top level; only those with products. */
export function relatedCategories(categories: readonly Category[], category: Category | undefined): Category[] {
  const below = (parent: number | undefined) =>
    categories.filter(
      ({ id, parentId, productCount }) => parentId === parent && productCount > 0 && id !== category?.id,
    );
  const choices = category ? [below(category.id), below(category.parentId)] : [];
  return [...choices, below(undefined)].find((found) => found.length > 0)?.slice(0, MOST_RELATED) ?? [];
}
