import * as v from 'valibot';
import { type ModuleName, moduleNames } from '../contract/remote/module-ids.ts';
import type { Team } from '../contract/remote/teams.ts';
import { contractServes, Serves } from '../contract/server/serves.ts';
import type { BuildSource } from './build-source.ts';
import type { OpenConfig, Source } from './open/open-config.ts';

/** What a team serves beyond the pages that the contract names for it. */
export type OwnServes = v.InferInput<typeof Serves>;
type OwnModule<S> = S extends { readonly pages: readonly { readonly page: infer Page extends string }[] }
  ? Page
  : never;

/** What a vertical says of itself in its `rspack.config.ts`. */
export interface RemoteConfig<T extends Team = Team, S extends Partial<OwnServes> = Partial<OwnServes>> {
  readonly team: T;
  /** Written into release.json, from which the shell makes its routes. */
  readonly serves?: S;
  /** The source file of each module that is declared here or named by the contract ('pages/listing', 'words/ar'). */
  readonly exposes: Readonly<Record<ModuleName<T> | OwnModule<S>, Source>>;
  /** Nothing by default. */
  readonly open?: OpenConfig;
  /** Modules that a side is built without. */
  readonly without?: BuildSource['without'];
}

/** The type check enforces `exposureFaults` for what the contract names; this does for all, since the build checks no types. */
export function checkedRemote<T extends Team, const S extends Partial<OwnServes> = Record<never, never>>(
  config: RemoteConfig<T, S>,
): RemoteConfig<T, S> {
  const faults = exposureFaults(config.team, servesOf(config), Object.keys(config.exposes));
  if (faults.length > 0) throw new Error(`rspack.config.ts of ${config.team}: ${faults.join('; ')}`);
  return config;
}

/** A remote exposes exactly the modules that it declares, and those that the contract names for its team. */
export function exposureFaults(team: Team, { pages, fragments }: Serves, exposed: readonly string[]): string[] {
  const promised = new Set([...moduleNames(team), ...pages.map(({ page }) => page), ...fragments]);
  return [
    ...[...promised].filter((name) => !exposed.includes(name)).map((name) => `'${name}' is promised, but not exposed`),
    ...exposed.filter((name) => !promised.has(name)).map((name) => `'${name}' is exposed, but not promised`),
  ];
}

/** All that a remote serves: what the contract names, and what it declares itself. @throws when it is declared wrongly */
export function servesOf({ team, serves = {} }: Pick<RemoteConfig, 'team' | 'serves'>): Serves {
  const parsed = v.safeParse(Serves, { ...serves, pages: [...contractServes(team).pages, ...(serves.pages ?? [])] });
  if (parsed.success) return parsed.output;
  const faults = parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`);
  throw new Error(`rspack.config.ts of ${team}: ${faults.join('; ')}`);
}
