import type { Image } from '../api/shapes/image.ts';
import type { PopularCategory as Wire } from '../api/shapes/popular-category.ts';
import type { Category } from './category.ts';

/** A category of the home page's grid. */
export interface PopularCategory extends Pick<Category, 'id' | 'name' | 'slug' | 'productCount'> {
  readonly picture: Image;
}

export const decodePopularCategories = (categories: readonly Wire[]): readonly PopularCategory[] =>
  categories.map((category) => ({
    id: category.CategoryID,
    name: category.Name,
    slug: category.Slug,
    productCount: category.ProductCount,
    picture: category.Image,
  }));
