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

/** A browser that operators let see what teams uploaded. */
const ViewerPass = v.strictObject({
  /** Whose browser: the history names it when the pass is taken. */
  viewer: v.pipe(v.string(), v.regex(/^[\w.@-]{1,60}$/, 'must be like anna')),
  expires: Preview.entries.expires,
});
export type ViewerPass = v.InferOutput<typeof ViewerPass>;

/** What operators send for it. */
const PassLink = v.strictObject({
  ...ViewerPass.entries,
  /** When the pass ends, in milliseconds since 1970. */
  until: Preview.entries.expires,
});
type PassLink = v.InferOutput<typeof PassLink>;

/** The link's address: its parameter `pass` is a token. */
export const PASS_PATH = '/previews/pass';
export const PASS_LINK_MS = 10 * 60_000;

/** Holds a pass. */
export const VIEWER_COOKIE = 'store-viewer';

/** The newest upload under a name, in a link and a cookie: 'mfe-catalog:pr-123'. It is no secret. */
export const NAMED_PREVIEW = {
  text: ({ remote, name }: { readonly remote: string; readonly name: string }) => `${remote}:${name}`,
  read(text: string): { readonly remote: string; readonly name: string } | undefined {
    const [, remote = '', name = ''] = /^(mfe-[a-z0-9-]{1,40}):([a-z0-9][a-z0-9-]{0,40})$/.exec(text) ?? [];
    return name ? { remote, name } : undefined;
  },
};

/** @throws with a sentence for each value that does not fit */
export function previewToken(preview: Preview, key: string): string {
  return token(Preview, preview, 'store-preview', key);
}

/** @throws with a sentence for each value that does not fit */
export function viewerToken(pass: ViewerPass, key: string): string {
  return token(ViewerPass, pass, 'store-viewer', key);
}

/** @throws with a sentence for each value that does not fit */
export function passLinkToken(link: PassLink, key: string): string {
  return token(PassLink, link, 'store-pass-link', key);
}

type Expiring = v.GenericSchema<{ readonly expires: number }>;

function token<Schema extends Expiring>(schema: Schema, content: v.InferInput<Schema>, use: Use, key: string): string {
  const parsed = v.safeParse(schema, content);
  if (!parsed.success)
    throw new Error(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'} ${issue.message}`).join('; '));
  const payload = Buffer.from(JSON.stringify(parsed.output)).toString('base64url');
  return `${payload}.${signatureOf(payload, use, key)}`;
}

/** Undefined for what was not signed with the key, was altered, or has expired. @param now milliseconds since 1970 */
export function openPreview(token: string, key: string, now: number): Preview | undefined {
  return opened(Preview, token, 'store-preview', key, now);
}

/** The same of a viewer's pass. */
export function openPass(token: string, key: string, now: number): ViewerPass | undefined {
  return opened(ViewerPass, token, 'store-viewer', key, now);
}

/** The same of a link to one. */
export function openPassLink(token: string, key: string, now: number): PassLink | undefined {
  return opened(PassLink, token, 'store-pass-link', key, now);
}

function opened<Schema extends Expiring>(
  schema: Schema,
  token: string,
  use: Use,
  key: string,
  now: number,
): v.InferOutput<Schema> | undefined {
  if (token.length > LONGEST_TOKEN) return undefined;
  const [payload = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0 || !isEqual(signature, signatureOf(payload, use, key))) return undefined;
  const parsed = v.safeParse(schema, JSON.parse(Buffer.from(payload, 'base64url').toString()));
  return parsed.success && now < parsed.output.expires ? parsed.output : undefined;
}

/** A token for one use never passes for another. */
type Use = 'store-preview' | 'store-viewer' | 'store-pass-link';

function signatureOf(payload: string, use: Use, key: string): string {
  return createHmac('sha256', key).update(`${use} ${payload}`).digest('base64url');
}

function isEqual(given: string, wanted: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(wanted)];
  return one.length === other.length && timingSafeEqual(one, other);
}
