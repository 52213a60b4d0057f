import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  home: 'Home',
  onThisPage: 'On this page',
  articleUnknown: 'We looked everywhere, but this page is not here.',
  backHome: 'Back to the home page',
});
