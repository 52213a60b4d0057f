import { packageOf } from 'shared-contracts/remote/teams';
import type { LiveStore } from '../live/live-store.ts';
import type { ReleaseWatcher } from '../live/release-watcher.ts';
import type { Remotes } from '../live/remotes.ts';
import type { Quarantine } from '../previews/quarantine.ts';
import { keyId } from '../releases/release-keys.ts';
import type { StoredRelease } from '../releases/stored-release.ts';
import { canaryFigures } from './release-figures.ts';

export interface StateSources {
  readonly live: Pick<LiveStore, 'current' | 'canary'>;
  readonly watcher: Pick<ReleaseWatcher, 'refused' | 'unreachable' | 'canary'>;
  readonly remotes: Pick<Remotes, 'teams' | 'pinnedOf'>;
  readonly quarantine: Pick<Quarantine, 'all'>;
  /** The text of /metrics. */
  readonly metrics: () => Promise<string>;
}

/** What this shell runs of each team, and what it does not run, and why. */
export async function releaseState({ live, watcher, remotes, quarantine, metrics }: StateSources) {
  const { releases, web } = live.current();
  const canary = live.canary();
  const named = (release: StoredRelease) => {
    const { version, address, signedBy } = release;
    return { version, address, ...(signedBy && { key: keyId(signedBy) }) };
  };
  return {
    composition: web.id,
    remotes: remotes.teams().map((team) => {
      const [release, pinned] = [releases[team], remotes.pinnedOf(team)];
      return {
        team,
        remote: packageOf(team),
        ...(release && { live: named(release) }),
        ...(pinned && { pinned: pinned.version }),
        unreachable: watcher.unreachable().includes(team),
      };
    }),
    refused: watcher.refused(),
    ...(canary && {
      canary: {
        team: canary.team,
        ...named(canary.release),
        percent: canary.percent,
        composition: canary.store.current().web.id,
        figures: canaryFigures(await metrics(), packageOf(canary.team), canary.release.version),
      },
    }),
    canariesRefused: watcher.canary.refused(),
    previews: await quarantine.all(),
  };
}
