import type { Serves } from '../contract/server/serves.ts';
import type { OpenConfig } from './open/open-config.ts';
import type { BuildSide, BuildTarget } from './rspack-preset.ts';

/** What a package's build is of. */
export type BuildSource = Pick<BuildTarget, 'directory' | 'container' | 'role' | 'exposes' | 'without'> & {
  readonly open?: OpenConfig;
};

export type BuildSides = Readonly<Record<BuildSide, Pick<BuildTarget, 'entry' | 'runtimePlugins'>>>;

/** A package under development. */
export type ServedTarget = BuildSource & Partial<BuildSides> & { readonly serves?: Serves };
