import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { trackedOrderOf } from '../domain/tracked-order.ts';
import { defineCall } from './call.ts';
import { emailText, requiredText } from './shapes/request-fields.ts';
import { TrackedOrder } from './shapes/tracked-order.ts';

export const trackOrder = defineCall({
  name: 'track-order',
  summary:
    'Where an order is, by its number and the e-mail address it was given, without an account. Null where they do not belong together, whichever of them is wrong. Tells neither the articles nor anything of the person.',
  request: v.object({ OrderNumber: requiredText(40), Email: emailText(LIMITS.login.email) }),
  answer: v.nullable(TrackedOrder),
  decode: (order) => order && trackedOrderOf(order),
});
