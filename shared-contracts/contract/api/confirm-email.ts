import * as v from 'valibot';
import { outcomeBy } from '../domain/outcome.ts';
import { defineCall } from './call.ts';
import { PlainText } from './shapes/request-fields.ts';

/** The token is of use to the person whose account it was mailed about, for thirty days; also a second time. */
export const confirmEmail = defineCall({
  name: 'confirm-email',
  access: 'token',
  effect: 'write',
  summary: 'Proves an e-mail address with the link that was mailed to it; what was held for it is then sent.',
  request: v.object({ Token: v.pipe(PlainText, v.maxLength(200)) }),
  answer: v.array(v.object({ ResponseMsg: v.picklist(['Email confirmed', 'Invalid or expired link']) })),
  decode: outcomeBy({ 'Email confirmed': 'confirmed', 'Invalid or expired link': 'refused' }),
});
