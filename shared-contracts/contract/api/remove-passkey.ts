import * as v from 'valibot';
import { outcomeBy } from '../domain/outcome.ts';
import { defineCall } from './call.ts';
import { GivenPassword } from './shapes/password.ts';
import { RecordId } from './shapes/request-fields.ts';

/** 404 for a passkey that is not the person's. */
export const removePasskey = defineCall({
  name: 'remove-passkey',
  access: 'token',
  effect: 'write',
  summary: 'Removes a passkey; the password confirms who is there.',
  request: v.object({ PasskeyID: RecordId, Password: GivenPassword }),
  answer: v.array(v.object({ ResponseMsg: v.picklist(['Passkey Removed', 'Incorrect password!']) })),
  decode: outcomeBy({ 'Passkey Removed': 'removed', 'Incorrect password!': 'wrong-password' }),
});
