import type { Translation } from 'shared-contracts';
import type { customizationWords } from './words.ts';

export const customizationArabic = {
  askForCustomization: 'اطلب تعديلًا خاصًا',
  customizationIntro: 'مقاس آخر أو خشب أو قماش مختلف؟ أخبرنا بما تفكر فيه، أو اكتب إلى {email}.',
  customerName: 'الاسم',
  customerEmail: 'البريد الإلكتروني',
  customerPhone: 'رقم الهاتف',
  customerMessage: 'الرسالة',
  phoneDigits: 'يجب أن يتكون {field} من 10 إلى 15 رقمًا',
  submit: 'إرسال',
  submitting: 'جارٍ الإرسال…',
  customizationSent: 'شكرًا لك! رقم طلبك هو {number}. نرد خلال 48 ساعة.',
  customizationFailed: 'حدث خطأ. حاول مرة أخرى!',
  tooManyRequests: 'لقد أرسلت عدة طلبات. انتظر بضع دقائق ثم حاول مرة أخرى.',
} satisfies Translation<typeof customizationWords>;
