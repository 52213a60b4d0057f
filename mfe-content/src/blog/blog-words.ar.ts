import type { Translation } from 'shared-contracts';
import type { blogWords } from './blog-words.ts';

export const arabic = {
  sortPosts: 'ترتيب حسب',
  newest: 'الأحدث أولًا',
  oldest: 'الأقدم أولًا',
  'title-ascending': 'العنوان، \u2066A-Z\u2069',
  'title-descending': 'العنوان، \u2066Z-A\u2069',
  applyPostSort: 'رتّب',
  postPages: 'صفحات المدونة',
  postPage: 'الصفحة {n}',
  previousPosts: 'السابق',
  nextPosts: 'التالي',
  pageOfPosts: '{heading}، الصفحة {n}',
  pastTheLastPost: 'ليس في المدونة صفحة {n} بعد.',
  noPosts: 'لم يُكتب شيء بعد.',
  firstPosts: 'إلى الصفحة الأولى',
} satisfies Translation<typeof blogWords>;
