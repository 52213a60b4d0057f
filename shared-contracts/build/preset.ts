import path from 'node:path';
import type { Configuration } from '@rspack/cli';
import { containerOf, type Team, teamOfPackage } from '../contract/remote/teams.ts';
import type { Serves } from '../contract/server/serves.ts';
import type { BuildSides, BuildSource } from './build-source.ts';
import { developmentBuild } from './dev/development.ts';
import { fragmentTypesPlugin } from './open/fragment-types.ts';
import { openTypesPlugin } from './open/open-types.ts';
import { precompressPlugin } from './precompress.ts';
import { isBuilt, plannedPublication, publishPlugin, refuseOtherSources } from './publication.ts';
import { releasePlugin } from './release-plugin.ts';
import { checkedRemote, type OwnServes, type RemoteConfig, servesOf } from './remote-config.ts';
import { QUIET, rspackConfiguration } from './rspack-preset.ts';
import { refuseMisfit } from './shared-dependencies.ts';
import { styleTypesPlugin } from './style-types.ts';

/** What @rspack/cli hands to a configuration: `--env store=https://…`, and which command it is. */
interface Env {
  readonly RSPACK_SERVE?: boolean;
  readonly store?: string;
}

const CONTRACTS = path.dirname(import.meta.dirname);

/** The build of a vertical's package, whose folder is `directory`. */
export function remote<T extends Team, const S extends Partial<OwnServes> = Record<never, never>>(
  directory: string,
  config: RemoteConfig<T, S>,
) {
  const { team, exposes, open, without = {} } = checkedRemote(config);
  const name = path.basename(directory);
  if (teamOfPackage(name) !== team) throw new Error(`${name} is not the package of the team '${team}'`);
  const source = {
    directory,
    container: containerOf(team),
    role: 'consumer',
    exposes,
    without,
    ...(open ? { open } : {}),
  } as const;
  const serves = servesOf(config);
  refuseMisfit(directory);
  return async ({ RSPACK_SERVE, store }: Env): Promise<Configuration[]> =>
    RSPACK_SERVE ? developmentBuild({ ...source, serves }, store) : build(source, { serves });
}

/** The build of the shell. */
export function shell(directory: string, sides: BuildSides) {
  const source = { directory, container: 'shell', role: 'provider' } as const;
  return async ({ RSPACK_SERVE, store }: Env): Promise<Configuration[]> =>
    RSPACK_SERVE ? developmentBuild({ ...source, ...sides }, store) : build(source, sides);
}

/** Both compilations; where the release is built already, one of nothing that publishes it. */
function build(
  source: BuildSource,
  { web, node, serves }: Partial<BuildSides> & { readonly serves?: Serves },
): Configuration[] {
  const publication = plannedPublication(source.directory);
  const { version, dist, development } = publication;
  const styleTypes = styleTypesPlugin(source.directory, CONTRACTS);
  if (isBuilt(publication)) {
    refuseOtherSources(publication);
    const plugins = [styleTypes, publishPlugin(publication)];
    return [{ entry: {}, output: { path: dist }, stats: QUIET, plugins }];
  }
  const draft = path.join(dist, `.${version}.${process.pid}`);
  const release = releasePlugin({ ...source, publication, draft, ...(serves ? { serves } : {}) });
  const target = { ...source, version, folder: draft, development };
  const { directory, open } = source;
  const fragmentTypes = fragmentTypesPlugin(directory);
  return [
    withPlugins(
      rspackConfiguration({ ...target, ...web, side: 'web' }),
      styleTypes,
      fragmentTypes,
      precompressPlugin,
      release,
    ),
    withPlugins(rspackConfiguration({ ...target, ...node, side: 'node' }), release),
    ...(open
      ? [
          withPlugins(
            rspackConfiguration({ ...target, side: 'web', role: 'open', exposes: open.fragments }),
            openTypesPlugin(directory, open.fragments),
            precompressPlugin,
            release,
          ),
        ]
      : []),
  ];
}

function withPlugins(configuration: Configuration, ...plugins: NonNullable<Configuration['plugins']>): Configuration {
  return { ...configuration, plugins: [...(configuration.plugins ?? []), ...plugins] };
}
