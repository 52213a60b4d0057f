/** Business constants of the storefront (spec §9). Lengths in characters, times in milliseconds. */

export const NONE_CHOSEN = -999;

export const PAGE_SIZE = { listing: 10, homeShelf: 20, categories: 100, stock: 100 } as const;

export const HOME_BLOCK = { caneProducts: 4, newArrivals: 6, sampleProducts: 4 } as const;

/** OrderMaximumQuantity when the product states none (CAT-15). */
export const DEFAULT_MAXIMUM_QUANTITY = 10;

export const TOAST_MS = { standard: 3000, productAndCart: 2000 } as const;

export const WAIT_MS = { toCartAfterAdding: 1000, afterLogin: 2000 } as const;

/** A checkOut marker older than this no longer sends a login on to checkout (ACC-02). */
export const CHECKOUT_MARKER_MS = 30 * 60 * 1000;

export const DELIVERY_DAYS = { min: 7, max: 13 } as const;

export const PAYMENT_METHOD_RAZORPAY = 1;

export const ORDER_STATUS = { Active: 1, InProgress: 2, Completed: 3, Returned: 4, Refunded: 5 } as const;
export type OrderStatusName = keyof typeof ORDER_STATUS;

/** The listing's sort keys in the URL and the server's OrderByColumnName for each. */
export const SORT_COLUMNS = {
  'title-ascending': 'Name ASC',
  'title-descending': 'Name DESC',
  'price-ascending': 'Price ASC',
  'price-descending': 'Price DESC',
  'created-ascending': 'Date ASC',
  'created-descending': 'Date DESC',
} as const;
export type SortKey = keyof typeof SORT_COLUMNS;

export const LIMITS = {
  login: { email: 200, password: 150 },
  signUp: { firstName: 200, lastName: 150, email: 150, password: 150, address: 600 },
  passwordMinimum: 8,
} as const;
