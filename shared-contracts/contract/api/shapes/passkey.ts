import * as v from 'valibot';

/** Bytes as base64url; the largest is an attestation, for which no common authenticator needs more. */
const Bytes = v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(8192));
const Transports = v.array(v.pipe(v.string(), v.maxLength(20)));

const PasskeyId = { id: Bytes, rawId: Bytes, type: v.literal('public-key') };
const OtherId = v.object({ id: Bytes, type: v.literal('public-key'), transports: Transports });
const Required = v.literal('required');

/** What a browser's `navigator.credentials.create` takes, its bytes as base64url. */
export const PasskeyCreation = v.object({
  rp: v.object({ id: v.string(), name: v.string() }),
  user: v.object({ id: Bytes, name: v.string(), displayName: v.string() }),
  challenge: Bytes,
  pubKeyCredParams: v.array(v.object({ type: v.literal('public-key'), alg: v.number() })),
  timeout: v.number(),
  attestation: v.literal('none'),
  excludeCredentials: v.array(OtherId),
  authenticatorSelection: v.object({ residentKey: Required, userVerification: Required }),
});

/** What it gives back. */
export const CreatedPasskey = v.object({
  ...PasskeyId,
  response: v.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: v.optional(v.pipe(Transports, v.maxLength(10))),
  }),
});

/** What a browser's `navigator.credentials.get` takes: it offers the passkeys that it has for this store. */
export const PasskeyRequest = v.object({
  challenge: Bytes,
  rpId: v.string(),
  timeout: v.number(),
  userVerification: Required,
});

export const UsedPasskey = v.object({
  ...PasskeyId,
  response: v.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: v.optional(v.nullable(Bytes)),
  }),
});
