import type { Team } from '../contract/remote/teams.ts';

/** What a vertical tells the build about itself: `remote.config.ts` at its package's root. */
export interface RemoteConfig {
  readonly team: Team;
  /** Exposed modules by kind and name ('pages/listing', 'fragments/product-shelf', 'words/ar') and their source files. */
  readonly exposes: Readonly<Record<`${'pages' | 'fragments' | 'headless' | 'words'}/${string}`, `./src/${string}`>>;
}

export function defineRemote(config: RemoteConfig): RemoteConfig {
  return config;
}
