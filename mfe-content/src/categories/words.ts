import { defineWords } from 'shared-contracts';

/** What is said of a category wherever one is shown. */
export const words = defineWords('content', {
  pieceCountOne: '1 piece',
  pieceCountMany: '{n} pieces',
  seeAllOf: 'See all of {category}',
});
