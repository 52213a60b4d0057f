import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  choicesHeading: 'Your choice',
  rememberViewed: 'Remember the products I look at, in this browser',
  choiceYes: 'You have allowed this. Untick it to delete what was remembered.',
  choiceNo: 'You have declined. Nothing is stored.',
  choiceNone: 'You have not chosen yet, so nothing is stored.',
});
