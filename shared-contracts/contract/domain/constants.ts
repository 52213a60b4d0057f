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

/** The blog's sort keys in the URL and the server's OrderByColumnName for each (CON-04). */
export const BLOG_SORT_COLUMNS = {
  newest: 'Date DESC',
  oldest: 'Date ASC',
  'title-ascending': 'Title ASC',
  'title-descending': 'Title DESC',
} as const;
export type BlogSortKey = keyof typeof BLOG_SORT_COLUMNS;

export const LIMITS = {
  login: { email: 200, password: 150 },
  signUp: { firstName: 200, lastName: 150, email: 150, password: 150, address: 600 },
  passwordMinimum: 8,
  /** Digits of a mailed code, minutes it lives, and tries it stands (ACC-07). */
  passwordCode: { digits: 6, minutes: 10, tries: 5 },
  /** Passkeys of one person, and characters of a name. */
  passkeys: { most: 10, name: 60 },
  /** Addresses of one person (ACC-12). */
  addressBook: 20,
  /** Why an order is cancelled or returned. */
  orderRequestReason: 500,
  /** Contact, customisation and comment forms (CAT-17). */
  enquiry: { name: 200, email: 150, phone: { min: 10, max: 15 }, message: 2000 },
  review: { title: 120, body: 2000 },
} as const;
