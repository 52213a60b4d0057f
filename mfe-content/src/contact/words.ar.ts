import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  writeToUs: 'راسلنا',
  writeToUsText: 'يقرأ أحد موظفينا كل رسالة ويرد خلال 48 ساعة.',
  reachUs: 'تواصل معنا',
  contactPhone: 'الهاتف',
  contactEmail: 'البريد الإلكتروني',
  contactAddress: 'الورشة والمكتب',
  contactMessaging: 'واتساب',
  contactComplaint: 'شكوى',
  contactGrievance: 'راسل مسؤول الشكاوى',
  contactFollow: 'رسالة أرسلتها',
  contactFollowLink: 'ابحث عنها برقمها',
} satisfies Translation<typeof words>;
