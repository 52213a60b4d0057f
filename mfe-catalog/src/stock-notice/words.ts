import { defineWords } from 'shared-contracts';

export const stockNoticeWords = defineWords('catalog', {
  noticeTitle: 'Tell me when it is back',
  noticeEndTitle: 'No mail when it is back',
  noticeAsk: 'Shall we write to you once, when the piece is in stock again?',
  noticeEndAsk: 'Your address is then deleted from our list.',
  noticeConfirm: 'Yes, tell me',
  noticeEnd: 'Delete my address',
  noticeConfirmed: 'Thank you. We write to you once, when {product} is back.',
  noticeEnded: 'Your address is deleted.',
  noticeUseless: 'This link is of no use any more: the mail was sent, or the address is deleted.',
  noticeFailed: 'We could not be reached. Please try again.',
  noticeSee: 'See the piece',
});
