import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  customerReviews: 'مراجعات العملاء',
  reviewsSummary: 'كل التقييمات',
  ofReviews: {
    zero: 'لا مراجعات بعد',
    one: 'من مراجعة واحدة',
    two: 'من مراجعتين',
    few: 'من {n} مراجعات',
    many: 'من {n} مراجعة',
    other: 'من {n} مراجعة',
  },
  filterByStars: 'تصفية حسب النجوم',
  filterByCategory: 'تصفية حسب الفئة',
  anyStars: 'كل النجوم',
  anyCategory: 'كل الفئات',
  starsFilter: {
    zero: 'بلا نجوم',
    one: 'نجمة واحدة',
    two: 'نجمتان',
    few: '{n} نجوم',
    many: '{n} نجمة',
    other: '{n} نجمة',
  },
  reviewsFound: {
    zero: 'لا مراجعات',
    one: 'مراجعة واحدة',
    two: 'مراجعتان',
    few: '{n} مراجعات',
    many: '{n} مراجعة',
    other: '{n} مراجعة',
  },
  noReviewsFound: 'لا توجد مراجعة مطابقة. جرّب عدد نجوم آخر أو فئة أخرى.',
  allReviews: 'عرض كل المراجعات',
  sampleReviewMark: 'مراجعة نموذجية',
  reviewOf: 'مراجعة',
  reviewPages: 'صفحات المراجعات',
  reviewPage: 'الصفحة {n}',
  newerReviews: 'الأحدث',
  olderReviews: 'الأقدم',
} satisfies Translation<typeof words>;
