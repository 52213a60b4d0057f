import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  unsubscribeTitle: 'Leave the newsletter',
  unsubscribeIntro: 'Our newsletter is sent once a month. With one click we delete your address from its list.',
  unsubscribe: 'Unsubscribe',
  unsubscribeFailed: 'That did not work. Please try again in a moment.',
  unsubscribed: 'You have been unsubscribed',
  unsubscribedText:
    'Your address has been deleted from the newsletter list. You may still receive an email that is already on its way.',
  unsubscribeNoLink: 'Please open the link at the end of one of our newsletters, or write to us.',
});
