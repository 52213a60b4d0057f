import { defineWords } from 'shared-contracts';

export const words = defineWords('content', {
  helpHeading: 'Still have a question?',
  helpText: 'Our team reads every message and replies within 48 hours, usually the same working day.',
  helpContact: 'Contact us',
  helpCall: 'Call {phone}',
});
