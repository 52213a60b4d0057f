import * as v from 'valibot';
import { LIMITS } from '../domain/constants.ts';
import { defineCall } from './call.ts';
import { RecordId, requiredText } from './shapes/request-fields.ts';

/** 404 for a passkey that is not the person's. */
export const renamePasskey = defineCall({
  name: 'rename-passkey',
  access: 'token',
  effect: 'write',
  summary: 'Gives a passkey another name.',
  request: v.object({ PasskeyID: RecordId, Name: requiredText(LIMITS.passkeys.name) }),
  answer: v.array(v.object({ ResponseMsg: v.literal('Saved Successfully') })),
});
