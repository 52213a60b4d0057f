import type { Category as Wire } from '../api/get-categories-list.ts';
import type { Image } from '../api/shapes/image.ts';
import { categoryPicture } from './category-picture.ts';

export interface Category {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  /** Absent at the top level. */
  readonly parentId?: number | undefined;
  readonly picture?: Image | undefined;
  /** One sentence that introduces the category. */
  readonly intro: string;
  /** Of the category and of all below it. */
  readonly productCount: number;
}

/** By who reads them: the shell gives each release of a remote the answer that it has, as the wire has it. */
export const decodeCategories = (categories: readonly Wire[]): readonly Category[] =>
  categories.map((category) => ({
    id: category.CategoryID,
    name: category.Name,
    slug: category.Slug,
    parentId: category.ParentCategoryID,
    picture: category.ImageUrl ? categoryPicture(category.ImageUrl) : undefined,
    intro: category.Intro,
    productCount: category.ProductCount,
  }));
