import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  faqs: 'الأسئلة الشائعة',
  searchFaqs: 'ابحث في الإجابات',
  searchFaqsHint: 'التوصيل، التقسيط، القماش…',
  faqGroups: 'المواضيع',
  faqsFound: {
    zero: 'لا إجابات',
    one: 'إجابة واحدة',
    two: 'إجابتان',
    few: '{n} إجابات',
    many: '{n} إجابة',
    other: '{n} إجابة',
  },
  noFaqs: 'لا توجد إجابات تطابق بحثك.',
  allFaqs: 'عرض كل الأسئلة',
  linkToAnswer: 'رابط هذه الإجابة',
} satisfies Translation<typeof words>;
