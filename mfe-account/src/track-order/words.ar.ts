import type { Translation } from 'shared-contracts';
import type { trackWords } from './words.ts';

export const trackArabic = {
  trackTitle: 'تتبّع طلبك',
  trackIntro: 'اعرف أين وصل طلبك برقمه وبالبريد الإلكتروني الذي أعطيتنا إياه، من دون حساب.',
  trackNumber: 'رقم الطلب',
  trackNumberHelp: 'تجده في رسالتنا عن طلبك، ويبدأ بالحرفين KC.',
  trackShow: 'اعرض طلبي',
  trackShowing: 'جارٍ البحث…',
  trackNotFound: 'لا يوجد طلب بهذا الرقم وهذا البريد. يرجى التحقق منهما.',
  trackTooMany: 'محاولات كثيرة. يرجى الانتظار بضع دقائق.',
  trackDownloads: 'ملفاتك جاهزة للتنزيل في حسابك.',
  trackOver: 'هذا الطلب مغلق: أُعيدت القطع أو أُعيد ثمنها.',
  trackReturned: 'عادت قطع هذا الطلب إلينا.',
  trackCancelled: 'أُلغي هذا الطلب، ويُعاد ثمنه بالطريقة التي دُفع بها.',
  trackRefunded: 'أُعيد ثمن هذا الطلب.',
  trackTown: 'يُوصَّل إلى {city}',
  followEnded: 'لم يعد هذا الرابط يعمل. يمكنك البحث عن طلبك هنا.',
  followMore: 'سجّل الدخول لعرض القطع والفاتورة، وللإلغاء أو الإرجاع.',
  trackMore: 'سجّل الدخول لعرض القطع ورقم التتبع والفاتورة، وللإلغاء أو الإرجاع.',
  trackOpen: 'افتح الطلب',
} satisfies Translation<typeof trackWords>;
