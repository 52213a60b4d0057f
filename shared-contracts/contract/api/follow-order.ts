import * as v from 'valibot';
import { followedOrderOf } from '../domain/tracked-order.ts';
import { defineCall } from './call.ts';
import { FollowedOrder } from './shapes/followed-order.ts';
import { requiredText } from './shapes/request-fields.ts';

export const followOrder = defineCall({
  name: 'follow-order',
  summary:
    'An order as the signed link of its mails shows it, without an account. Null for a link that is forged, expired or of an earlier e-mail address. Of the person it tells the town only.',
  request: v.object({ Token: requiredText(120) }),
  answer: v.nullable(FollowedOrder),
  decode: (order) => order && followedOrderOf(order),
});
