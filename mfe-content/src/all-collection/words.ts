import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  allCollection: 'All Collection',
  viewAllCollection: 'View all',
});
