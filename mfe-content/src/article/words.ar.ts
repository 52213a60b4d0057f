import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  home: 'الرئيسية',
  onThisPage: 'في هذه الصفحة',
  articleUnknown: 'بحثنا في كل مكان، لكن هذه الصفحة غير موجودة.',
  backHome: 'العودة إلى الصفحة الرئيسية',
} satisfies Translation<typeof words>;
