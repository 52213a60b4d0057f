import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  home: 'الرئيسية',
  onThisPage: 'في هذه الصفحة',
  articleUnknown: 'لم نعثر على هذه الصفحة.',
  backHome: 'العودة إلى الصفحة الرئيسية',
} satisfies Translation<typeof words>;
