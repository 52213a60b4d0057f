import { defineWords } from 'shared-contracts';

export const words = defineWords('new-team', {
  title: 'New team',
  intro: 'This page is new. Its team ships it on its own.',
  noteText: 'Shown by a fragment.',
});
