import type { Category } from 'shared-contracts/api/get-categories-list';

export interface CategoryNode {
  readonly category: Category;
  readonly children: readonly CategoryNode[];
}

/** The API's flat list as a tree, in its order. A category whose parent is missing is not shown. */
export function categoryTree(categories: readonly Category[]): readonly CategoryNode[] {
  const nodes = (parent: number | undefined): readonly CategoryNode[] =>
    categories
      .filter((category) => category.ParentCategoryID === parent)
      .map((category) => ({ category, children: nodes(category.CategoryID) }));
  return nodes(undefined);
}

/** Ids of the categories on the path to the chosen one, from the top level down; empty without one. */
export function pathTo(tree: readonly CategoryNode[], isChosen: (category: Category) => boolean): readonly number[] {
  for (const { category, children } of tree) {
    if (isChosen(category)) return [category.CategoryID];
    const below = pathTo(children, isChosen);
    if (below.length > 0) return [category.CategoryID, ...below];
  }
  return [];
}
