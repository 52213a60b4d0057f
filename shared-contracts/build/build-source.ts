import type { Team } from '../contract/remote/teams.ts';
import type { Serves } from '../contract/server/serves.ts';
import type { BuildTarget } from './rspack-preset.ts';

/** What a package's build is of. */
export type BuildSource = Pick<BuildTarget, 'directory' | 'container' | 'role' | 'exposes'>;

/** A vertical's package. */
export type RemoteTarget = BuildSource & { readonly team: Team; readonly serves: Serves };
