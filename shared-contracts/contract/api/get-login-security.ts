import * as v from 'valibot';
import { defineCall } from './call.ts';

/** Browser and System are names as 'Firefox' and 'Windows', '' where the browser did not say. */
const Session = v.object({
  SessionID: v.number(),
  Browser: v.string(),
  System: v.string(),
  SinceUTC: v.string(),
  /** To within five minutes. */
  LastSeenUTC: v.string(),
  IsCurrent: v.boolean(),
});

const Passkey = v.object({
  PasskeyID: v.number(),
  Name: v.string(),
  AddedUTC: v.string(),
  /** Null until it is used. */
  LastUsedUTC: v.nullable(v.string()),
});

export const getLoginSecurity = defineCall({
  name: 'get-login-security',
  access: 'token',
  summary: 'How the person logs in: whether the e-mail address is proven, live sessions (the latest first), passkeys.',
  request: v.object({}),
  answer: v.object({ IsEmailProven: v.boolean(), Sessions: v.array(Session), Passkeys: v.array(Passkey) }),
});
