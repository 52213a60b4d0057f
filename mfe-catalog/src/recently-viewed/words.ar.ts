import type { Translation } from 'shared-contracts';
import type { recentlyViewedWords } from './words.ts';

export const recentlyViewedArabic = {
  relatedProducts: 'قد يعجبك أيضًا',
  recentlyViewed: 'شاهدته مؤخرًا',

  consentRegion: 'خيار الخصوصية',
  consentQuestion: 'هل تسمح لنا بتذكّر المنتجات التي تشاهدها؟ في هذا المتصفح فقط.',
  consentMore: 'المزيد عن خياراتك',
  consentYes: 'نعم، تذكّرها',
  consentNo: 'لا، شكرًا',
} satisfies Translation<typeof recentlyViewedWords>;
