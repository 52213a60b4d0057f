/** Business constants of the storefront (spec §9). Lengths in characters, times in milliseconds. */

export const NONE_CHOSEN = -999;

export const PAGE_SIZE = { listing: 10, homeShelf: 20, blog: 12, categories: 100, stock: 100 } as const;

export const TOAST_MS = { standard: 3000, productAndCart: 2000 } as const;

export const WAIT_MS = { toCartAfterAdding: 1000, afterLogin: 2000 } as const;

export const DELIVERY_DAYS = { min: 7, max: 13 } as const;

export const PAYMENT_METHOD_RAZORPAY = 1;

export const ORDER_STATUS = { Active: 1, InProgress: 2, Completed: 3, Returned: 4, Refunded: 5 } as const;
export type OrderStatusName = keyof typeof ORDER_STATUS;

/** What the timeline and the credit note of an order that its shopper has cancelled give as the reason (ACC-11). */
export const CANCELLED_REASON = 'Cancelled';

/** The least percent off that a listing can be narrowed to (CAT-32). */
export const DISCOUNT_STEPS = [10, 20, 30, 40, 50] as const;

/** The listing's sort keys in the URL and the server's OrderByColumnName for each. */
export const SORT_COLUMNS = {
  'popularity-descending': 'Popularity DESC',
  'rating-descending': 'Rating DESC',
  'title-ascending': 'Name ASC',
  'title-descending': 'Name DESC',
  'price-ascending': 'Price ASC',
  'price-descending': 'Price DESC',
  'created-ascending': 'Date ASC',
  'created-descending': 'Date DESC',
  'origin-ascending': 'Origin ASC',
  'origin-descending': 'Origin DESC',
} as const;
export type SortKey = keyof typeof SORT_COLUMNS;

/** The blog's sort keys in the URL and the server's OrderByColumnName for each (CON-04). */
export const BLOG_SORT_COLUMNS = {
  newest: 'Date DESC',
  oldest: 'Date ASC',
  'title-ascending': 'Title ASC',
  'title-descending': 'Title DESC',
} as const;
export type BlogSortKey = keyof typeof BLOG_SORT_COLUMNS;

/** Keys of the tab's storage that hold what was typed into forms; a sign-out deletes them. */
export const DRAFT_PREFIX = 'store:draft:';

/** Has its own module because only forms need it, and no first load contains a form. */
export { LIMITS } from './limits.ts';
