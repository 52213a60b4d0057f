import * as v from 'valibot';

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

export const LoginSecurity = v.object({
  IsEmailProven: v.boolean(),
  Sessions: v.array(Session),
  Passkeys: v.array(Passkey),
});
export type LoginSecurity = v.InferOutput<typeof LoginSecurity>;
