import type { Translation } from 'shared-contracts';
import type { lowerWords } from './lower-words.ts';

export const arabic = {
  readStory: 'تابع القراءة',
  foldStory: 'عرض أقل',
  linkLists: 'روابط سريعة',
  linksByRoom: 'حسب الغرفة',
  linksSofas: 'الأرائك',
  linksBeds: 'الأسرّة',
  linksCollections: 'المجموعات',
  questions: 'أسئلة متكررة',
  allQuestions: 'كل الأسئلة الشائعة',
} satisfies Translation<typeof lowerWords>;
