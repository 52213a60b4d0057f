import { isLanguage } from 'shared-contracts/i18n/languages';
import { STORE_PATHS, STORE_REDIRECTS } from 'shared-contracts/remote/store-paths';
import { packageOf, type Team, teamOf } from 'shared-contracts/remote/teams';
import type { ServedPage } from 'shared-contracts/server/serves';
import { matchSegments, overlap, segmentsOf } from '../addresses/path-pattern.ts';
import type { StoredRelease } from './stored-release.ts';

/** First segments of what the shell, its operators or a crawler's rules answer, of languages that a store may come to have, and any. */
export const RESERVED =
  /^(?:api|media|remotes|previews|assets|sitemaps|subscribe|unsubscribe|payment-sandbox|healthz|readyz|metrics|\.[^/]*|:[^/]*|[a-z]{2}|[^/]*\.(?:json|xml|txt|js|ico|svg|jpg))$/i;

interface StoreRules {
  /** What the other teams run. */
  readonly others: ReadonlyMap<Team, StoredRelease>;
  /** Other sites that operators allow the team's pages. */
  readonly origins: readonly string[];
}

/** Why a release may not serve what it declares, given this store and the other remotes; null if it may. */
export function misfitDeclared(team: Team, { serves, web }: StoredRelease, store: StoreRules): string | null {
  if (!serves) return null;
  const { pages, fragments, entries } = serves;
  const missing = [...pages.map(({ page }) => page), ...fragments].filter((name) => !(name in web.modules));
  const strayEntries = entries.filter(({ path }) => !pages.some((page) => matchSegments(page.path, segmentsOf(path))));
  const faults = [
    ...missing.map((name) => `declares ${name}, but has no such module`),
    ...strayEntries.map(({ path }) => `links to ${path}, which is no page of its own`),
    ...pages.flatMap((page, index) => pageFaults(team, page, pages.slice(0, index), store)),
  ];
  return faults.length > 0 ? faults.join('; ') : null;
}

function pageFaults(
  team: Team,
  page: ServedPage,
  before: readonly ServedPage[],
  { others, origins }: StoreRules,
): string[] {
  const { path } = page;
  const named = STORE_PATHS.find((known) => known.path === path && known.page === `${team}/${page.page}`);
  const taken = named ? undefined : takerOf(team, path, others);
  // Payment's scripts, the film and the map: what they open in a security policy is agreed on in the contract.
  const opened =
    (page.ownDocument && !named?.ownDocument) || (page.embeds ?? []).some((embed) => !named?.embeds?.includes(embed));
  const foreign = (page.origins ?? []).filter((origin) => !origins.includes(origin));
  return [
    ...(taken ? [`declares ${path}, which is ${taken}`] : []),
    ...(before.some((other) => other.path.toLowerCase() === path.toLowerCase()) ? [`declares ${path} twice`] : []),
    ...(opened ? [`declares ${path} with a security policy that the contract does not name`] : []),
    ...foreign.map((origin) => `declares ${path} with ${origin}, which operators do not allow`),
  ];
}

/** Whose an address of the pattern would be already. */
function takerOf(team: Team, path: string, others: ReadonlyMap<Team, StoredRelease>): string | undefined {
  const [first = ''] = segmentsOf(path);
  if (
    path === '/' ||
    RESERVED.test(first) ||
    isLanguage(first.toLowerCase()) ||
    STORE_REDIRECTS.some(({ from }) => overlap(from, path))
  )
    return "the shell's";
  // A first segment is its team's with all that is below it.
  const contract = STORE_PATHS.find(
    (known) =>
      teamOf(known.page) !== team &&
      (overlap(known.path, path) || segmentsOf(known.path)[0]?.toLowerCase() === first.toLowerCase()),
  );
  if (contract) return `${packageOf(teamOf(contract.page))}'s`;
  for (const [other, { serves }] of others) {
    if (other !== team && serves?.pages.some((page) => overlap(page.path, path))) return `${packageOf(other)}'s`;
  }
  return undefined;
}
