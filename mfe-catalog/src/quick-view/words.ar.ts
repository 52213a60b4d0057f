import type { quickViewWords } from './words.ts';

type OwnKeys = 'detailsNotAvailable' | 'seeFullDetails';

export const quickViewArabic = {
  detailsNotAvailable: 'تفاصيل المنتج غير متوفرة',
  seeFullDetails: 'عرض كل التفاصيل',
} satisfies Record<OwnKeys & keyof (typeof quickViewWords)['english'], string>;
