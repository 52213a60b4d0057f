import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  journal: 'من مدونتنا',
  allPosts: 'كل المقالات',
  readingMinutes: 'مدة القراءة بالدقائق: {n}',
} satisfies Translation<typeof words>;
