import type { Translation } from 'shared-contracts';
import type { footerWords } from './footer-words.ts';

export const footerArabic = {
  shop: 'تسوّق',
  discover: 'اكتشف المزيد',
  followUs: 'تابعنا',
  call: 'اتصل على {phone}',
  write: 'راسلنا على {email}',
  gstin: 'الرقم الضريبي',
  newsletter: 'نشرتنا الشهرية',
  newsletterText: 'قطع جديدة قبل وصولها إلى المتجر. لا نستخدم عنوانك لغير هذه الرسالة، ويمكنك إلغاء الاشتراك متى شئت.',
  newsletterEmail: 'البريد الإلكتروني',
  subscribe: 'اشترك',
  subscribed: 'شكرًا لاشتراكك.',
  notSubscribed: 'لم ينجح ذلك. يرجى المحاولة بعد قليل.',
} satisfies Translation<typeof footerWords>;
