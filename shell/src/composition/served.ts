import type { Language } from 'shared-contracts';
import { STORE_PATHS, type StorePath } from 'shared-contracts/remote/store-paths';
import { type Team, teamOf } from 'shared-contracts/remote/teams';
import type { ServedEntry, ServedPage } from 'shared-contracts/server/serves';
import type { Composition } from './composition.ts';

/** The pages of a composition: those its releases declare, and the contract's of teams whose releases declare no others. */
export function pathsOf({ remotes }: Pick<Composition, 'remotes'>): readonly StorePath[] {
  const declared = Object.entries(remotes).flatMap(([team, { serves }]) =>
    serves ? serves.pages.map((page) => storePathOf(team, page)) : [],
  );
  return [...STORE_PATHS.filter(({ page }) => !remotes[teamOf(page)]?.serves), ...declared];
}

function storePathOf(team: Team, page: ServedPage): StorePath {
  const { indexed = page.audience === 'public', ownDocument = false, embeds = [], origins = [] } = page;
  return { ...page, page: `${team}/${page.page as `pages/${string}`}`, indexed, ownDocument, embeds, origins };
}

/** A link that a remote adds to every page. */
export interface AddedLink {
  readonly to: string;
  readonly text: string;
}

/** The links that the remotes of a composition add to the menu or the footer. */
export function addedLinks(
  { remotes }: Pick<Composition, 'remotes'>,
  place: ServedEntry['place'],
  language: Language,
): readonly AddedLink[] {
  return Object.values(remotes).flatMap(({ serves }) =>
    (serves?.entries ?? []).flatMap((entry) =>
      entry.place === place ? [{ to: entry.path, text: entry.text[language] ?? entry.text.en ?? '' }] : [],
    ),
  );
}
