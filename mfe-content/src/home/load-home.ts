import { type ApiClient, orElse, orThrow, type PageContext, type PageOutcome, show } from 'shared-contracts';
import { withoutDecoder } from 'shared-contracts/api/call';
import { getAllProducts } from 'shared-contracts/api/get-all-products';
import { getBlogList } from 'shared-contracts/api/get-blog-list';
import { getCategoriesList } from 'shared-contracts/api/get-categories-list';
import { getFaqList } from 'shared-contracts/api/get-faq-list';
import { getHomeScreenBanner } from 'shared-contracts/api/get-home-screen-banner';
import { getPopularCategories } from 'shared-contracts/api/get-popular-categories';
import { getPopularProductsList } from 'shared-contracts/api/get-popular-products-list';
import { getRecentsProductsList } from 'shared-contracts/api/get-recents-products-list';
import { getSpecialOffers } from 'shared-contracts/api/get-special-offers';
import { getTestimonials } from 'shared-contracts/api/get-testimonials';
import { getWebContent } from 'shared-contracts/api/get-web-content';
import type { ProductListItem } from 'shared-contracts/api/shapes/product-list-item';
import type { ArticlePage } from 'shared-contracts/domain/article';
import { decodeCategories } from 'shared-contracts/domain/category';
import { PAGE_SIZE } from 'shared-contracts/domain/constants';
import { isOut } from 'shared-contracts/domain/stock';
import { parseHtml } from 'shared-contracts/parse-html';
import { collectionsOf } from '../all-collection/collections.ts';
import type { CategoryShelf, HomeData } from './home-data.ts';
import { linkListsOf } from './named-categories.ts';

const HOME_BLOCK = { caneProducts: 4, newArrivals: 6, sampleProducts: 4 } as const;

// Two full rows of the widest grid.
const POPULAR_CATEGORIES = 10;

const POSTS = 3;
const NO_ARTICLES: ArticlePage = { articles: [], count: 0 };

/** The categories with products on the home page (HOME-04, HOME-05). */
const SHOWN = { cane: 'cane-furniture', kingSizeBeds: 'king-size-beds', fabricSofas: 'fabric-sofas' } as const;

/** The group of questions on the home page. */
const FAQ_GROUP = 'Home';

/**
 * All requests run in parallel; only the category shelves wait for an id. The texts and the categories are the page;
 * any other part is left out when it is lost.
 */
export async function loadHome({ api, signal }: PageContext): Promise<PageOutcome<HomeData>> {
  const options = { signal };
  const categories = api
    .call(getCategoriesList, { PageSize: PAGE_SIZE.categories }, options)
    .then(orThrow)
    .then(decodeCategories);
  const shelf = async (slug: string, load: LoadShelf): Promise<CategoryShelf | null> => {
    const category = (await categories).find((candidate) => candidate.slug === slug);
    return category ? { name: category.name, slug, products: await load(api, category.id, options) } : null;
  };
  const [
    content,
    banners,
    popularCategories,
    popular,
    cane,
    kingSizeBeds,
    fabricSofas,
    offers,
    reviews,
    blog,
    faqs,
    all,
  ] = await Promise.all([
    api.call(getWebContent, { PageName: 'home' }, options).then(orThrow),
    api.call(getHomeScreenBanner, {}, options).then(orElse([])),
    api.call(getPopularCategories, {}, options).then(orElse([])),
    api.call(withoutDecoder(getPopularProductsList), { PageSize: PAGE_SIZE.homeShelf }, options).then(orElse([])),
    shelf(SHOWN.cane, newestOf),
    shelf(SHOWN.kingSizeBeds, samplesOf),
    shelf(SHOWN.fabricSofas, samplesOf),
    api.call(getSpecialOffers, {}, options).then(orElse([])),
    api.call(getTestimonials, {}, options).then(orElse([])),
    api.call(getBlogList, { PageSize: POSTS }, options).then(orElse(NO_ARTICLES)),
    api.call(getFaqList, { GroupName: FAQ_GROUP }, options).then(orElse([])),
    categories,
  ]);
  return show({
    meta: content?.meta,
    banners,
    popularCategories: popularCategories.slice(0, POPULAR_CATEGORIES),
    cane,
    caneRoom: popularCategories.find(({ slug }) => slug === SHOWN.cane)?.picture ?? null,
    newArrivals: popular.slice(0, HOME_BLOCK.newArrivals),
    kingSizeBeds,
    fabricSofas,
    offers,
    reviews,
    collections: collectionsOf(all),
    posts: blog.articles,
    story: parseHtml(content?.html ?? ''),
    linkLists: linkListsOf(all),
    questions: faqs.map(({ question, answerHtml }) => ({ question, answer: parseHtml(answerHtml) })),
  });
}

type LoadShelf = (
  api: ApiClient,
  categoryId: number,
  options: Pick<PageContext, 'signal'>,
) => Promise<readonly ProductListItem[]>;

const newestOf: LoadShelf = async (api, categoryId, options) => {
  const request = { PageSize: PAGE_SIZE.homeShelf, CategoryID: categoryId };
  const products = await api.call(getRecentsProductsList, request, options).then(orElse([]));
  return inStockFirst(products.slice(0, HOME_BLOCK.caneProducts));
};

const samplesOf: LoadShelf = async (api, categoryId, options) => {
  const request = { PageSize: PAGE_SIZE.homeShelf, CategoryID: String(categoryId) };
  const products = await api.call(withoutDecoder(getAllProducts), request, options).then(orElse([]));
  return inStockFirst(products).slice(0, HOME_BLOCK.sampleProducts);
};

/** A shelf opens with what can be bought. */
function inStockFirst(products: readonly ProductListItem[]): readonly ProductListItem[] {
  return [...products].sort((one, other) => Number(isOut(one)) - Number(isOut(other)));
}
