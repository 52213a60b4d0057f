import type { Translation } from 'shared-contracts';
import type { choiceWords } from './choice-words.ts';

export const choiceArabic = {
  compare: 'قارن',
  compareNot: 'إزالة من المقارنة',
  compareOneMore: 'أُضيف إلى المقارنة. اختر منتجًا آخر من النوع نفسه من صفحته.',
  compareChosen: {
    one: 'قارن منتجًا واحدًا',
    two: 'قارن منتجين',
    few: 'قارن {n} منتجات',
    many: 'قارن {n} منتجًا',
    other: 'قارن {n} منتج',
  },
  compareFull: 'تم اختيار {n} منتجات بالفعل.',
} satisfies Translation<typeof choiceWords>;
