import type { Embed } from './embeds.ts';
import type { Team } from './teams.ts';

/**
 * 'public': the same for everyone, rendered completely on the server.
 * 'personal': the server renders the layout, the browser adds the shopper's data.
 */
type PageAudience = 'public' | 'personal';

export interface StorePath<Page extends PageId = PageId> {
  /** React Router pattern of the canonical path, without language prefix (SH-10). */
  readonly path: string;
  /** The page module and, by its first segment, the team that owns the path. */
  readonly page: Page;
  readonly audience: PageAudience;
  /** Query parameters that the page reads; the page cache ignores others. */
  readonly query: readonly string[];
  /** False keeps the page out of search engines (SH-18). */
  readonly indexed: boolean;
  /** True where the document's security policy differs (a payment provider's scripts): reached by a document load. */
  readonly ownDocument: boolean;
  /** Third parties that its document's security policy allows. */
  readonly embeds?: readonly Embed[];
  /** Other sites whose pictures, frames and answers its document's security policy allows. */
  readonly origins?: readonly string[];
}

export type PageId = `${Team}/pages/${string}`;

const LISTING_QUERY = [
  'SearchTerm',
  'page',
  'sort',
  'type',
  'material',
  'orientation',
  'seater',
  'colour',
  'brand',
  'origin',
  'stock',
  'discount',
  'rating',
  'min',
  'max',
] as const;

/**
 * The pages that other teams link to, one row each: path, team and page module with its loader, and under the row's name its
 * builder in `links`.
 */
export const PATHS = {
  home: { ...open('/', 'content/pages/home'), embeds: ['video', 'map'] },
  allProducts: open('/ProductListing', 'catalog/pages/listing', LISTING_QUERY),
  category: open('/collections/:category', 'catalog/pages/listing', LISTING_QUERY),
  product: open('/collections/:category/:product', 'catalog/pages/product'),
  productById: { ...open('/ProductDetails', 'catalog/pages/product-by-id', ['ProductId']), indexed: false },
  compare: { ...open('/compare', 'catalog/pages/compare', ['ids']), indexed: false },
  wishList: personal('/wishlist', 'catalog/pages/wish-list'),
  stockNotice: personal('/stock-notice', 'catalog/pages/stock-notice', ['token', 'end']),
  cart: personal('/Cart', 'cart-checkout/pages/cart'),
  checkout: personal('/Checkout', 'cart-checkout/pages/checkout'),
  payment: { ...personal('/payment', 'cart-checkout/pages/payment'), ownDocument: true },
  paymentSuccess: personal('/PaymentSuccess', 'cart-checkout/pages/payment-success'),
  paymentFailed: personal('/PaymentFailed', 'cart-checkout/pages/payment-failed'),
  login: personal('/Login', 'account/pages/login'),
  createAccount: personal('/CreateAccount', 'account/pages/create-account'),
  resetPassword: personal('/ResetPassword', 'account/pages/reset-password'),
  profile: personal('/profile', 'account/pages/profile'),
  orders: personal('/myorders', 'account/pages/orders', ['page']),
  order: personal('/myorders/:orderNumber', 'account/pages/order'),
  trackOrder: personal('/track-order', 'account/pages/track-order', ['number']),
  account: personal('/Account', 'account/pages/overview'),
  addresses: personal('/Addresses', 'account/pages/addresses'),
  about: open('/Aboutus', 'content/pages/article'),
  contact: { ...open('/Contactus', 'content/pages/contact'), embeds: ['map'] },
  faqs: open('/Faqs', 'content/pages/faqs', ['q']),
  bulkOrder: open('/bulk-order', 'content/pages/made-to-order'),
  customFurniture: open('/Customized-Furniture', 'content/pages/made-to-order'),
  enquiry: personal('/enquiry', 'content/pages/enquiry', ['number', 'proof']),
  unsubscribe: personal('/unsubscribe', 'content/pages/unsubscribe', ['reader', 'outcome']),
  customerReviews: open('/customer-reviews', 'content/pages/customer-reviews', ['stars', 'category', 'page']),
  studios: { ...open('/studios', 'content/pages/studios'), embeds: ['map'] },
  blog: open('/Blog', 'content/pages/blog', ['page', 'sort']),
  blogPost: open('/Blog/:slug', 'content/pages/blog-post'),
  policy: open('/pages/:slug', 'content/pages/article'),
} as const satisfies Readonly<Record<string, StorePath>>;

export type ContractPageId = (typeof PATHS)[keyof typeof PATHS]['page'];

/**
 * The pages that the contract names. The releases of their teams declare them; a shell that has not met such a release yet
 * answers their paths with 503, not 404. No other team may take them.
 */
export const STORE_PATHS: readonly StorePath[] = Object.values(PATHS);

export interface StoreRedirect {
  readonly from: string;
  /** Target pattern; its parameters are those of `from`. */
  readonly to: string;
}

/** Observed spellings of pages with another canonical path; all answer 301 and keep the query. */
export const STORE_REDIRECTS: readonly StoreRedirect[] = [
  { from: '/collections', to: PATHS.allProducts.path },
  { from: '/collections/all', to: PATHS.allProducts.path },
  { from: '/ProductListing/:name', to: '/collections/:name' },
  { from: '/address', to: PATHS.addresses.path },
  { from: '/BlogDetails', to: '/Blog/how-to-choose-dining-room-furniture' },
];

interface Row<Path extends string, Page extends PageId> extends StorePath<Page> {
  readonly path: Path;
}

function open<Path extends string, Page extends PageId>(
  path: Path,
  page: Page,
  query: readonly string[] = [],
): Row<Path, Page> {
  return { path, page, audience: 'public', query, indexed: true, ownDocument: false };
}

function personal<Path extends string, Page extends PageId>(
  path: Path,
  page: Page,
  query: readonly string[] = [],
): Row<Path, Page> {
  return { ...open(path, page, query), audience: 'personal', indexed: false };
}
