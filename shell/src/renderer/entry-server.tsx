import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { declareLanguages, type LanguageFacts, provideRemotePort } from 'shared-contracts';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import type { Team } from 'shared-contracts/remote/teams';
import { teamOf } from 'shared-contracts/remote/teams';
import type { Composition } from '../composition/composition.ts';
import { createRemoteModules } from '../composition/remote-modules.ts';
import { loadShellWords, loadTeamWords } from '../routes/words-of-page.ts';
import { createPageRenderer, type PageRenderer } from './page-renderer.tsx';

export interface RendererSetup {
  /** Entries are absolute paths in the release store. */
  readonly composition: Composition;
  readonly modules: readonly RemoteModuleId[];
  readonly apiOrigin: string;
  /** The store's languages that no release brings. */
  readonly languages?: readonly LanguageFacts[];
}

interface StartedRenderer {
  readonly render: PageRenderer;
  /** Why a team's modules do not load on the server. */
  readonly broken: Readonly<Record<Team, string>>;
}

/** A machine may be slow while a renderer starts; the one before serves until it is ready. */
const MODULE_TIMEOUT_MS = 10_000;

/** Loads every module of the composition at the start, so that no render waits for code. */
export async function startRenderer(setup: RendererSetup): Promise<StartedRenderer> {
  const { composition, modules: ids, apiOrigin, languages = [] } = setup;
  declareLanguages(languages);
  const broken: Record<Team, string> = {};
  const modules = createRemoteModules({
    federation: { loadRemote, registerRemotes: registerRemotes as never },
    composition,
    timeout: MODULE_TIMEOUT_MS,
    onFailure: (id, fault) => {
      broken[teamOf(id)] ??= `${id}: ${fault instanceof Error ? fault.message : String(fault)}`;
    },
  });
  provideRemotePort(modules);
  await Promise.allSettled([loadShellWords('ar'), ...ids.map((id) => modules.load(id))]);
  const translated = Object.keys(composition.remotes).filter((team) => modules.loaded(`${team}/words/ar`));
  await Promise.all(translated.map((team) => loadTeamWords(team, 'ar', modules)));
  return { render: createPageRenderer({ modules, apiOrigin, composition }), broken };
}
