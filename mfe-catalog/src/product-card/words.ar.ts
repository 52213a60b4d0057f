import type { Translation } from 'shared-contracts';
import { commonArabic } from '../common-words.ar.ts';
import type { cardWords } from './words.ts';

export const cardArabic = {
  ...commonArabic,

  addToWishList: 'أضف {product} إلى قائمة أمنياتك',
  removeFromWishList: 'أزل {product} من قائمة أمنياتك',
  wishAdded: 'أُضيف إلى قائمة أمنياتك',
  wishRemoved: 'أُزيل من قائمة أمنياتك',
  newFlag: 'جديد',
  colorChoice: 'اللون',
  coverChoice: 'الغطاء',
  sizeChoice: 'المقاس',
  materialChoice: 'الخامة',
  seaterChoice: 'عدد المقاعد',
  orientationChoice: 'الجهة',
  onlyWith: 'فقط {names}',
  dearer: 'أغلى بمقدار {amount}',
  cheaper: 'أرخص بمقدار {amount}',
  loadingProduct: 'جارٍ تحميل تفاصيل المنتج...',
  arrivesBy: 'بحلول {day}',
  quickView: 'نظرة سريعة',
  quickViewOf: 'نظرة سريعة: {product}',
} satisfies Translation<typeof cardWords>;
