import { type ApiClient, orThrow, type PageContext, type PageOutcome, show } from 'shared-contracts';
import type { CallAnswer } from 'shared-contracts/api/call';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { type Category, getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getHomeScreenBanner } from 'shared-contracts/api/get-home-screen-banner';
import { getPopularCategories } from 'shared-contracts/api/get-popular-categories';
import { getPopularProductsList } from 'shared-contracts/api/get-popular-products-list';
import { getRecentsProductsList } from 'shared-contracts/api/get-recents-products-list';
import { getTestimonials } from 'shared-contracts/api/get-testimonials';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import type { Image } from 'shared-contracts/api/shapes/image';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import { HOME_BLOCK, PAGE_SIZE } from 'shared-contracts/domain/constants';
import type { WebContentMeta } from '../web-content/web-content-head.ts';

/** A category with some of its products; absent from the page when the store has no such category. */
export interface CategoryShelf {
  readonly slug: string;
  readonly products: readonly ProductListItem[];
}

export interface HomeData {
  readonly meta: WebContentMeta | null;
  readonly banners: CallAnswer<typeof getHomeScreenBanner>;
  readonly popularCategories: CallAnswer<typeof getPopularCategories>;
  readonly cane: CategoryShelf | null;
  /** The cane category's own picture: a room furnished in cane. */
  readonly caneRoom: Image | null;
  readonly newArrivals: readonly ProductListItem[];
  readonly kingSizeBeds: CategoryShelf | null;
  readonly fabricSofas: CategoryShelf | null;
  readonly testimonials: CallAnswer<typeof getTestimonials>;
  /** The rooms and materials of the top level, for the all-collection grid. */
  readonly collections: readonly Pick<Category, 'CategoryID' | 'Name' | 'Slug' | 'ProductCount'>[];
}

// Two full rows of the widest grid.
const POPULAR_CATEGORIES = 10;

const REVIEWS = 3;

/** Slugs of the categories that the home page shows products of (HOME-04, HOME-05). */
const SHOWN = { cane: 'cane-furniture', kingSizeBeds: 'king-size-beds', fabricSofas: 'fabric-sofas' } as const;

/** Everything at once; only the shelves of a category wait for its id. */
export async function loadHome({ api }: PageContext): Promise<PageOutcome<HomeData>> {
  const categories = api.call(getCategoriesList, { PageSize: PAGE_SIZE.categories }).then(orThrow);
  const shelf = async (slug: string, load: LoadShelf): Promise<CategoryShelf | null> => {
    const category = (await categories).find((candidate) => candidate.Slug === slug);
    return category ? { slug, products: await load(api, category.CategoryID) } : null;
  };
  const [content, banners, popularCategories, popular, cane, kingSizeBeds, fabricSofas, testimonials, all] =
    await Promise.all([
      api.call(getWebContent, { PageName: 'home' }).then(orThrow),
      api.call(getHomeScreenBanner, {}).then(orThrow),
      api.call(getPopularCategories, {}).then(orThrow),
      api.call(getPopularProductsList, { PageSize: PAGE_SIZE.homeShelf }).then(orThrow),
      shelf(SHOWN.cane, newestOf),
      shelf(SHOWN.kingSizeBeds, samplesOf),
      shelf(SHOWN.fabricSofas, samplesOf),
      api.call(getTestimonials, {}).then(orThrow),
      categories,
    ]);
  return show({
    meta: content && metaOf(content),
    banners: [...banners].sort((one, other) => one.DisplayOrder - other.DisplayOrder),
    popularCategories: popularCategories.slice(0, POPULAR_CATEGORIES),
    cane,
    caneRoom: popularCategories.find(({ Slug }) => Slug === SHOWN.cane)?.Image ?? null,
    newArrivals: popular.slice(0, HOME_BLOCK.newArrivals),
    kingSizeBeds,
    fabricSofas,
    testimonials: testimonials.slice(0, REVIEWS),
    collections: all
      .filter(({ ParentCategoryID, ProductCount }) => ParentCategoryID === undefined && ProductCount > 0)
      .map(({ CategoryID, Name, Slug, ProductCount }) => ({ CategoryID, Name, Slug, ProductCount })),
  });
}

type LoadShelf = (api: ApiClient, categoryId: number) => Promise<readonly ProductListItem[]>;

const newestOf: LoadShelf = async (api, categoryId) => {
  const request = { PageSize: PAGE_SIZE.homeShelf, CategoryID: categoryId };
  return orThrow(await api.call(getRecentsProductsList, request)).slice(0, HOME_BLOCK.caneProducts);
};

const samplesOf: LoadShelf = async (api, categoryId) =>
  orThrow(await api.call(getAllProducts, { CategoryID: String(categoryId), PageSize: HOME_BLOCK.sampleProducts }));

function metaOf({ DataContent: _, ...meta }: WebContentMeta & { readonly DataContent: string }): WebContentMeta {
  return meta;
}
