import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { defineCall } from './call.ts';
import { DeliveryState } from './shapes/delivery.ts';
import { emailText, requiredText } from './shapes/request-fields.ts';

export const trackOrder = defineCall({
  name: 'track-order',
  summary:
    'Where an order is, by its number and the e-mail address it was given, without an account. Null where they do not belong together, whichever of them is wrong. Tells neither the articles nor anything of the person.',
  request: v.object({ OrderNumber: requiredText(40), Email: emailText(LIMITS.login.email) }),
  answer: v.nullable(
    v.object({
      OrderNumber: v.string(),
      OrderDateUTC: v.string(),
      /** 'over': the goods are back, or the money is. */
      State: v.picklist([...DeliveryState.options, 'downloads', 'over']),
      /** What ended it, of 'over'; null else, and from an API of an earlier release. */
      Outcome: v.optional(v.nullable(v.picklist(['returned', 'cancelled', 'refunded'])), null),
      /** 'YYYY-MM-DD' in India; null when the store has not said. */
      ExpectedOn: v.nullable(v.string()),
      DispatchedUTC: v.nullable(v.string()),
      /** '' when the store has not said. */
      Carrier: v.string(),
    }),
  ),
});
