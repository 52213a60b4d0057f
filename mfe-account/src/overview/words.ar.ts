import type { Translation } from 'shared-contracts';
import type { overviewWords } from './words.ts';

export const overviewArabic = {
  greeting: 'مرحبًا، {name}',
  lastOrders: 'آخر الطلبات',
  allOrders: 'كل الطلبات',
  lastOrdersFailed: 'تعذّر تحميل طلباتك.',
  noOrderYet: 'لا توجد طلبات بعد.',
  orderWithNumber: 'الطلب \u2066{number}\u2069',
  defaultAddressTitle: 'العنوان الافتراضي',
  noDefaultAddress: 'لم تحفظ عنوانًا بعد.',
  firstAddress: 'إضافة عنوان',
  allAddresses: 'دفتر العناوين',
  defaultAddressFailed: 'تعذّر تحميل عنوانك.',
  overviewWishListNone: 'لم تحفظ شيئًا بعد.',
  overviewWishListCount: {
    one: 'حفظت قطعة واحدة.',
    two: 'حفظت قطعتين.',
    few: 'حفظت {n} قطع.',
    many: 'حفظت {n} قطعة.',
    other: 'حفظت {n} قطعة.',
  },
  openWishList: 'فتح قائمة الأمنيات',
  editProfile: 'تعديل الملف الشخصي',
} satisfies Translation<typeof overviewWords>;
