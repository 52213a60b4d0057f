import type { Translation } from 'shared-contracts';
import { inspectArabic } from './inspect/words.ar.ts';
import { footerArabic } from './layout/footer-words.ar.ts';
import { messageArabic } from './layout/message-words.ar.ts';
import { overlayArabic } from './layout/overlay-words.ar.ts';
import { toastArabic } from './toasts/words.ar.ts';
import type { shellWords } from './words.ts';

export default {
  ...inspectArabic,
  ...footerArabic,
  ...messageArabic,
  ...overlayArabic,
  ...toastArabic,

  skipToContent: 'انتقل إلى المحتوى',
  testPayments: 'مدفوعات تجريبية: لن يُخصم أي مبلغ',
  home: 'الرئيسية',
  storeDescription: 'أثاث من الخشب الصلب والقماش لكل غرفة، يُوصَّل إلى جميع أنحاء الهند.',
  homeOf: 'الصفحة الرئيسية لمتجر {store}',
  search: 'بحث',
  searchLabel: 'ابحث في المتجر',
  searchPlaceholder: 'ابحث عن أرائك وأسرّة وطاولات…',
  login: 'تسجيل الدخول',
  account: 'الحساب',
  wishList: 'قائمة الأمنيات',
  wishListWithCount: {
    one: 'قائمة الأمنيات 1، قطعة واحدة',
    two: 'قائمة الأمنيات 2، قطعتان',
    few: 'قائمة الأمنيات، {n} قطع',
    many: 'قائمة الأمنيات، {n} قطعة',
    other: 'قائمة الأمنيات، {n} قطعة',
  },
  cart: 'السلة',
  cartWithCount: {
    // The number is in the name as it is on the badge (WCAG 2.5.3).
    one: 'السلة 1، صنف واحد',
    two: 'السلة 2، صنفان',
    few: 'السلة، {n} أصناف',
    many: 'السلة، {n} صنفًا',
    other: 'السلة، {n} صنف',
  },
  cartChanged: {
    zero: 'سلتك فارغة',
    one: 'في سلتك صنف واحد',
    two: 'في سلتك صنفان',
    few: 'في سلتك {n} أصناف',
    many: 'في سلتك {n} صنفًا',
    other: 'في سلتك {n} صنف',
  },
  cartEmptied: 'سلتك فارغة',
  menu: 'القائمة',
  categories: 'الفئات',
  allOf: 'كل منتجات {category}',
  allFurniture: 'كل الأثاث',
  help: 'مساعدة',
  language: 'اللغة',
  notFoundTitle: 'لم نعثر على هذه الصفحة',
  loadingPage: 'جارٍ تحميل الصفحة',
  actLost: 'لم تكن الصفحة جاهزة لما ضغطت عليه. يُرجى الضغط مرة أخرى.',
  addToCartQueued: 'لحظة من فضلك: سنضيف المنتج حالما تستجيب السلة.',
} satisfies Translation<typeof shellWords>;
