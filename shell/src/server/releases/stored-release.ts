import type { Team } from 'shared-contracts/remote/teams';
import { contentOf, type LiveVersion, type Release } from 'shared-contracts/server/release';

/** A release, and where its files are: other content has another address, also under the same version (OPS-13). */
export interface StoredRelease extends Release {
  /** {version}~{content}: a folder of the release store, and a part of URLs. */
  readonly address: string;
  /** Public half of the key that signed it; absent for the shell's own build. */
  readonly signedBy?: string;
}

/** The releases that run together. */
export type Releases = Readonly<Record<Team, StoredRelease>>;

export const ADDRESS = /^[0-9A-Za-z][0-9A-Za-z.+~-]{0,120}$/;

export function stored(release: Release, signedBy?: string): StoredRelease {
  return { ...release, ...(signedBy && { signedBy }), address: `${release.version}~${contentOf(release)}` };
}

/** Whether a release is the one that a live.json names; one that was published earlier names no content. */
export function isNamedBy(release: Release, { version, content }: LiveVersion): boolean {
  return release.version === version && (content === undefined || content === contentOf(release));
}
