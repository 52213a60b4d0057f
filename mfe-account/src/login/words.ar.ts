import type { Translation } from 'shared-contracts';
import type { loginWords } from './words.ts';

export const loginArabic = {
  loginIntro: 'مرحبًا بعودتك. طلباتك وبياناتك المحفوظة بانتظارك.',
  loggingIn: 'جارٍ تسجيل الدخول…',
  forgotPassword: 'هل نسيت كلمة المرور؟',
  noAccountYet: 'عميل جديد؟',
  loginSucceeded: 'تم تسجيل الدخول بنجاح!',
  loginRefused: 'البريد الإلكتروني أو كلمة المرور غير صحيحة!',
  loginFailed: 'حدث خطأ. يرجى المحاولة مرة أخرى!',
  sessionExpired: 'انتهت جلستك. يرجى تسجيل الدخول من جديد للمتابعة من حيث توقفت.',
  loginNeeded: 'يرجى تسجيل الدخول للمتابعة.',
  loggedIn: 'لقد سجلت الدخول.',
  takingYouOn: 'جارٍ نقلك…',
  continue: 'متابعة',
} satisfies Translation<typeof loginWords>;
