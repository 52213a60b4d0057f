import type { Translation } from 'shared-contracts';
import { sectionArabic } from '../product/sections/words.ar.ts';
import type { compareWords } from './words.ts';

export const compareArabic = {
  compareTitle: 'مقارنة المنتجات',
  compareIntro: 'الرسوم بمقياس واحد، وما يختلف معلَّم.',
  compareDescription: 'منتجات من نوع واحد جنبًا إلى جنب: رسوم بمقياس واحد ومقاسات ومواد وأسعار.',
  compareNothing: 'لم يُختر شيء للمقارنة',
  compareHow: 'اضغط «قارن» في صفحات منتجين إلى أربعة منتجات من نوع واحد.',
  compareSingle: 'يوجد هنا منتج واحد. اضغط «قارن» في صفحة منتج آخر من نوعه.',
  compareOther: 'لم يُقارن لأنه من نوع آخر: {products}',
  seeAll: 'عرض جميع المنتجات',
  compareRow: 'المواصفة',
  differs: 'مختلف',
  notKnown: 'غير مذكور',
  priceRow: 'السعر',
  availabilityRow: 'التوفر',
  brandRow: 'العلامة التجارية',
  ratingRow: 'التقييم',
  noPrice: 'لا يُباع عبر الإنترنت',
  noReviews: 'لا توجد مراجعات بعد',
  drawnFront: 'رسم بمقياس من الأمام: العرض {w} سم والارتفاع {h} سم',
  noDrawing: 'لا يوجد رسم',
  removeCompared: 'إزالة',
  removeComparedName: 'إزالة {product} من المقارنة',
} satisfies Translation<typeof compareWords>;

/** With the names of the facts, whose own chunk is the product page's. */
export default { ...sectionArabic, ...compareArabic };
