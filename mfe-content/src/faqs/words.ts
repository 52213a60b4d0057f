import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  faqs: 'Frequently asked questions',
  searchFaqs: 'Search the answers',
  searchFaqsHint: 'Delivery, EMI, fabric…',
  faqGroups: 'Topics',
  faqsFound: { one: '1 answer', other: '{n} answers' },
  noFaqs: 'No answers match your search.',
  allFaqs: 'Show all questions',
  linkToAnswer: 'Link to this answer',
});
