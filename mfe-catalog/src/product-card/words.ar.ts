import type { Translation } from 'shared-contracts';
import { commonArabic } from '../common-words.ar.ts';
import type { cardWords } from './words.ts';

export const cardArabic = {
  ...commonArabic,

  addToWishList: 'أضف {product} إلى قائمة أمنياتك',
  removeFromWishList: 'أزل {product} من قائمة أمنياتك',
  newArrival: 'وصل حديثًا',
  loadingProduct: 'جارٍ تحميل تفاصيل المنتج...',
  quickView: 'نظرة سريعة',
  quickViewOf: 'نظرة سريعة: {product}',
  quickViewUnavailable: 'تعذّر فتح النظرة السريعة. حاول مرة أخرى.',
} satisfies Translation<typeof cardWords>;
