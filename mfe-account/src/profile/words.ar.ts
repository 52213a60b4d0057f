import type { Translation } from 'shared-contracts';
import { personArabic } from '../form/person-texts.ar.ts';
import { placeArabic } from '../places/words.ar.ts';
import type { profileWords } from './words.ts';

export const profileArabic = {
  ...personArabic,
  ...placeArabic,
  emailFixed: 'تسجّل الدخول بهذا العنوان، ولا يمكن تغييره هنا.',
  updateProfile: 'تحديث الملف الشخصي',
  updatingProfile: 'جارٍ الحفظ…',
  profileUpdated: 'تم تحديث الملف الشخصي بنجاح!',
  updateFailed: 'فشل التحديث',
  noData: 'لا توجد بيانات في الرد',
  profileLoadFailed: 'تعذّر تحميل بيانات الملف الشخصي',
  profileChanged: 'تغيّر ملفك الشخصي من مكان آخر في هذه الأثناء. تغييراتك هنا لم تُحفظ بعد.',
  showSavedProfile: 'عرض الملف المحفوظ',
  saveMine: 'احفظ ما كتبته',
} satisfies Translation<typeof profileWords>;
