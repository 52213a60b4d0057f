import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export default {
  title: 'الورش',
  choose: 'اختر مقعدًا',
  chosen: 'المختار: {count}',
} satisfies Translation<typeof words>;
