import { type ModuleName, moduleNames } from '../contract/remote/module-ids.ts';
import type { Team } from '../contract/remote/teams.ts';

/** `remote.config.ts` at the root of a vertical's package. */
export interface RemoteConfig<T extends Team = Team> {
  readonly team: T;
  /** The source file of each module that the contract's registry names for the team ('pages/listing', 'words/ar'). */
  readonly exposes: Readonly<Record<ModuleName<T>, `./src/${string}`>>;
}

/**
 * A remote exposes exactly the modules that the contract names for its team. The type check enforces it; so does this
 * function, since the build checks no types.
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
