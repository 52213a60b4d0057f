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

const PATHS = [
  { ...open('/', 'content/pages/home'), embeds: ['video', 'map'] },
  open('/ProductListing', 'catalog/pages/listing', LISTING_QUERY),
  open('/collections/:category', 'catalog/pages/listing', LISTING_QUERY),
  open('/collections/:category/:product', 'catalog/pages/product'),
  { ...open('/ProductDetails', 'catalog/pages/product-by-id', ['ProductId']), indexed: false },
  personal('/wishlist', 'catalog/pages/wish-list'),
  personal('/stock-notice', 'catalog/pages/stock-notice', ['token', 'end']),
  personal('/Cart', 'cart-checkout/pages/cart'),
  personal('/Checkout', 'cart-checkout/pages/checkout'),
  { ...personal('/payment', 'cart-checkout/pages/payment'), ownDocument: true },
  personal('/PaymentSuccess', 'cart-checkout/pages/payment-success'),
  personal('/PaymentFailed', 'cart-checkout/pages/payment-failed'),
  personal('/Login', 'account/pages/login'),
  personal('/CreateAccount', 'account/pages/create-account'),
  personal('/ResetPassword', 'account/pages/reset-password'),
  personal('/profile', 'account/pages/profile'),
  personal('/myorders', 'account/pages/orders', ['page']),
  personal('/myorders/:orderNumber', 'account/pages/order'),
  personal('/track-order', 'account/pages/track-order', ['number']),
  personal('/Account', 'account/pages/overview'),
  personal('/Addresses', 'account/pages/addresses'),
  open('/Aboutus', 'content/pages/article'),
  { ...open('/Contactus', 'content/pages/contact'), embeds: ['map'] },
  open('/Faqs', 'content/pages/faqs', ['q']),
  open('/bulk-order', 'content/pages/made-to-order'),
  open('/Customized-Furniture', 'content/pages/made-to-order'),
  personal('/enquiry', 'content/pages/enquiry', ['number', 'proof']),
  personal('/unsubscribe', 'content/pages/unsubscribe', ['reader', 'outcome']),
  open('/customer-reviews', 'content/pages/customer-reviews', ['stars', 'category', 'page']),
  { ...open('/studios', 'content/pages/studios'), embeds: ['map'] },
  open('/Blog', 'content/pages/blog', ['page', 'sort']),
  open('/Blog/:slug', 'content/pages/blog-post'),
  open('/pages/:slug', 'content/pages/article'),
] satisfies readonly StorePath[];

export type ContractPageId = (typeof PATHS)[number]['page'];

/**
 * The pages that the contract names, because other teams link to them (links.ts). The releases of their teams declare
 * them; a shell that has not met such a release yet answers their paths with 503, not 404. No other team may take them.
 */
export const STORE_PATHS: readonly StorePath[] = PATHS;

export interface StoreRedirect {
  readonly from: string;
  /** Target pattern; its parameters are those of `from`. */
  readonly to: string;
}

/** Observed spellings of pages with another canonical path; all answer 301 and keep the query. */
export const STORE_REDIRECTS: readonly StoreRedirect[] = [
  { from: '/collections', to: '/ProductListing' },
  { from: '/collections/all', to: '/ProductListing' },
  { from: '/ProductListing/:name', to: '/collections/:name' },
  { from: '/address', to: '/Addresses' },
  { from: '/BlogDetails', to: '/Blog/how-to-choose-dining-room-furniture' },
];

function open<Page extends PageId>(path: string, page: Page, query: readonly string[] = []): StorePath<Page> {
  return { path, page, audience: 'public', query, indexed: true, ownDocument: false };
}

function personal<Page extends PageId>(path: string, page: Page, query: readonly string[] = []): StorePath<Page> {
  return { path, page, audience: 'personal', query, indexed: false, ownDocument: false };
}
