import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  pieceCount: { one: '1 piece', other: '{n} pieces' },
  seeAllOf: 'See all of {category}',
});
