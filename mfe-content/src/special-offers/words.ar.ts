import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  specialOffers: 'عروض خاصة',
  offerCode: 'الرمز {code}',
  firstOnlineTitle: 'خصم {percent}% على أول طلب عبر الإنترنت',
  firstOnlineAction: 'ابدأ بسرير',
  firstOrderTitle: 'خصم إضافي {percent}% على أي طلب أول',
  firstOrderText: 'مهما كان صغيرًا. لا تُجمع الرموز معًا.',
  firstOrderAction: 'اختر كرسي استرخاء',
  instalmentsTitle: 'طقم طعام على 24 شهرًا',
  instalmentsText: 'تقسيط بالبطاقة على 3 أو 6 أو 9 أو 12 أو 24 شهرًا.',
  instalmentsAction: 'تصفح أطقم الطعام',
} satisfies Translation<typeof words>;
