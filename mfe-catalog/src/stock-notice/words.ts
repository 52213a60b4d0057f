import { defineWords } from 'shared-contracts';

export const stockNoticeWords = defineWords('catalog', {
  noticeTitle: 'Tell me when it is back',
  noticeEndTitle: 'Cancel the stock alert',
  noticeAsk: 'Shall we email you once when this product is back in stock?',
  noticeEndAsk: 'We will delete your address from our list.',
  noticeConfirm: 'Yes, tell me',
  noticeEnd: 'Delete my address',
  noticeConfirmed: 'Thank you. We will email you once when {product} is back in stock.',
  noticeEnded: 'Your address has been deleted.',
  noticeUseless: 'This link is no longer valid: the email was sent, or the address was deleted.',
  noticeFailed: 'We could not connect. Please try again.',
  noticeSee: 'View the product',
});
