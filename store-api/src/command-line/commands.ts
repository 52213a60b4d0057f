import { commentCommands } from '../blog/comment-commands.ts';
import { reviewCommands } from '../catalogue/reviews-commands.ts';
import { couponCommands } from '../checkout/coupon-commands.ts';
import { promotionCommands } from '../checkout/promotions/promotion-commands.ts';
import { enquiryCommands } from '../enquiries/enquiry-commands.ts';
import { mailCommands } from '../mail/mail-commands.ts';
import { subscriberCommands } from '../newsletter/subscriber-commands.ts';
import { orderCommands } from '../orders/order-commands.ts';
import type { Command } from './command.ts';

/** Everything `npm run store` can do; each area lists its own. */
export const COMMANDS: readonly Command[] = [
  ...orderCommands,
  ...mailCommands,
  ...couponCommands,
  ...promotionCommands,
  ...reviewCommands,
  ...commentCommands,
  ...enquiryCommands,
  ...subscriberCommands,
];
