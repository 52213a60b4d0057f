import type { Translation } from 'shared-contracts';
import type { recentlyViewedWords } from './words.ts';

export const recentlyViewedArabic = {
  relatedProducts: 'قد يعجبك أيضًا',
  recentlyViewed: 'شاهدته مؤخرًا',
} satisfies Translation<typeof recentlyViewedWords>;
