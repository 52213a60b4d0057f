import type { KeyObject } from 'node:crypto';
import { Release } from 'shared-contracts/server/release';
import { isSigned, publicKeyText } from 'shared-contracts/server/release-signature';
import * as v from 'valibot';
import { type StoredRelease, stored } from './stored-release.ts';

/** The bytes of release.json, and their signature or ''. */
export interface SignedRelease {
  readonly content: Uint8Array;
  readonly signature: string;
}

/** The shell does not run such a release: it is unsigned, altered, or no longer what was published. */
export class UnusableRelease extends Error {}

/**
 * Reads a release that one of the keys signed; throws `UnusableRelease` for another.
 * @param keys null for the shell's own build, which is as trusted as the code that would verify it
 */
export function openRelease({ content, signature }: SignedRelease, keys: readonly KeyObject[] | null): StoredRelease {
  const signer = keys?.find((key) => isSigned(content, signature, [key]));
  if (keys && !signer)
    throw new UnusableRelease(signature ? 'its signature is by no key in RELEASE_KEYS' : 'it is not signed');
  try {
    return stored(v.parse(Release, JSON.parse(new TextDecoder().decode(content))), signer && publicKeyText(signer));
  } catch (fault) {
    throw new UnusableRelease(`its release.json cannot be read: ${String(fault)}`);
  }
}
