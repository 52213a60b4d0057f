import type { Translation } from 'shared-contracts';
import { enquiryArabic } from 'shared-contracts/kit/enquiry/texts.ar';
import type { customizationWords } from './words.ts';

export const customizationArabic = {
  ...enquiryArabic,
  askForCustomization: 'اطلب تعديلًا خاصًا',
  customizationIntro: 'مقاس آخر أو خشب أو قماش مختلف؟ أخبرنا بما تفكر فيه، أو اكتب إلى {email}.',
  customerName: 'الاسم',
  customerEmail: 'البريد الإلكتروني',
  customerPhone: 'رقم الهاتف',
  customerMessage: 'الرسالة',
  submit: 'إرسال',
} satisfies Translation<typeof customizationWords>;
