import { createHmac, timingSafeEqual } from 'node:crypto';
import { teamOfPackage } from 'shared-contracts/remote/teams';
import { LiveVersion, ReleaseVersion } from 'shared-contracts/server/release';
import * as v from 'valibot';

/** One build of one remote, which the holder of a link sees in the store until it expires (OPS-16). */
const Preview = v.strictObject({
  remote: v.pipe(
    v.string(),
    v.check((name) => teamOfPackage(name) !== null, 'must be a package like mfe-catalog'),
  ),
  version: ReleaseVersion,
  content: v.nonNullish(LiveVersion.entries.content),
  /** Where it is published. */
  origin: v.pipe(v.string(), v.regex(/^https?:\/\/[\w.[\]:-]+$/, 'must be like http://mfe-catalog-preview:4101')),
  /** Milliseconds since 1970. */
  expires: v.pipe(v.number(), v.integer()),
});
export type Preview = v.InferOutput<typeof Preview>;

/** Of a link's query; its value is a token, or the word that ends the preview. */
export const PREVIEW_PARAMETER = 'preview';
export const LEAVE = 'leave';

export const SHORTEST_KEY = 32;
const LONGEST_TOKEN = 1000;

/** @throws with a sentence for each value that does not fit */
export function previewToken(preview: Preview, key: string): string {
  const parsed = v.safeParse(Preview, preview);
  if (!parsed.success)
    throw new Error(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'} ${issue.message}`).join('; '));
  const payload = Buffer.from(JSON.stringify(parsed.output)).toString('base64url');
  return `${payload}.${signatureOf(payload, key)}`;
}

/** Undefined for what was not signed with the key, was altered, or has expired. @param now milliseconds since 1970 */
export function openPreview(token: string, key: string, now: number): Preview | undefined {
  if (token.length > LONGEST_TOKEN) return undefined;
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isEqual(signature, signatureOf(payload, key))) return undefined;
  const parsed = v.safeParse(Preview, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return parsed.success && now < parsed.output.expires ? parsed.output : undefined;
}

/** Nothing else is signed with this key under this name. */
function signatureOf(payload: string, key: string): string {
  return createHmac('sha256', key).update(`store-preview ${payload}`).digest('base64url');
}

function isEqual(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
