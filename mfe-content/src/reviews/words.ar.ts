import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  reviewsHeading: 'مراجعات عملاء \u2068{store}\u2069',
  reviewsOf: 'ما يقوله العملاء',
  sampleReview: 'مراجعة نموذجية',
  showReview: 'المراجعة {n}: {name}',
  previousReview: 'المراجعة السابقة',
  nextReview: 'المراجعة التالية',
} satisfies Translation<typeof words>;
