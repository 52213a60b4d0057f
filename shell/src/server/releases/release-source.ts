import type { KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf, LiveVersion, Release } from 'shared-contracts/server/release';
import { isSigned, SIGNATURE_FILE } from 'shared-contracts/server/release-signature';
import * as v from 'valibot';

/** Where a team's releases are published. Bounds every response in time and size, and validates it. */
export interface ReleaseSource {
  liveVersion(): Promise<string>;
  /** Rejects with `UntrustedRelease` when its team did not sign it. */
  release(version: string): Promise<Release>;
  /** Rejects when the content does not match the integrity. */
  file(version: string, side: 'web' | 'node', name: string, integrity: string): Promise<Uint8Array>;
}

/** Nothing of such a release is stored or run. */
export class UntrustedRelease extends Error {}

/** The shell's own build on the local disk. `folder` contains release.json. */
export function localReleaseSource(folder: string, release: Release): ReleaseSource {
  return {
    liveVersion: async () => release.version,
    release: async () => release,
    file: (_version, side, name) => readFile(path.join(folder, side, name)),
  };
}

const TIMEOUT_MS = 5000;
const MAX_BYTES = 20 * 1024 * 1024;

/** @param keys those that may sign */
export function httpReleaseSource(origin: string, keys: readonly KeyObject[]): ReleaseSource {
  const get = async (path: string): Promise<Uint8Array> => {
    const response = await fetch(`${origin}${path}`, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const content = new Uint8Array(await response.arrayBuffer());
    if (content.length > MAX_BYTES) throw new Error(`${path} is too large: ${content.length} bytes`);
    return content;
  };
  const text = (content: Uint8Array) => new TextDecoder().decode(content);
  return {
    async liveVersion() {
      return v.parse(LiveVersion, JSON.parse(text(await get('/live.json')))).version;
    },
    async release(version) {
      const content = await get(`/${version}/release.json`);
      const signature = await get(`/${version}/${SIGNATURE_FILE}`).then(text, () => '');
      if (!isSigned(content, signature, keys)) {
        throw new UntrustedRelease(signature ? 'its signature is by no key in RELEASE_KEYS' : 'it is not signed');
      }
      const release = v.parse(Release, JSON.parse(text(content)));
      if (release.version !== version) throw new Error(`release.json of ${version} says ${release.version}`);
      return release;
    },
    async file(version, side, name, integrity) {
      const content = await get(`/${version}/${side}/${name}`);
      if (integrityOf(content) !== integrity)
        throw new Error(`${name} of ${version} is not the file its release lists`);
      return content;
    },
  };
}
