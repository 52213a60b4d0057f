import { type ModuleName, moduleNames } from '../contract/remote/module-ids.ts';
import type { Team } from '../contract/remote/teams.ts';

/** What a vertical tells the build about itself: `remote.config.ts` at its package's root. */
export interface RemoteConfig<T extends Team = Team> {
  readonly team: T;
  /** The source file of each module that the contract's registry names for the team ('pages/listing', 'words/ar'). */
  readonly exposes: Readonly<Record<ModuleName<T>, `./src/${string}`>>;
}

/**
 * A remote exposes exactly what the contract names for its team. The type check says so, and the build, which checks no
 * types, stops here.
 */
export function defineRemote<T extends Team>(config: RemoteConfig<T>): RemoteConfig<T> {
  const promised = moduleNames(config.team);
  const exposed = Object.keys(config.exposes);
  const faults = [
    ...[...promised]
      .filter((name) => !exposed.includes(name))
      .map((name) => `'${name}' is in the contract, but not exposed`),
    ...exposed.filter((name) => !promised.has(name)).map((name) => `'${name}' is exposed, but not in the contract`),
  ];
  if (faults.length > 0) throw new Error(`remote.config.ts of ${config.team}: ${faults.join('; ')}`);
  return config;
}
