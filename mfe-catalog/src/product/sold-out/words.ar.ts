import type { Translation } from 'shared-contracts';
import type { soldOutWords } from './words.ts';

export const soldOutArabic = {
  soldOutNow: 'نفدت الكمية حاليًا',
  tellMeWhy: 'نراسلك مرة واحدة عند توفره من جديد، ثم نحذف عنوانك.',
  tellMeEmail: 'البريد الإلكتروني',
  tellMe: 'أخبرني عند توفره',
  tellMeSent: 'يُرجى فتح الرابط الذي أرسلناه للتو إلى {email}.',
  tellMeFailed: 'تعذّر الإرسال. حاول مرة أخرى بعد قليل.',
  tellMeInStock: 'خبر سار: المنتج متوفر من جديد. أعد تحميل الصفحة لطلبه.',
  similarInStock: 'منتجات مشابهة متوفرة',
} satisfies Translation<typeof soldOutWords>;
