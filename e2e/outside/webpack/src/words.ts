import { defineWords } from 'shared-contracts';

export const words = defineWords('gardens', {
  title: 'Gardens',
  choose: 'Choose a chair',
  chosen: 'Chosen: {count}',
});
