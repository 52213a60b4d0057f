import type { Translation } from 'shared-contracts';
import type { words } from './words.ts';

export const arabic = {
  pieceCountOne: 'قطعة واحدة',
  pieceCountMany: 'عدد القطع: {n}',
  seeAllOf: 'عرض كل {category}',
} satisfies Translation<typeof words>;
