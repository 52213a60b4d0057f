import { furtherLanguages } from 'shared-contracts/i18n/languages';
import { packageOf } from 'shared-contracts/remote/teams';
import type { ReleaseStore } from '../releases/release-store.ts';
import type { Releases } from '../releases/stored-release.ts';
import { composeFor, serverModules } from './composed.ts';
import type { RendererSetup } from './render-protocol.ts';

interface SetupOptions extends Pick<RendererSetup, 'serverEntry' | 'apiOrigin'> {
  readonly store: Pick<ReleaseStore, 'folder'>;
}

/** For a renderer of these releases, with the stored copies of their server sides. */
export function rendererSetup(
  releases: Releases,
  { store, serverEntry, apiOrigin }: SetupOptions,
): Omit<RendererSetup, 'variables'> {
  const composition = composeFor(releases, (team, { address, node }) => ({
    entry: `${store.folder(packageOf(team), address, 'node')}/${node.entry}`,
  }));
  return { serverEntry, apiOrigin, composition, modules: serverModules(releases), languages: furtherLanguages() };
}
