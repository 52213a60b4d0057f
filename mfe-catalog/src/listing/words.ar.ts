import type { Translation } from 'shared-contracts';
import { commonArabic } from '../common-words.ar.ts';
import type { bestPricesWords } from './best-prices-words.ts';
import type { lateListingWords } from './late-words.ts';
import type { roomWords } from './room-words.ts';
import type { listingWords } from './words.ts';

export const listingArabic = {
  ...commonArabic,

  allProducts: 'كل الأثاث',
  productCount: {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: '{n} منتجات',
    many: '{n} منتجًا',
    other: '{n} منتج',
  },
  fetchingProducts: 'جارٍ جلب المنتجات...',
  searchHeading: 'نتائج البحث عن «{term}»',
  searchHeadingIn: 'نتائج البحث عن «{term}» في {category}',
  allProductsIntro: 'أثاث من الخشب الصلب والقماش لكل غرفة، يُوصَّل إلى جميع أنحاء الهند.',
  searchIntro: 'كل ما يوافق بحثك في المتجر، والأقرب إليه أولًا.',
  listingDescription: {
    one: 'تسوّق {heading} عبر الإنترنت: قطعة واحدة{promise}.',
    two: 'تسوّق {heading} عبر الإنترنت: قطعتان{promise}.',
    few: 'تسوّق {heading} عبر الإنترنت: {n} قطع{promise}.',
    many: 'تسوّق {heading} عبر الإنترنت: {n} قطعة{promise}.',
    other: 'تسوّق {heading} عبر الإنترنت: {n} قطعة{promise}.',
  },
  sortBy: 'الترتيب حسب',
  applySort: 'رتّب',
  sortRelevance: 'الأقرب إلى البحث',
  'popularity-descending': 'الأكثر طلبًا',
  'rating-descending': 'الأعلى تقييمًا',
  'title-ascending': 'الاسم: من الألف إلى الياء',
  'title-descending': 'الاسم: من الياء إلى الألف',
  'price-ascending': 'السعر: الأقل أولًا',
  'price-descending': 'السعر: الأعلى أولًا',
  'created-ascending': 'الأقدم أولًا',
  'created-descending': 'الأحدث أولًا',
  'origin-ascending': 'بلد المنشأ، من الألف إلى الياء',
  'origin-descending': 'بلد المنشأ، من الياء إلى الألف',
  pages: 'الصفحات',
  page: 'الصفحة {n}',
  previousPage: 'السابق',
  nextPage: 'التالي',
  pageOf: '{heading}، الصفحة {n}',
  nothingFound: 'لا توجد منتجات توافق ما طلبته',
  nothingFoundText: 'جرّب كلمة أخرى، أو تصفّح كل ما نصنعه.',
  nothingFilteredText: 'لا شيء يجمع بين عوامل التصفية هذه. أزل أحدها أو ابدأ من جديد.',
  nothingInCategory: 'لا شيء في هذه المجموعة بعد',
  nothingYet: 'تصل أولى قطعنا قريبًا',
  nothingYetText: 'ما زلنا نجهّز المتجر. اسألنا عمّا تشاء حتى ذلك الحين.',
  contactUs: 'اتصل بنا',
  nothingInCategoryText: 'تصل قطع جديدة كل أسبوع. وإلى ذلك الحين، تصفّح كل ما نصنعه.',
  clearFilters: 'مسح عوامل التصفية',
  lookHere: 'أو تصفّح هذه المجموعات',
  collections: 'المجموعات',
  wholeRoom: 'تصفّح الغرفة كاملة',
  othersInPicture: 'القطع الأخرى في الصورة غير مشمولة.',
  popularInstead: 'ما يعجب الآخرين',
  askUs: 'لم تجد ما تريد؟ نصنعه على مقاسك.',

  filters: 'عوامل التصفية',
  filter: 'تصفية',
  sort: 'ترتيب',
  filterBar: 'التصفية والترتيب',
  selectedFilters: 'عوامل التصفية المختارة',
  removeFilter: 'أزل عامل التصفية: {name}',
  clearAll: 'مسح الكل',
  percentOffAtLeast: 'خصم {n}% فأكثر',
  ratingAtLeast: 'تقييم {n} من 5 فأعلى',
  priceFromTo: 'من {min} إلى {max}',
  priceFrom: '{min} فأكثر',
  priceUpTo: 'حتى {max}',

  bestPrices: 'أفضل الأسعار: {name}',
  bestPriceProduct: 'المنتج',
  bestPricePrice: 'السعر الآن',
  bestPriceOld: 'السعر السابق',
  bestPriceOff: 'الخصم',

  pastTheEnd: 'هذه الصفحة غير موجودة',
  pastTheEndWhy: 'عدد الصفحات أقل من ذلك',
  toFirstPage: 'انتقل إلى الصفحة 1',
  unknownCategory: 'لا توجد لدينا مجموعة بهذا الاسم',
  unknownCategoryWhy: 'ربما تغيّر اسمها',
} satisfies Translation<typeof listingWords> &
  Translation<typeof lateListingWords> &
  Translation<typeof roomWords> &
  Translation<typeof bestPricesWords>;
