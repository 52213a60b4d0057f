import type { Category as Wire } from '../api/get-categories-list.ts';
import type { Category } from './category.ts';

export interface CategoryNode {
  readonly category: Pick<Category, 'id' | 'name' | 'slug'> & { readonly pictureUrl?: string | undefined };
  readonly children: readonly CategoryNode[];
}

/** The answer's flat list as a tree, in its order. A category whose parent is missing is not shown. */
export function categoryTree(answer: readonly Wire[], parent?: number): readonly CategoryNode[] {
  return answer
    .filter(({ ParentCategoryID }) => ParentCategoryID === parent)
    .map(({ CategoryID: id, Name: name, Slug: slug, ImageUrl: pictureUrl }) => ({
      category: { id, name, slug, pictureUrl },
      children: categoryTree(answer, id),
    }));
}
