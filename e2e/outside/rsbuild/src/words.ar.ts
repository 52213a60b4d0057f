import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export default {
  title: 'المصممون',
  choose: 'اختر طاولة',
  chosen: 'المختار: {count}',
} satisfies Translation<typeof words>;
