import type { Translation } from 'shared-contracts';
import type { stockNoticeWords } from './words.ts';

export const stockNoticeArabic = {
  noticeTitle: 'أخبرني عند توفره',
  noticeEndTitle: 'إلغاء تنبيه التوفر',
  noticeAsk: 'هل نراسلك مرة واحدة عند توفر القطعة من جديد؟',
  noticeEndAsk: 'سيُحذف عنوانك عندئذ من قائمتنا.',
  noticeConfirm: 'نعم، أخبرني',
  noticeEnd: 'احذف عنواني',
  noticeConfirmed: 'شكرًا لك. سنراسلك مرة واحدة عند توفر {product}.',
  noticeEnded: 'حُذف عنوانك.',
  noticeUseless: 'لم يعد هذا الرابط صالحًا: أُرسلت الرسالة أو حُذف العنوان.',
  noticeFailed: 'تعذّر الاتصال. حاول مرة أخرى.',
  noticeSee: 'عرض المنتج',
} satisfies Translation<typeof stockNoticeWords>;
