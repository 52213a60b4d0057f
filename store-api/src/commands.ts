import { sessionCommands } from './account/people/session-commands.ts';
import { orderCommands } from './cart-checkout/after-sales/commands/order-commands.ts';
import { couponCommands } from './cart-checkout/coupons/coupon-commands.ts';
import { enquiryCommands } from './catalog/enquiries/enquiry-commands.ts';
import { promotionCommands } from './catalog/promotions/promotion-commands.ts';
import { reviewCommands } from './catalog/reviews/review-commands.ts';
import { commentCommands } from './content/blog/comment-commands.ts';
import { subscriberCommands } from './content/newsletter/subscriber-commands.ts';
import { auditCommands } from './platform/command-line/audit-commands.ts';
import type { Command } from './platform/command-line/command.ts';
import { mailCommands } from './platform/mail/mail-commands.ts';

/** All commands of `npm run store`. */
export const COMMANDS: readonly Command[] = [
  ...orderCommands,
  ...mailCommands,
  ...couponCommands,
  ...promotionCommands,
  ...reviewCommands,
  ...commentCommands,
  ...enquiryCommands,
  ...subscriberCommands,
  ...sessionCommands,
  ...auditCommands,
];
