import { defineWords } from 'shared-contracts';
import { commonWords } from '../common-words.ts';

/** What the wish list's page says. */
export const wishListWords = defineWords('catalog', {
  ...commonWords,

  wishList: 'Wish list',
  wishListIntro: 'The pieces you keep in mind, on this device. Log in and they are in your account too.',
  wishListIntroAccount: 'The pieces you keep in mind, on every device you log in on.',
  wishCount: '{n} pieces',
  oneWish: '1 piece',
  wishesGone: 'Pieces that are no longer sold: {n}',
  forgetGone: 'Take them off the list',
  wishListEmpty: 'Your wish list is empty',
  wishListEmptyText: 'Tap the heart on any piece and it waits for you here.',
  wishListFailed: 'Your wish list could not be loaded.',
});
