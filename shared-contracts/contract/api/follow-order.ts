import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Delivery } from './shapes/delivery.ts';
import { requiredText } from './shapes/request-fields.ts';

export const followOrder = defineCall({
  name: 'follow-order',
  summary:
    'An order as the signed link of its mails shows it, without an account. Null for a link that is forged, expired or of an earlier e-mail address. Of the person it tells the town only.',
  request: v.object({ Token: requiredText(120) }),
  answer: v.nullable(
    v.object({
      OrderNumber: v.string(),
      OrderDateUTC: v.string(),
      /** '' when unknown, and for an order of downloads. */
      CityName: v.string(),
      Timeline: v.array(v.object({ StatusName: v.string(), AtUTC: v.string() })),
      /** Absent for downloads, and for what never left and never will. */
      Delivery: v.optional(Delivery),
    }),
  ),
});
