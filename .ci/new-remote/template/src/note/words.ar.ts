import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  note: 'ملاحظة',
} satisfies Translation<typeof words>;
