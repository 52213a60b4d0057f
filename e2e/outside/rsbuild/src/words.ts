import { defineWords } from 'shared-contracts';

export const words = defineWords('designers', {
  title: 'Designers',
  choose: 'Choose a table',
  chosen: 'Chosen: {count}',
});
