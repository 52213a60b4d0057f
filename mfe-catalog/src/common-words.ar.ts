import type { commonWords } from './common-words.ts';

export const commonArabic = {
  home: 'الرئيسية',
  leadOn: 'تصفّح مجموعتنا الكاملة من الأثاث.',
  seeAllProducts: 'تصفّح كل الأثاث',
  inStock: 'متوفر',
  outOfStock: 'غير متوفر',
  madeToOrder: 'يُصنع عند الطلب',
} satisfies Record<keyof typeof commonWords, string>;
