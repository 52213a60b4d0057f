import { defineWords } from 'shared-contracts';

/** Texts of the shell: what surrounds every page. */
export const shellWords = defineWords('shell', {
  skipToContent: 'Skip to content',
  testPayments: 'Test payments: nothing is charged',
  home: 'Home',
  storeDescription: 'Solid wood and fabric furniture for every room, delivered across India.',
  homeOf: '{store}, home page',
  // Search
  search: 'Search',
  searchLabel: 'Search the store',
  searchPlaceholder: 'Search sofas, beds, tables…',
  // Account
  login: 'Log in',
  account: 'Account',
  // Wish list and cart
  wishList: 'Wish list',
  wishListWithCount: { one: 'Wish list, 1 item', other: 'Wish list, {n} items' },
  cart: 'Cart',
  cartWithCount: { one: 'Cart, 1 item', other: 'Cart, {n} different items' },
  cartChanged: { one: '1 item in your cart', other: '{n} different items in your cart' },
  cartEmptied: 'Your cart is empty',
  // Menu
  menu: 'Menu',
  categories: 'Categories',
  allOf: 'All {category}',
  allFurniture: 'All furniture',
  help: 'Help',
  language: 'Language',
  notFoundTitle: 'We could not find this page',
  // Status
  loadingPage: 'Loading the page',
  actLost: 'The page was not ready for what you pressed. Please press it again.',
  addToCartQueued: 'One moment please: we will add it as soon as the cart is ready.',
});
