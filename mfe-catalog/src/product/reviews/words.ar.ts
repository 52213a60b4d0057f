import type { Translation } from 'shared-contracts';
import type { reviewsWords } from './words.ts';

export const reviewsArabic = {
  reviews: 'المراجعات',
  basedOn: 'عدد المراجعات: {n}',
  basedOnOne: 'مراجعة واحدة',
  starsShare: '{stars} نجوم: {n}',
  oneStarShare: 'نجمة واحدة: {n}',
  noReviewsYet: 'لم يراجع أحد هذه القطعة بعد.',
  sampleReview: 'مراجعة نموذجية',
  moreReviews: 'المزيد من المراجعات',
  loadingReviews: 'جارٍ تحميل المراجعات…',
  reviewsAway: 'لا يمكن عرض المراجعات الآن.',

  writeReview: 'اكتب مراجعة',
  reviewsByBuyers: 'يكتب المراجعات عملاء اشتروا هذه القطعة، وتُعرض بعد أن نقرأها.',
  yourRating: 'تقييمك',
  starsChoice: '{n} نجوم',
  oneStarChoice: 'نجمة واحدة',
  reviewTitle: 'العنوان',
  reviewBody: 'مراجعتك',
  sendReview: 'أرسل المراجعة',
  sendingReview: 'جارٍ الإرسال…',
  reviewSaved: 'شكرًا لك! ستُعرض مراجعتك بعد أن نقرأها.',
  notABuyer: 'لا يمكن مراجعة هذا المنتج إلا لمن اشتراه.',
  alreadyReviewed: 'لقد راجعت هذا المنتج من قبل.',
  reviewFailed: 'تعذّر إرسال مراجعتك. لم يضع شيء مما كتبته؛ حاول مرة أخرى.',
  tooManyReviews: 'محاولات كثيرة. انتظر بضع دقائق ثم حاول مرة أخرى.',
} satisfies Translation<typeof reviewsWords>;
