import path from 'node:path';
import type { Configuration } from '@rspack/cli';
import { containerOf, type Team, teamOfPackage } from '../contract/remote/teams.ts';
import type { Serves } from '../contract/server/serves.ts';
import { PrecompressPlugin } from './precompress-plugin.ts';
import { isBuilt, plannedPublication } from './publication.ts';
import { PublishPlugin } from './publish-plugin.ts';
import { ReleasePlugin } from './release-plugin.ts';
import { checkedRemote, type OwnServes, type RemoteConfig, servesOf } from './remote-config.ts';
import { type BuildSide, type BuildTarget, QUIET, rspackConfiguration } from './rspack-preset.ts';
import { StyleTypesPlugin } from './style-types-plugin.ts';

type Sides = Readonly<Record<BuildSide, Pick<BuildTarget, 'entry' | 'runtimePlugins'>>>;
export type Source = Pick<BuildTarget, 'directory' | 'container' | 'role' | 'exposes'> &
  Partial<Sides> & { readonly serves?: Serves };

const CONTRACTS = path.dirname(import.meta.dirname);

/** The build of a vertical's package, whose folder is `directory`. */
export function remote<T extends Team, const S extends Partial<OwnServes> = Record<never, never>>(
  directory: string,
  config: RemoteConfig<T, S>,
) {
  const { team, exposes } = checkedRemote(config);
  const name = path.basename(directory);
  if (teamOfPackage(name) !== team) throw new Error(`${name} is not the package of the team '${team}'`);
  return build({ directory, container: containerOf(team), role: 'consumer', exposes, serves: servesOf(config) });
}

/** The build of the shell. */
export function shell(directory: string, sides: Sides) {
  return build({ directory, container: 'shell', role: 'provider', ...sides });
}

/** Both compilations; where the release is built already, one of nothing that publishes it. */
function build(whole: Source): (() => Configuration[]) & { readonly source: Source } {
  const { web, node, serves, ...source } = whole;
  const configurations = () => {
    const { directory, container, exposes } = source;
    const publication = plannedPublication(directory);
    const { version, dist, development } = publication;
    const styleTypes = new StyleTypesPlugin(directory, CONTRACTS);
    if (isBuilt(publication))
      return [
        { entry: {}, output: { path: dist }, stats: QUIET, plugins: [styleTypes, new PublishPlugin(publication)] },
      ];
    const draft = path.join(dist, `.${version}.${process.pid}`);
    const release = new ReleasePlugin({
      publication,
      draft,
      container,
      ...(exposes ? { exposes } : {}),
      ...(serves ? { serves } : {}),
    });
    const target = { ...source, version, folder: draft, development };
    return [
      withPlugins(
        rspackConfiguration({ ...target, ...web, side: 'web' }),
        styleTypes,
        new PrecompressPlugin(),
        release,
      ),
      withPlugins(rspackConfiguration({ ...target, ...node, side: 'node' }), release),
    ];
  };
  return Object.assign(configurations, { source: whole });
}

function withPlugins(configuration: Configuration, ...plugins: NonNullable<Configuration['plugins']>): Configuration {
  return { ...configuration, plugins: [...(configuration.plugins ?? []), ...plugins] };
}
