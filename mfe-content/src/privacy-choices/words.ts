import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  choicesHeading: 'Your choice',
  rememberViewed: 'Remember the products I look at, in this browser',
  choiceYes: 'You have allowed it. Untick it and what was remembered is deleted.',
  choiceNo: 'You have said no. Nothing of it is stored.',
  choiceNone: 'You have not chosen yet, so nothing of it is stored.',
});
