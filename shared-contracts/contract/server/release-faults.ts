import { isLanguage } from '../i18n/languages.ts';
import { STORE_PATHS, STORE_REDIRECTS, type StorePath } from '../remote/store-paths.ts';
import { packageOf, type Team, teamOf } from '../remote/teams.ts';
import { matchSegments, overlap, segmentsOf } from './path-pattern.ts';
import type { Release } from './release.ts';
import type { ServedPage } from './serves.ts';

/** Paths in a release may not leave its folder. */
export const SAFE_FILE = /^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w@.+~/-]+$/;

/** Of one file of a release, and of release.json. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024;

/** First segments of what the shell, its operators or a crawler's rules answer, of languages that a store may come to have, and any. */
const RESERVED =
  /^(?:api|media|remotes|previews|assets|sitemaps|subscribe|unsubscribe|payment-sandbox|healthz|readyz|metrics|\.[^/]*|:[^/]*|[a-z]{2}|[^/]*\.(?:json|xml|txt|js|ico|svg|jpg))$/i;

/** Why no store of this contract runs what a release declares: the packer says it before the shell does. */
export function declaredFaults(team: Team, { serves, web }: Pick<Release, 'serves' | 'web'>): string[] {
  if (!serves) return [];
  const { pages, fragments, entries } = serves;
  const missing = [...pages.map(({ page }) => page), ...fragments].filter((name) => !(name in web.modules));
  const strayEntries = entries.filter(({ path }) => !pages.some((page) => matchSegments(page.path, segmentsOf(path))));
  return [
    ...missing.map((name) => `declares ${name}, but has no such module`),
    ...strayEntries.map(({ path }) => `links to ${path}, which is no page of its own`),
    ...pages.flatMap((page, index) => pageFaults(team, page, pages.slice(0, index))),
  ];
}

/** The row by which the contract gives a team the path. */
export function namedPath(team: Team, { path, page }: ServedPage): StorePath | undefined {
  return STORE_PATHS.find((known) => known.path === path && known.page === `${team}/${page}`);
}

function pageFaults(team: Team, page: ServedPage, before: readonly ServedPage[]): string[] {
  const { path } = page;
  const named = namedPath(team, page);
  const taken = named ? undefined : takerOf(team, path);
  // Payment's scripts, the film and the map: what they open in a security policy is agreed on in the contract.
  const opened =
    (page.ownDocument && !named?.ownDocument) || (page.embeds ?? []).some((embed) => !named?.embeds?.includes(embed));
  return [
    ...(taken ? [`declares ${path}, which is ${taken}`] : []),
    ...(before.some((other) => other.path.toLowerCase() === path.toLowerCase()) ? [`declares ${path} twice`] : []),
    ...(opened ? [`declares ${path} with a security policy that the contract does not name`] : []),
  ];
}

/** Whose an address of the pattern would be already. */
function takerOf(team: Team, path: string): string | undefined {
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
  return contract && `${packageOf(teamOf(contract.page))}'s`;
}
