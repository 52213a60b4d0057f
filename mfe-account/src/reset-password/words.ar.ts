import type { Translation } from 'shared-contracts';
import type { resetWords } from './words.ts';

export const resetArabic = {
  resetIntro: 'نرسل إليك رمزًا بالبريد الإلكتروني، وبه تختار كلمة مرور جديدة.',
  sendCode: 'أرسلوا لي رمزًا',
  sendingCode: 'جارٍ الإرسال…',
  hasCode: 'لدي رمز بالفعل',
  codeFromMail: 'يرجى إدخال الرمز الوارد في آخر رسالة أرسلناها إلى هذا العنوان.',
  codeOnItsWay: 'إذا كان لهذا العنوان حساب فالرمز في الطريق إليه. يصلح الرمز لمدة {minutes} دقائق.',
  newCodeOnItsWay: 'إذا كان لهذا العنوان حساب فرمز جديد في الطريق إليه. الرموز السابقة لم تعد صالحة.',
  otherEmail: 'استخدام بريد إلكتروني آخر',
  code: 'الرمز',
  codeHelp: '{digits} أرقام من رسالة البريد الإلكتروني. ابحث في مجلد الرسائل غير المرغوب فيها أيضًا.',
  codeMalformed: 'يرجى إدخال أرقام الرمز، وعددها {digits}',
  codeRefused: 'الرمز غير صحيح أو انتهت صلاحيته',
  mayBeChanged: 'ربما تم تغيير كلمة المرور بالفعل. يرجى محاولة تسجيل الدخول بكلمة المرور الجديدة.',
  newPassword: 'كلمة المرور الجديدة',
  changePasswordNow: 'تغيير كلمة المرور',
  changingPassword: 'جارٍ التغيير…',
  passwordChanged: 'تم تغيير كلمة المرور. يرجى تسجيل الدخول بها.',
  newCode: 'إرسال رمز جديد',
  newCodeIn: 'يمكنك طلب رمز جديد بعد {n} ثانية.',
} satisfies Translation<typeof resetWords>;
