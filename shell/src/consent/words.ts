import { defineWords } from 'shared-contracts';

/** Texts of the consent question; they come with it. */
export const consentWords = defineWords('shell', {
  consentRegion: 'Your privacy choice',
  consentQuestion: 'May we remember the products you look at? Only in this browser.',
  consentMore: 'More about your choices',
  consentYes: 'Yes, remember',
  consentNo: 'No, thanks',
});
