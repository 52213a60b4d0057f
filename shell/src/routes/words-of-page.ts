import {
  type ApiClient,
  hasWordsModules,
  installTexts,
  installWords,
  isBundled,
  type Language,
  orThrow,
} from 'shared-contracts';
import type { RemoteModuleId } from 'shared-contracts/remote/module-ids';
import type { Team } from 'shared-contracts/remote/teams';
import type { RemoteModules } from '../composition/remote-modules.ts';

type Texts = { readonly default?: Readonly<Record<string, string>> };

/** Loads the shell's and the contract's texts; English is in every bundle. */
export async function loadShellWords(language: Language): Promise<void> {
  if (!hasWordsModules(language)) return;
  // A named chunk, so that the document can preload it.
  const { shell, contract } = await import(/* webpackChunkName: "words-ar" */ './words-arabic.ts');
  installWords('shell', language, shell);
  installWords('shared-contracts', language, contract);
}

/** Loads a team's texts; without them its pages show English. */
export async function loadTeamWords(team: Team, language: Language, modules: RemoteModules): Promise<void> {
  if (!hasWordsModules(language)) return;
  const id: RemoteModuleId = `${team}/words/${language}`;
  const texts = ((await modules.load(id)) as Texts).default;
  if (texts) installWords(team, language, texts);
}

/** Bundled languages of which the store says some words otherwise; see `SiteSettings.reworded`. */
let reworded: readonly Language[] = [];

/** Called before a page is rendered: on a server the owner may have changed words since the last one. */
export function declareReworded(languages: readonly Language[]): void {
  for (const language of reworded) if (!languages.includes(language)) installTexts(language, {});
  reworded = languages;
}

/** Whether the store's own words are data: all of a language that no release brings, some of others. */
export const hasOwnWords = (language: Language): boolean => !isBundled(language) || reworded.includes(language);

/** Loads everyone's words that are data (decision 0040). A browser's client fetches them once. */
export async function loadFurtherWords(language: Language, api: ApiClient): Promise<void> {
  if (hasOwnWords(language)) return fetchWords(language, api);
}

let turns = 0;
const installedTurns = new Map<Language, number>();

async function fetchWords(language: Language, api: ApiClient): Promise<void> {
  turns += 1;
  const turn = turns;
  const { getInterfaceTexts } = await import(
    /* webpackChunkName: "interface-texts" */ 'shared-contracts/api/get-interface-texts'
  );
  const texts = orThrow(await api.call(getInterfaceTexts, { LanguageCode: language }));
  // On a server, pages are rendered at the same time: what was asked for earlier may be answered later, and be older.
  if (turn < (installedTurns.get(language) ?? 0)) return;
  installedTurns.set(language, turn);
  installTexts(language, texts);
}
