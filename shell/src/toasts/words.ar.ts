import type { Translation } from 'shared-contracts';
import type { toastWords } from './words.ts';

export const toastArabic = {
  notifications: 'الإشعارات',
} satisfies Translation<typeof toastWords>;
