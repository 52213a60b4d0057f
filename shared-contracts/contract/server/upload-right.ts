import { type KeyObject, sign, verify } from 'node:crypto';
import * as v from 'valibot';

/** Of a preview: 'pr-123', or a developer's own. */
export const PreviewName = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,40}$/, 'must be like pr-123'));

/** To upload one preview of one remote to a store, for a while (OPS-28). */
const UploadRight = v.strictObject({
  remote: v.string(),
  name: PreviewName,
  /** Milliseconds since 1970. */
  expires: v.pipe(v.number(), v.integer()),
});
export type UploadRight = v.InferOutput<typeof UploadRight>;

/** A store accepts none that is valid for longer. */
export const LONGEST_RIGHT_MS = 60 * 60_000;
const LONGEST_TOKEN = 500;

/** A bearer token. @param key private; one of those that sign the remote's releases or previews */
export function signUploadRight(right: UploadRight, key: KeyObject): string {
  const payload = Buffer.from(JSON.stringify(v.parse(UploadRight, right))).toString('base64url');
  return `${payload}.${sign(null, signedText(payload), key).toString('base64url')}`;
}

/** Undefined for what none of the keys signed, was altered, has expired, or is valid for too long. */
export function openUploadRight(token: string, keys: readonly KeyObject[], now: number): UploadRight | undefined {
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (token.length > LONGEST_TOKEN || rest.length > 0) return undefined;
  const bytes = Buffer.from(signature, 'base64url');
  if (!keys.some((key) => verify(null, signedText(payload), key, bytes))) return undefined;
  const parsed = v.safeParse(UploadRight, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  if (!parsed.success) return undefined;
  const { expires } = parsed.output;
  return now < expires && expires <= now + LONGEST_RIGHT_MS ? parsed.output : undefined;
}

/** No release.json begins like this, so that neither signature passes for the other. */
function signedText(payload: string): Uint8Array {
  return Buffer.from(`store-preview-upload ${payload}`);
}
