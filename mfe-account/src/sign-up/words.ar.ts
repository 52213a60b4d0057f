import type { Translation } from 'shared-contracts';
import { personArabic } from '../form/person-texts.ar.ts';
import { placeArabic } from '../places/words.ar.ts';
import type { signUpWords } from './words.ts';

export const signUpArabic = {
  ...personArabic,
  ...placeArabic,
  password: 'كلمة المرور',
  signUpAccepts: 'بإنشاء الحساب فإنك تقبل',
  privacyNotice: 'إشعار الخصوصية',
  signUpIntro: 'حساب واحد للطلبات والتوصيل والتنزيلات.',
  signUp: 'إنشاء الحساب',
  signingUp: 'جارٍ إنشاء حسابك…',
  alreadyCustomer: 'لديك حساب بالفعل؟',
  signUpSucceeded: 'تم إنشاء الحساب بنجاح!',
  emailTaken: 'البريد الإلكتروني مستخدم بالفعل!',
} satisfies Translation<typeof signUpWords>;
