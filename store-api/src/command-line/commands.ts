import { commentCommands } from '../blog/comment-commands.ts';
import { reviewCommands } from '../catalogue/reviews-commands.ts';
import { enquiryCommands } from '../enquiries/enquiry-commands.ts';
import { subscriberCommands } from '../newsletter/subscriber-commands.ts';
import type { Command } from './command.ts';

/** Everything `npm run store` can do; each area lists its own. */
export const COMMANDS: readonly Command[] = [
  ...reviewCommands,
  ...commentCommands,
  ...enquiryCommands,
  ...subscriberCommands,
];
