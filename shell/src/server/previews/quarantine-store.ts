import type { ReleaseStore } from '../releases/release-store.ts';
import type { StoredRelease } from '../releases/stored-release.ts';

/** Ends the address of a quarantined release: {version}~{content} of a live one never ends so, whoever made them. */
const MARK = '~preview';

/** Whether an address is of a release that nobody released. */
export const isQuarantined = (address: string) => address.endsWith(MARK);

export function quarantined(release: StoredRelease): StoredRelease {
  return { ...release, address: `${release.address}${MARK}` };
}

/**
 * The release store with the quarantined releases, for what renders a composition and serves its files. What is live is
 * looked for in the release store alone.
 */
export function withQuarantine(store: ReleaseStore, quarantine: ReleaseStore): ReleaseStore {
  const own = (address: string) => address.slice(0, -MARK.length);
  return {
    ...store,
    async find(name, address) {
      if (!isQuarantined(address)) return store.find(name, address);
      const release = await quarantine.find(name, own(address));
      return release && quarantined(release);
    },
    folder: (name, address, side) =>
      isQuarantined(address) ? quarantine.folder(name, own(address), side) : store.folder(name, address, side),
  };
}
