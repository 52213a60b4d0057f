import type { Translation } from 'shared-contracts';
import type { overlayWords } from './overlay-words.ts';

export const overlayArabic = {
  greeting: 'مرحبًا، {name}',
  profile: 'ملفي الشخصي',
  orders: 'طلباتي',
  logout: 'تسجيل الخروج',
  back: 'رجوع',
  helpHeading: 'هل تحتاج إلى مساعدة؟',
  searchUnavailable: 'الاقتراحات غير متاحة الآن، والبحث يعمل كالمعتاد.',
} satisfies Translation<typeof overlayWords>;
