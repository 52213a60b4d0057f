import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { outcomeBy } from '../domain/outcome.ts';
import { defineCall } from './call.ts';
import { LanguageCode } from './shapes/language-code.ts';
import { CreatedPasskey } from './shapes/passkey.ts';
import { requiredText } from './shapes/request-fields.ts';

export const addPasskey = defineCall({
  name: 'add-passkey',
  access: 'token',
  effect: 'write',
  summary: 'Adds the passkey that the browser has created; the person gets a mail.',
  request: v.object({
    Name: requiredText(LIMITS.passkeys.name),
    Passkey: CreatedPasskey,
    /** The mail's language. */
    LanguageCode,
  }),
  answer: v.array(v.object({ ResponseMsg: v.picklist(['Passkey Added', 'Passkey not accepted']) })),
  decode: outcomeBy({ 'Passkey Added': 'added', 'Passkey not accepted': 'not-created' }),
});
