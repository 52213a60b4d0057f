import { defineWords } from 'shared-contracts';

export const words = defineWords('workshops', {
  title: 'Workshops',
  choose: 'Choose a seat',
  chosen: 'Chosen: {count}',
});
