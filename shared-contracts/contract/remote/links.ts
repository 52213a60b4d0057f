/** Canonical paths of the store's pages, without language prefix: the only places code navigates to (SH-10). */
export const links = {
  home: () => '/',
  allProducts: () => '/ProductListing',
  search: (term: string) => `/ProductListing?SearchTerm=${encodeURIComponent(term)}`,
  category: (slug: string) => `/collections/${encodeURIComponent(slug)}`,
  product: (categorySlug: string, slug: string) =>
    `/collections/${encodeURIComponent(categorySlug)}/${encodeURIComponent(slug)}`,
  wishList: () => '/wishlist',
  cart: () => '/Cart',
  checkout: () => '/Checkout',
  payment: () => '/payment',
  paymentSuccess: () => '/PaymentSuccess',
  paymentFailed: () => '/PaymentFailed',
  login: () => '/Login',
  createAccount: () => '/CreateAccount',
  resetPassword: () => '/ResetPassword',
  profile: () => '/profile',
  orders: () => '/myorders',
  order: (orderNumber: string) => `/myorders/${encodeURIComponent(orderNumber)}`,
  /** Where an order is, without an account. */
  trackOrder: (orderNumber?: string) =>
    orderNumber ? `/track-order?number=${encodeURIComponent(orderNumber)}` : '/track-order',
  /** By the signed link of its mails; behind '#', which neither a Referer nor a log of a server contains. */
  followOrder: (token: string) => `/track-order#${token}`,
  account: () => '/Account',
  addresses: () => '/Addresses',
  about: () => '/Aboutus',
  contact: () => '/Contactus',
  faqs: () => '/Faqs',
  bulkOrder: () => '/bulk-order',
  customFurniture: () => '/Customized-Furniture',
  studios: () => '/studios',
  customerReviews: () => '/customer-reviews',
  blog: () => '/Blog',
  blogPost: (slug: string) => `/Blog/${encodeURIComponent(slug)}`,
  grievance: () => '/pages/grievance',
  /** Where the sender follows a message. */
  enquiry: (number?: string) => (number ? `/enquiry?number=${encodeURIComponent(number)}` : '/enquiry'),
  /** Where a letter's reader ends the newsletter. */
  unsubscribe: () => '/unsubscribe',
  policy: (slug: string) => `/pages/${encodeURIComponent(slug)}`,
} as const;
