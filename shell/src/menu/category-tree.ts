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

/** The top-level category that holds the one chosen, or undefined. */
export function branchOf(
  tree: readonly CategoryNode[],
  isChosen: (category: Category) => boolean,
): Category | undefined {
  const holds = ({ category, children }: CategoryNode): boolean => isChosen(category) || children.some(holds);
  return tree.find(holds)?.category;
}
