import type { contractWords } from './contract-words.ts';
import type { Translation } from './words.ts';

export default {
  regionUnavailable: 'هذا القسم من المتجر غير متاح الآن. بقية المتجر تعمل كالمعتاد.',
  cannotOpen: 'تعذّر الفتح. حاول مرة أخرى.',
  retry: 'إعادة المحاولة',
  close: 'إغلاق',
  loading: 'جارٍ التحميل…',
  nothingFound: 'لم يُعثر على شيء',
  fieldRequired: 'حقل {field} مطلوب',
  fieldTooLong: {
    one: 'يجب ألا يزيد {field} على حرف واحد',
    two: 'يجب ألا يزيد {field} على حرفين',
    few: 'يجب ألا يزيد {field} على {n} أحرف',
    many: 'يجب ألا يزيد {field} على {n} حرفًا',
    other: 'يجب ألا يزيد {field} على {n} حرف',
  },
  fieldTooShort: 'يجب ألا يقل {field} عن {min} أحرف',
  invalidEmail: 'يرجى إدخال عنوان بريد إلكتروني صحيح',
  price: 'السعر',
  oldPrice: 'السعر السابق',
  percentOff: 'خصم {n}%',
  noDiscount: 'بدون خصم',
  ratedOutOfFive: 'التقييم {rating} من 5',
  reviewCount: { one: 'مراجعة واحدة', two: 'مراجعتان', few: '{n} مراجعات', many: '{n} مراجعة', other: '{n} مراجعة' },
  quantity: 'الكمية',
  decreaseQuantity: 'إنقاص الكمية',
  increaseQuantity: 'زيادة الكمية',
  breadcrumb: 'موقعك في المتجر',
  offerFrom: 'للطلبات ابتداءً من \u2066{minimum}\u2069',
  offerFromUpTo: 'للطلبات ابتداءً من \u2066{minimum}\u2069 وبحد أقصى للخصم \u2066{most}\u2069',
  offerUpTo: 'بحد أقصى للخصم \u2066{most}\u2069',
} satisfies Translation<typeof contractWords>;
