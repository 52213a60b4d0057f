import * as v from 'valibot';
import { defineCall } from './call.ts';

/** The person's last draft. `Parms` is null without a draft of the last day. */
export const getCheckoutDraft = defineCall({
  name: 'get-checkout-draft',
  access: 'token',
  summary: 'What the person was about to pay, as save-checkout-draft has it.',
  request: v.object({}),
  answer: v.object({ Parms: v.nullable(v.string()) }),
  /** The text is one of the hand-off's store, by which it is read. */
  decode: ({ Parms }) => ({ handOff: Parms ?? undefined }),
});
