import type { Translation } from 'shared-contracts';
import type { cardWords } from '../product-card/words.ts';
import type { buyingWords } from './buying/words.ts';
import type { productWords } from './words.ts';

export const productArabic = {
  productNotFound: 'المنتج غير موجود',
  productNotFoundWhy: 'ربما تغيّر اسمه أو توقّف بيعه',
  recalledTitle: 'مستردّ: {product}',
  recalledSince: 'استرددنا هذا المنتج في {date} (الرمز \u2066{sku}\u2069)، ولم يعد معروضًا للبيع.',
  recalledReason: 'سبب استرداد المنتج',
  recalledAdvice: 'إن كان لديك',
  recalledWrite: 'راسلنا',
  taxNote: 'شامل جميع الضرائب. تُحتسب تكلفة الشحن عند إتمام الشراء.',
  taxNoteFree: 'شامل جميع الضرائب. التوصيل مجاني.',
  taxNoteFee: 'شامل جميع الضرائب. تكلفة التوصيل {amount}.',
  downloadTaxNote: 'شامل جميع الضرائب.',
  emiFrom: 'أقساط تبدأ من {amount} شهريًا',
} satisfies Omit<Translation<typeof productWords>, keyof (typeof cardWords.english & typeof buyingWords.english)>;
