import * as v from 'valibot';
import { personOf } from '../domain/person.ts';
import { defineCall } from './call.ts';
import { UserRecord } from './shapes/user-record.ts';

export const getProfile = defineCall({
  name: 'get-profile',
  access: 'token',
  summary: 'The person behind the token as they are now.',
  request: v.object({}),
  answer: UserRecord,
  decode: personOf,
});
