import type { personTexts } from './person-texts.ts';

export const personArabic = {
  firstName: 'الاسم الأول',
  lastName: 'اسم العائلة',
  email: 'البريد الإلكتروني',
  postalCode: 'الرمز البريدي',
  mobile: 'رقم الجوال',
  address: 'عنوان الشحن',
} satisfies Record<keyof typeof personTexts, string>;
