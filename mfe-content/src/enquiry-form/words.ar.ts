import type { Translation } from 'shared-contracts';
import { enquiryArabic } from 'shared-contracts/kit/enquiry/texts.ar';
import type { words } from './words.ts';

export const arabic = {
  ...enquiryArabic,
  enquiryName: 'الاسم',
  enquiryEmail: 'البريد الإلكتروني',
  enquiryPhone: 'رقم الهاتف',
  enquiryMessage: 'الرسالة',
  enquirySend: 'إرسال',
} satisfies Translation<typeof words>;
