import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  itemCount: { zero: 'لا قطع', one: 'قطعة واحدة', two: 'قطعتان', few: '{n} قطع', many: '{n} قطعة', other: '{n} قطعة' },
  seeAllOf: 'عرض كل {category}',
} satisfies Translation<typeof words>;
