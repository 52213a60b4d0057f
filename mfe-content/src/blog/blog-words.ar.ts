import type { Translation } from 'shared-contracts';
import type { blogWords } from './blog-words.ts';

export const arabic = {
  sortPosts: 'ترتيب حسب',
  newest: 'الأحدث أولًا',
  oldest: 'الأقدم أولًا',
  'title-ascending': 'العنوان، من الألف إلى الياء',
  'title-descending': 'العنوان، من الياء إلى الألف',
  applyPostSort: 'رتّب',
  postPages: 'صفحات المدونة',
  postPage: 'الصفحة {n}',
  previousPosts: 'السابق',
  nextPosts: 'التالي',
  pageOfPosts: '{heading}، الصفحة {n}',
  pastTheLastPost: 'ليس في المدونة صفحة {n} بعد.',
  noPosts: 'لا توجد مقالات بعد.',
  firstPosts: 'إلى الصفحة الأولى',
} satisfies Translation<typeof blogWords>;
