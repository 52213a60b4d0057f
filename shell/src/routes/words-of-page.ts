import { installWords, type Language } from 'shared-contracts';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import type { Team } from 'shared-contracts/remote/teams';
import type { RemoteModules } from '../composition/remote-modules.ts';

type Texts = { readonly default?: Readonly<Record<string, string>> };

/** Loads the shell's and the contract's texts; English is in every bundle. */
export async function loadShellWords(language: Language): Promise<void> {
  if (language === 'en') return;
  // A named chunk, so that the document can preload it.
  const { shell, contract } = await import(/* webpackChunkName: "words-ar" */ './words-arabic.ts');
  installWords('shell', language, shell);
  installWords('shared-contracts', language, contract);
}

/** Loads a team's texts; without them its pages show English. */
export async function loadTeamWords(team: Team, language: Language, modules: RemoteModules): Promise<void> {
  if (language === 'en') return;
  const id: RemoteModuleId = `${team}/words/${language}`;
  const texts = ((await modules.load(id)) as Texts).default;
  if (texts) installWords(team, language, texts);
}
