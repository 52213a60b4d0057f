import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  itemCount: { one: '1 item', other: '{n} items' },
  seeAllOf: 'All {category}',
});
