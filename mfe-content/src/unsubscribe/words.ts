import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  unsubscribeTitle: 'End the newsletter',
  unsubscribeIntro: 'Our letter comes once a month. One press, and your address is deleted from its list.',
  unsubscribe: 'Unsubscribe',
  unsubscribeFailed: 'That did not work. Please press again in a moment.',
  unsubscribed: 'You are unsubscribed',
  unsubscribedText:
    'Your address is deleted from the list of the newsletter. A letter that is already on its way may still come.',
  unsubscribeNoLink: 'Please open the link at the end of one of our letters, or write to us.',
});
