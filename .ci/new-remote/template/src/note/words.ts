import { defineWords } from 'shared-contracts';

export const words = defineWords('new-team', {
  note: 'Note',
});
