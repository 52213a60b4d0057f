import { defineWords } from 'shared-contracts';

/** They load with the room picture. */
export const roomWords = defineWords('catalog', {
  wholeRoom: 'See the whole room',
  /** Follows the name of the product that is shown. */
  othersInPicture: 'Other items in the picture are not included.',
});
