import * as v from 'valibot';
import { defineCall } from './call.ts';
import { DraftText } from './shapes/draft-text.ts';
import { IdempotencyKey } from './shapes/request-fields.ts';

/**
 * A person has one draft, the last; it reserves nothing, and Get_Razor_Pay decides what is charged whatever it says. 429 after
 * 60 in 15 minutes.
 */
export const saveCheckoutDraft = defineCall({
  name: 'save-checkout-draft',
  access: 'token',
  effect: 'write',
  summary: 'Keeps what is ordered for a day, so that the payment can be resumed where the browser has lost it.',
  request: v.object({ IdempotencyKey, Parms: DraftText }),
  answer: v.array(v.object({ ResponseMsg: v.literal('Saved Successfully') })),
});
