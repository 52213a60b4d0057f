import type { Image } from 'shared-contracts/api/shapes/image';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import type { ArticleItem } from 'shared-contracts/domain/article';
import type { Banner } from 'shared-contracts/domain/banner';
import type { PopularCategory } from 'shared-contracts/domain/popular-category';
import type { SpecialOffer } from 'shared-contracts/domain/special-offer';
import type { Testimonial } from 'shared-contracts/domain/testimonial';
import type { PageMeta } from 'shared-contracts/domain/web-content';
import type { HtmlTree } from 'shared-contracts/html-tree';
import type { Collection } from '../all-collection/collections.ts';
import type { Question } from '../questions/question-list.tsx';
import type { LinkList } from './named-categories.ts';

/** A category with some of its products; absent when the store has no such category. */
export interface CategoryShelf {
  readonly name: string;
  readonly slug: string;
  readonly products: readonly ProductListItem[];
}

/** The data of all blocks, in the order of HOME-09. */
export interface HomeData {
  readonly meta?: PageMeta | undefined;
  readonly banners: readonly Banner[];
  readonly popularCategories: readonly PopularCategory[];
  readonly cane: CategoryShelf | null;
  /** The cane category's picture. */
  readonly caneRoom: Image | null;
  readonly newArrivals: readonly ProductListItem[];
  readonly kingSizeBeds: CategoryShelf | null;
  readonly fabricSofas: CategoryShelf | null;
  readonly offers: readonly SpecialOffer[];
  readonly reviews: readonly Testimonial[];
  readonly collections: readonly Collection[];
  /** The newest three. */
  readonly posts: readonly ArticleItem[];
  /** Editorial. */
  readonly story: HtmlTree;
  readonly linkLists: readonly LinkList[];
  readonly questions: readonly Question[];
}

/** A shop that sells nothing yet (API-10). */
export function isEmptyShop({ newArrivals, collections }: Pick<HomeData, 'newArrivals' | 'collections'>): boolean {
  return newArrivals.length === 0 && collections.length === 0;
}
