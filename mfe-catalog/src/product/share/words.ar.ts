import type { Translation } from 'shared-contracts';
import type { shareWords } from './words.ts';

export const shareArabic = {
  share: 'مشاركة',
  shareOn: 'المشاركة على {network}',
  moreWaysToShare: 'طرق أخرى للمشاركة',
  copyLink: 'نسخ الرابط',
  linkCopied: 'تم نسخ الرابط',
  linkNotCopied: 'تعذّر نسخ الرابط. تجده في شريط العنوان.',
} satisfies Translation<typeof shareWords>;
