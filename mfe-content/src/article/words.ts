import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  home: 'Home',
  onThisPage: 'On this page',
  articleUnknown: 'We could not find this page.',
  backHome: 'Back to the home page',
});
