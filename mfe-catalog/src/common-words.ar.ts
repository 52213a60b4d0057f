import type { commonWords } from './common-words.ts';

export const commonArabic = {
  home: 'الرئيسية',
  leadOn: 'كل ما نصنعه على بعد نقرة واحدة.',
  seeAllProducts: 'تصفّح كل الأثاث',
  inStock: 'متوفر',
  outOfStock: 'غير متوفر',
} satisfies Record<keyof typeof commonWords, string>;
