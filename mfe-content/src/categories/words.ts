import { defineWords } from 'shared-contracts';

/** What is said of a category wherever one is shown. */
export const words = defineWords('content', {
  pieceCount: { one: '1 piece', other: '{n} pieces' },
  seeAllOf: 'See all of {category}',
});
