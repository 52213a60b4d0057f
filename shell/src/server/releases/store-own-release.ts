import { contentOf } from 'shared-contracts/server/release';
import { localReleaseSource } from './release-source.ts';
import type { ReleaseStore } from './release-store.ts';
import type { StoredRelease } from './stored-release.ts';

/** Open pages fetch this shell's chunks later, perhaps after another version has replaced it. `folder` is dist/{version}. */
export async function storeOwnRelease(store: ReleaseStore, folder: string, release: StoredRelease): Promise<void> {
  const live = { version: release.version, content: contentOf(release) };
  await store.adopt('shell', live, localReleaseSource(folder, live));
  await store.markLive('shell', release.address);
  await store.prune('shell');
}
