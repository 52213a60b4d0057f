import { createHash } from 'node:crypto';
import * as v from 'valibot';

const Files = v.record(v.string(), v.string());

/** Files of a module, paths below the side's folder. */
const ModuleAssets = v.object({
  /** Those needed at once. */
  js: v.array(v.string()),
  css: v.array(v.string()),
  /** Style sheets of its islands, whose markup may be in the document before their code is requested. */
  islands: v.optional(v.array(v.string()), []),
});
export type ModuleAssets = v.InferOutput<typeof ModuleAssets>;

const SEMVER_LIKE = /^[0-9A-Za-z][0-9A-Za-z.+-]*$/;
export const ReleaseVersion = v.pipe(v.string(), v.maxLength(100), v.regex(SEMVER_LIKE));

/**
 * A deployed build of a package: `{version}/release.json`. The SHA-384 of every file proves that a copy is complete and
 * unaltered.
 */
export const Release = v.object({
  name: v.string(),
  version: ReleaseVersion,
  contractVersion: v.string(),
  commit: v.string(),
  web: v.object({ entry: v.string(), modules: v.record(v.string(), ModuleAssets), files: Files }),
  node: v.object({ entry: v.string(), files: Files }),
});
export type Release = v.InferOutput<typeof Release>;

/** `live.json`: which version of a package is live. The only file of a remote that ever changes. */
export const LiveVersion = v.object({ version: ReleaseVersion });

/** SHA-384 in the form of subresource integrity. */
export function integrityOf(content: Uint8Array): string {
  return `sha384-${createHash('sha384').update(content).digest('base64')}`;
}
