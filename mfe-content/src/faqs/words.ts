import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  faqs: 'Frequently asked questions',
  searchFaqs: 'Search the answers',
  searchFaqsHint: 'Delivery, EMI, fabric…',
  faqGroups: 'Groups of questions',
  faqsFound: { one: '1 answer', other: '{n} answers' },
  noFaqs: 'No answer has all these words.',
  allFaqs: 'Show all questions',
  linkToAnswer: 'Link to this answer',
});
