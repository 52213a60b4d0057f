import type { Translation } from 'shared-contracts';
import type { stockNoticeWords } from './words.ts';

export const stockNoticeArabic = {
  noticeTitle: 'أخبروني عند توفره',
  noticeEndTitle: 'لا ترسلوا رسالة عند توفره',
  noticeAsk: 'هل نراسلك مرة واحدة عند توفر القطعة من جديد؟',
  noticeEndAsk: 'سيُحذف عنوانك عندئذ من قائمتنا.',
  noticeConfirm: 'نعم، أخبروني',
  noticeEnd: 'احذفوا عنواني',
  noticeConfirmed: 'شكرًا لك. سنراسلك مرة واحدة عند توفر {product}.',
  noticeEnded: 'حُذف عنوانك.',
  noticeUseless: 'لم يعد هذا الرابط صالحًا: أُرسلت الرسالة أو حُذف العنوان.',
  noticeFailed: 'تعذّر الوصول إلينا. حاول مرة أخرى.',
  noticeSee: 'شاهد القطعة',
} satisfies Translation<typeof stockNoticeWords>;
