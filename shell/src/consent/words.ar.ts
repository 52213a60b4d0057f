import type { Translation } from 'shared-contracts';
import type { consentWords } from './words.ts';

export const consentArabic = {
  consentRegion: 'خيار الخصوصية',
  consentQuestion: 'هل تسمح لنا بتذكّر المنتجات التي تشاهدها؟ في هذا المتصفح فقط.',
  consentMore: 'المزيد عن خياراتك',
  consentYes: 'نعم، تذكّرها',
  consentNo: 'لا، شكرًا',
} satisfies Translation<typeof consentWords>;
