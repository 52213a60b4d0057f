import type { Translation } from 'shared-contracts';
import { addressArabic } from './addresses/words.ar.ts';
import { loginArabic } from './login/words.ar.ts';
import { orderArabic } from './order/words.ar.ts';
import { ordersArabic } from './orders/words.ar.ts';
import { overviewArabic } from './overview/words.ar.ts';
import { placeArabic } from './places/words.ar.ts';
import { privacyArabic } from './privacy/words.ar.ts';
import { profileArabic } from './profile/words.ar.ts';
import { resetArabic } from './reset-password/words.ar.ts';
import { securityArabic } from './security/words.ar.ts';
import { signUpArabic } from './sign-up/words.ar.ts';
import { trackArabic } from './track-order/words.ar.ts';
import type { words } from './words.ts';

const common = {
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  showPassword: 'إظهار كلمة المرور',
  hidePassword: 'إخفاء كلمة المرور',

  loginTitle: 'تسجيل الدخول',
  logIn: 'تسجيل الدخول',
  createAccount: 'إنشاء حساب',
  tooManyAttempts: {
    one: 'محاولات كثيرة جدًا. يرجى المحاولة مرة أخرى بعد دقيقة واحدة.',
    two: 'محاولات كثيرة جدًا. يرجى المحاولة مرة أخرى بعد دقيقتين.',
    few: 'محاولات كثيرة جدًا. يرجى المحاولة مرة أخرى بعد {n} دقائق.',
    many: 'محاولات كثيرة جدًا. يرجى المحاولة مرة أخرى بعد {n} دقيقة.',
    other: 'محاولات كثيرة جدًا. يرجى المحاولة مرة أخرى بعد {n} دقيقة.',
  },

  signUpTitle: 'إنشاء حساب',
  passwordHelp: '{min} أحرف على الأقل.',
  passwordWeak: 'ضعيفة: أطِلها أو امزج بين الحروف والأرقام والرموز.',
  passwordFair: 'متوسطة: بضعة أحرف أخرى تجعلها قوية.',
  passwordStrong: 'كلمة مرور قوية.',
  passwordTooCommon: 'هذه من أكثر كلمات المرور شيوعًا. يرجى اختيار غيرها.',
  passwordTooPersonal: 'تتكوّن هذه من اسمك أو بريدك الإلكتروني أو اسمنا. يرجى اختيار غيرها.',

  resetTitle: 'استعادة كلمة المرور',
  cancel: 'إلغاء',
  failed: 'حدث خطأ. يرجى المحاولة مرة أخرى!',
  retry: 'حاول مرة أخرى',

  accountNavigation: 'حسابك',
  navOverview: 'نظرة عامة',
  navOrders: 'الطلبات',
  navAddresses: 'العناوين',
  navProfile: 'الملف الشخصي',
  navWishList: 'قائمة الأمنيات',
  logOut: 'تسجيل الخروج',

  overviewTitle: 'حسابك',

  profileTitle: 'ملفي الشخصي',

  addressesTitle: 'العناوين',
  startShopping: 'ابدأ التسوق',

  ordersTitle: 'سجل الطلبات',
} satisfies Translation<typeof words>;

/** All that the account's pages say in Arabic: one module, which the shell loads with an Arabic page. */
export default {
  ...common,
  ...loginArabic,
  ...signUpArabic,
  ...trackArabic,
  ...placeArabic,
  ...resetArabic,
  ...overviewArabic,
  ...privacyArabic,
  ...securityArabic,
  ...ordersArabic,
  ...orderArabic,
  ...profileArabic,
  ...addressArabic,
};
