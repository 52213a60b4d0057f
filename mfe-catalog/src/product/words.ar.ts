import type { Translation } from 'shared-contracts';
import type { cardWords } from '../product-card/words.ts';
import type { buyingWords } from './buying/words.ts';
import type { productWords } from './words.ts';

export const productArabic = {
  productNotFound: 'المنتج غير موجود',
  productNotFoundWhy: 'ربما تغيّر اسمه أو بيعت آخر قطعة منه',
  taxNote: 'شامل جميع الضرائب. تُحتسب تكلفة الشحن عند إتمام الشراء.',
  downloadTaxNote: 'شامل جميع الضرائب.',
  emiFrom: 'أقساط تبدأ من {amount} شهريًا',
} satisfies Omit<Translation<typeof productWords>, keyof (typeof cardWords.english & typeof buyingWords.english)>;
