import type { Translation } from 'shared-contracts';
import { commonArabic } from '../common-words.ar.ts';
import type { wishListWords } from './words.ts';

export const wishListArabic = {
  ...commonArabic,

  wishList: 'قائمة الأمنيات',
  wishListIntro: 'المنتجات التي حفظتها على هذا الجهاز. سجّل الدخول لتجدها في حسابك أيضًا.',
  wishListIntroAccount: 'المنتجات التي حفظتها، على كل جهاز تسجّل الدخول منه.',
  wishCount: { one: 'قطعة واحدة', two: 'قطعتان', few: '{n} قطع', many: '{n} قطعة', other: '{n} قطعة' },
  wishesDiscontinued: {
    one: 'لم تعد قطعة واحدة معروضة للبيع',
    two: 'لم تعد قطعتان معروضتين للبيع',
    few: 'لم تعد {n} قطع معروضة للبيع',
    other: 'لم تعد {n} قطعة معروضة للبيع',
  },
  wishRecalled: 'مسترد: اقرأ ما يلزم فعله',
  removeDiscontinued: 'أزلها من القائمة',
  moveToCart: 'انقل إلى السلة',
  moveToCartNamed: 'انقل إلى السلة: {product}',
  movedToCart: 'نُقل إلى سلتك',
  wishListEmpty: 'قائمة أمنياتك فارغة',
  wishListEmptyText: 'المس القلب على أي منتج لحفظه هنا.',
  wishListFailed: 'تعذّر تحميل قائمة أمنياتك.',
} satisfies Translation<typeof wishListWords>;
