import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  blog: 'المدونة',
  fromBlog: 'من مدونتنا',
  allPosts: 'كل المقالات',
  readingMinutes: {
    one: 'تُقرأ في دقيقة واحدة',
    two: 'تُقرأ في دقيقتين',
    few: 'تُقرأ في {n} دقائق',
    many: 'تُقرأ في {n} دقيقة',
    other: 'تُقرأ في {n} دقيقة',
  },
} satisfies Translation<typeof words>;
