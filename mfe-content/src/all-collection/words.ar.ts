import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  allCollection: 'كل المجموعات',
  viewAllCollection: 'عرض الكل',
} satisfies Translation<typeof words>;
