import { defineWords } from 'shared-contracts';
import { commonWords } from '../common-words.ts';

export const wishListWords = defineWords('catalog', {
  ...commonWords,

  wishList: 'Wish list',
  wishListIntro: 'Products you have saved on this device. Log in to keep them in your account too.',
  wishListIntroAccount: 'Products you have saved, on every device you log in on.',
  wishCount: { one: '1 item', other: '{n} items' },
  wishesDiscontinued: { one: '1 item is no longer sold', other: '{n} items are no longer sold' },
  wishRecalled: 'recalled: read what to do',
  removeDiscontinued: 'Remove them from the list',
  moveToCart: 'Move to cart',
  moveToCartNamed: 'Move to cart: {product}',
  movedToCart: 'Moved to your cart',
  wishListEmpty: 'Your wish list is empty',
  wishListEmptyText: 'Tap the heart on any product to save it here.',
  wishListFailed: 'Your wish list could not be loaded.',
});
