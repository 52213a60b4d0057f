import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf, LiveVersion, Release } from 'shared-contracts/server/release';
import * as v from 'valibot';

/** Where a team's releases are published. Bounds every response in time and size, and validates it. */
export interface ReleaseSource {
  liveVersion(): Promise<string>;
  release(version: string): Promise<Release>;
  /** Rejects when the content does not match the integrity. */
  file(version: string, side: 'web' | 'node', name: string, integrity: string): Promise<Uint8Array>;
}

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

export function httpReleaseSource(origin: string): ReleaseSource {
  const get = async (path: string): Promise<Uint8Array> => {
    const response = await fetch(`${origin}${path}`, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const content = new Uint8Array(await response.arrayBuffer());
    if (content.length > MAX_BYTES) throw new Error(`${path} is too large: ${content.length} bytes`);
    return content;
  };
  const json = async (path: string): Promise<unknown> => JSON.parse(new TextDecoder().decode(await get(path)));
  return {
    async liveVersion() {
      return v.parse(LiveVersion, await json('/live.json')).version;
    },
    async release(version) {
      const release = v.parse(Release, await json(`/${version}/release.json`));
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
