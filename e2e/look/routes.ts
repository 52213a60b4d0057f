/** Without an account. */
export const VISITORS_ROUTES = [
  { name: 'home', path: '/' },
  { name: 'listing', path: '/ProductListing' },
  { name: 'category', path: '/collections/sofas' },
  { name: 'search', path: '/ProductListing?SearchTerm=teal' },
  { name: 'product', path: '/collections/sofas/aarvi-3-seater-fabric-sofa-in-teal' },
  { name: 'wish-list', path: '/wishlist' },
  { name: 'cart-empty', path: '/Cart' },
  { name: 'login', path: '/Login' },
  { name: 'create-account', path: '/CreateAccount' },
  { name: 'reset-password', path: '/ResetPassword' },
  { name: 'payment-failed', path: '/PaymentFailed' },
  { name: 'about', path: '/Aboutus' },
  { name: 'contact', path: '/Contactus' },
  { name: 'faqs', path: '/Faqs' },
  { name: 'bulk-order', path: '/bulk-order' },
  { name: 'custom-furniture', path: '/Customized-Furniture' },
  { name: 'reviews', path: '/customer-reviews' },
  { name: 'blog', path: '/Blog' },
  { name: 'blog-post', path: '/Blog/how-to-choose-dining-room-furniture' },
  { name: 'policy', path: '/pages/terms' },
  { name: 'not-found', path: '/no-such-page' },
];

/** With an account, an order and a product in the cart. */
export const MEMBERS_ROUTES = [
  { name: 'cart', path: '/Cart' },
  { name: 'checkout', path: '/Checkout' },
  { name: 'profile', path: '/profile' },
  { name: 'orders', path: '/myorders' },
  { name: 'account', path: '/Account' },
  { name: 'addresses', path: '/Addresses' },
];
