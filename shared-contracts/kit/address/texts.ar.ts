import type { addressTexts } from './texts.ts';

export const addressArabic = {
  fullName: 'الاسم الكامل',
  phone: 'رقم الجوال',
  phoneHelp: '10 أرقام، ليتواصل معك فريق التوصيل.',
  phoneFault: 'يرجى إدخال رقم جوال هندي من 10 أرقام',
  street: 'العنوان',
  streetHelp: 'المنزل والشارع والحي وأقرب معلم.',
  indianState: 'الولاية',
  indianCity: 'المدينة',
  chooseState: 'اختر الولاية',
  chooseCity: 'اختر المدينة',
  cityHelp: 'يمكن كتابة اسم بلدة أو قرية غير مدرجة.',
  typedTown: 'استخدم «{town}»',
  filledByPin: 'مُلئ من الرمز البريدي: {place}',
  placesFailed: 'تعذّر تحميل القائمة.',
  pin: 'الرمز البريدي',
  pinFault: 'يرجى إدخال رمز بريدي من 6 أرقام',
  pinOfAnotherState: 'هذا الرمز البريدي ليس في الولاية المختارة',
  fieldRefused: 'يرجى التحقق من هذا الحقل',
} satisfies Record<keyof typeof addressTexts, string>;
