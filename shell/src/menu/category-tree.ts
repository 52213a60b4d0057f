import type { Category as WireCategory } from 'shared-contracts/api/get-categories-list';
import { type Category, decodeCategories } from 'shared-contracts/domain/category';

export interface CategoryNode {
  readonly category: Category;
  readonly children: readonly CategoryNode[];
}

/** The API's flat list as a tree, in its order. A category whose parent is missing is not shown. */
export function categoryTree(answer: readonly WireCategory[]): readonly CategoryNode[] {
  const categories = decodeCategories(answer);
  const nodes = (parent: number | undefined): readonly CategoryNode[] =>
    categories
      .filter(({ parentId }) => parentId === parent)
      .map((category) => ({ category, children: nodes(category.id) }));
  return nodes(undefined);
}

export function topCategories(answer: readonly WireCategory[]): readonly Category[] {
  return decodeCategories(answer).filter(({ parentId }) => parentId === undefined);
}

/** Ids of the categories on the path to the chosen one, from the top level down; empty without one. */
export function pathTo(tree: readonly CategoryNode[], isChosen: (category: Category) => boolean): readonly number[] {
  for (const { category, children } of tree) {
    if (isChosen(category)) return [category.id];
    const below = pathTo(children, isChosen);
    if (below.length > 0) return [category.id, ...below];
  }
  return [];
}
