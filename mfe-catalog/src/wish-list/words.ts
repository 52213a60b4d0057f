import { defineWords } from 'shared-contracts';
import { commonWords } from '../common-words.ts';

export const wishListWords = defineWords('catalog', {
  ...commonWords,

  wishList: 'Wish list',
  wishListIntro: 'The pieces you keep in mind, on this device. Log in and they are in your account too.',
  wishListIntroAccount: 'The pieces you keep in mind, on every device you log in on.',
  wishCount: { one: '1 piece', other: '{n} pieces' },
  wishesDiscontinued: { one: '1 piece is no longer sold', other: '{n} pieces are no longer sold' },
  wishRecalled: 'recalled: read what to do',
  removeDiscontinued: 'Take them off the list',
  moveToCart: 'Move to cart',
  moveToCartNamed: 'Move to cart: {product}',
  movedToCart: 'Moved to your cart',
  wishListEmpty: 'Your wish list is empty',
  wishListEmptyText: 'Tap the heart on any piece and it waits for you here.',
  wishListFailed: 'Your wish list could not be loaded.',
});
