import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LiveVersion } from 'shared-contracts/server/release';
import { MAX_FILE_BYTES } from 'shared-contracts/server/release-faults';
import { SIGNATURE_FILE } from 'shared-contracts/server/release-signature';
import * as v from 'valibot';
import { readBounded } from './read-bounded.ts';
import type { SignedRelease } from './signed-release.ts';

/** Where a team's releases are published. Bounds every response in time and size; the release store verifies them. */
export interface ReleaseSource {
  live(timeoutMs?: number): Promise<LiveVersion>;
  release(version: string): Promise<SignedRelease>;
  file(version: string, side: 'web' | 'node', name: string): Promise<Uint8Array>;
}

/** The shell's own build on the local disk. `folder` contains release.json. */
export function localReleaseSource(folder: string, live: LiveVersion): ReleaseSource {
  return {
    live: async () => live,
    release: async () => ({ content: await readFile(path.join(folder, 'release.json')), signature: '' }),
    file: (_version, side, name) => readFile(path.join(folder, side, name)),
  };
}

const TIMEOUT_MS = 5000;

export function httpReleaseSource(origin: string): ReleaseSource {
  const get = async (path: string, timeoutMs = TIMEOUT_MS): Promise<Uint8Array> => {
    const response = await fetch(`${origin}${path}`, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return readBounded(response, MAX_FILE_BYTES);
  };
  const text = (content: Uint8Array) => new TextDecoder().decode(content);
  return {
    async live(timeoutMs) {
      return v.parse(LiveVersion, JSON.parse(text(await get('/live.json', timeoutMs))));
    },
    async release(version) {
      const content = await get(`/${version}/release.json`);
      return { content, signature: await get(`/${version}/${SIGNATURE_FILE}`).then(text, () => '') };
    },
    file: (version, side, name) => get(`/${version}/${side}/${name}`),
  };
}
