import type { Translation } from 'shared-contracts';
import type { reviewsWords } from './words.ts';

export const reviewsArabic = {
  reviews: 'المراجعات',
  basedOn: {
    one: 'استنادًا إلى مراجعة واحدة',
    two: 'استنادًا إلى مراجعتين',
    few: 'استنادًا إلى {n} مراجعات',
    many: 'استنادًا إلى {n} مراجعة',
    other: 'استنادًا إلى {n} مراجعة',
  },
  starsShare: {
    one: 'نجمة واحدة: {count}',
    two: 'نجمتان: {count}',
    few: '{n} نجوم: {count}',
    other: '{n} نجمة: {count}',
  },
  noReviewsYet: 'لا توجد مراجعات بعد.',
  sampleReview: 'مراجعة نموذجية',
  moreReviews: 'المزيد من المراجعات',
  loadingReviews: 'جارٍ تحميل المراجعات…',
  reviewsUnavailable: 'لا يمكن عرض المراجعات الآن.',

  writeReview: 'اكتب مراجعة',
  reviewsAreSamples: 'المراجعات النموذجية تبيّن ما يظهر هنا. ومن يشتري هذه القطعة يمكنه كتابة مراجعة.',
  reviewsByBuyers: 'يكتب المراجعات عملاء اشتروا هذه القطعة، وتُعرض بعد أن نقرأها.',
  yourRating: 'تقييمك',
  starsChoice: { one: 'نجمة واحدة', two: 'نجمتان', few: '{n} نجوم', other: '{n} نجمة' },
  reviewTitle: 'العنوان',
  reviewBody: 'مراجعتك',
  sendReview: 'أرسل المراجعة',
  sendingReview: 'جارٍ الإرسال…',
  reviewSaved: 'شكرًا لك! ستُعرض مراجعتك بعد أن نقرأها.',
  notABuyer: 'لا يمكن مراجعة هذا المنتج إلا لمن اشتراه.',
  alreadyReviewed: 'لقد راجعت هذا المنتج من قبل.',
  reviewFailed: 'تعذّر إرسال مراجعتك. لم يضع شيء مما كتبته؛ حاول مرة أخرى.',
  reviewPictures: 'الصور',
  reviewPicturesHelp:
    'حتى {most} صور، حجم كل منها {size} ميغابايت على الأكثر: JPEG أو PNG أو WebP. نزيل منها الموقع، ونراجعها قبل عرضها.',
  addPictures: 'أضف صورًا',
  pictureNotAllowed: '{name} ليس ملف JPEG أو PNG أو WebP',
  tooManyPictures: 'يمكنك إضافة {most} صور على الأكثر',
  picturesArriving: 'انتظر حتى يكتمل رفع الصور',
  picturesMissing: 'لم تُرفق كل الصور. حاول مرة أخرى أو أزلها، ثم أرسل مراجعتك.',
  picturesGone: 'لم تعد الصور موجودة. أضفها من جديد.',
  reviewPicture: 'الصورة {n} من {name}',
  tooManyReviews: 'محاولات كثيرة. انتظر بضع دقائق ثم حاول مرة أخرى.',
} satisfies Translation<typeof reviewsWords>;
