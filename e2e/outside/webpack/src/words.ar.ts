import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export default {
  title: 'الحدائق',
  choose: 'اختر كرسيًا',
  chosen: 'المختار: {count}',
} satisfies Translation<typeof words>;
