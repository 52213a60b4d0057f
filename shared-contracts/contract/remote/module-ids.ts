import { BUNDLED_LANGUAGES, type BundledLanguage, DEFAULT_LANGUAGE } from '../i18n/languages.ts';
import type { ContractFragmentProps } from './fragments.ts';
import { HEADLESS_PARTS, type HeadlessId } from './headless.ts';
import { type ContractPageId, STORE_PATHS } from './store-paths.ts';
import type { ContractTeam, Team } from './teams.ts';

/** A module that a remote exposes: a page, a fragment, a headless part, or its texts in a language. */
export type RemoteModuleId = `${Team}/${'pages' | 'fragments' | 'headless' | 'words'}/${string}`;

type ContractModuleId =
  | ContractPageId
  | keyof ContractFragmentProps
  | HeadlessId
  | `${ContractTeam}/words/${Exclude<BundledLanguage, 'en'>}`;

/** The names, without the team, of the modules that the contract names for a team; of another team, any name. */
export type ModuleName<T extends Team> = T extends ContractTeam
  ? ContractModuleId extends infer Id
    ? Id extends `${T}/${infer Name}`
      ? Name
      : never
    : never
  : string;

// Types are erased; the compiler checks that this list is complete.
const FRAGMENTS: Readonly<Record<keyof ContractFragmentProps, true>> = {
  'catalog/fragments/product-shelf': true,
  'catalog/fragments/search': true,
  'content/fragments/why-us': true,
  'content/fragments/all-collection': true,
  'content/fragments/special-offers': true,
  'content/fragments/promo-banner': true,
};

/** The names of `ModuleName`, for the build, which does not check types; texts in every language are each team's. */
export function moduleNames(team: Team): ReadonlySet<string> {
  const ids: readonly string[] = [
    ...STORE_PATHS.map(({ page }) => page),
    ...Object.keys(FRAGMENTS),
    ...HEADLESS_PARTS.map(({ module }) => module),
    ...BUNDLED_LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE).map(
      (language) => `${team}/words/${language}`,
    ),
  ];
  return new Set(ids.filter((id) => id.startsWith(`${team}/`)).map((id) => id.slice(team.length + 1)));
}
