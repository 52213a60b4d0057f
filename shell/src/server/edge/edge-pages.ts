import type { Language } from 'shared-contracts';
import { PATHS, STORE_PATHS, type StorePath } from 'shared-contracts/remote/store-paths';
import { packageOf } from 'shared-contracts/remote/teams';
import { isUnbounded, resolvePath } from '../addresses/canonical-path.ts';
import type { Composed } from '../rendering/composed.ts';

/** What people type into an address; it may name them. */
const TYPED = new Set(['SearchTerm', 'q']);

const TYPED_NOWHERE: ReadonlySet<string> = new Set(
  STORE_PATHS.filter(({ audience }) => audience === 'public').map(({ path }) => path),
);

/**
 * Whether an edge may store a page at this address. Addresses that name an order, a proof or a person are asked for by one
 * person, though the document is the same for all; what other teams' queries mean nobody here knows.
 */
export function isForEdges(url: URL, paths: readonly StorePath[]): boolean {
  const { storePath } = resolvePath(url.pathname, paths);
  if (!storePath) return false;
  if (storePath.audience === 'personal') return !isUnbounded(url, paths) && storePath.path !== PATHS.payment.path;
  if (url.search === '') return true;
  return TYPED_NOWHERE.has(storePath.path) && ![...url.searchParams.keys()].some((name) => TYPED.has(name));
}

/** By which a release, a roll-back or an operator purges the documents made with it. */
export function compositionTags({ web, releases }: Composed, language: Language): readonly string[] {
  const named = Object.entries(releases).map(([team, { version }]) => `release:${packageOf(team)}/${version}`);
  return [`composition:${web.id}`, ...named, `language:${language}`];
}
