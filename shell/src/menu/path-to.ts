import type { CategoryNode } from 'shared-contracts/domain/category-tree';

/** Ids of the categories on the path to the chosen one, from the top level down; empty without one. */
export function pathTo(
  tree: readonly CategoryNode[],
  isChosen: (category: CategoryNode['category']) => boolean,
): readonly number[] {
  for (const { category, children } of tree) {
    if (isChosen(category)) return [category.id];
    const below = pathTo(children, isChosen);
    if (below.length > 0) return [category.id, ...below];
  }
  return [];
}
