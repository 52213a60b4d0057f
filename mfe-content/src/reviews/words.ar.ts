import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  reviewsHeading: 'آراء عملاء \u2068{store}\u2069',
  reviewsOf: 'ما يقوله العملاء',
  sampleReview: 'رأي نموذجي',
  showReview: 'الرأي {n}: {name}',
  previousReview: 'الرأي السابق',
  nextReview: 'الرأي التالي',
} satisfies Translation<typeof words>;
