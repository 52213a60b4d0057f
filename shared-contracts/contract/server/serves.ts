import * as v from 'valibot';
import { STORE_PATHS } from '../remote/store-paths.ts';
import { type Team, teamOf } from '../remote/teams.ts';

const SEGMENT = String.raw`(?:[\w.~-]+|:[a-z]\w*)`;

/** A React Router pattern without language prefix. Its first segment is a name, so that no team takes whole depths of the store. */
const PathPattern = v.pipe(
  v.string(),
  v.maxLength(200),
  v.regex(
    new RegExp(String.raw`^/(?:(?!\.{1,2}(?:/|$))[\w.~-]+(?:/(?!\.{1,2}(?:/|$))${SEGMENT})*)?$`),
    'must be a path like /stores/:city',
  ),
);

const named = (kind: string) =>
  v.pipe(v.string(), v.regex(new RegExp(`^${kind}/[a-z0-9-]+$`), `must be a module like ${kind}/name`));

/** Nothing that would end a directive of a header. */
const Origin = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/, 'must be an origin like https://tiles.example'),
);

const Page = v.strictObject({
  path: PathPattern,
  page: named('pages'),
  audience: v.picklist(['public', 'personal']),
  query: v.optional(v.array(v.pipe(v.string(), v.regex(/^\w{1,40}$/))), []),
  /** By default a public page is in search engines and a personal one is not. */
  indexed: v.optional(v.boolean()),
  ownDocument: v.optional(v.boolean()),
  embeds: v.optional(v.array(v.picklist(['video', 'map']))),
  origins: v.optional(v.array(Origin)),
});

const Label = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));

/** A link that the shell shows on every page. */
const Entry = v.strictObject({
  place: v.picklist(['menu', 'footer']),
  path: PathPattern,
  /** By language; English where one is missing. */
  text: v.pipe(
    v.record(v.string(), Label),
    v.check((text) => 'en' in text, 'must be in English at least'),
  ),
});

/**
 * What a remote serves, as its release declares it: the shell builds routes, menu, footer, sitemap and security policies
 * from it when it adopts the release, so that none of it needs a change of the shell (docs/decisions/0037).
 */
export const Serves = v.strictObject({
  pages: v.pipe(v.array(Page), v.maxLength(100)),
  fragments: v.optional(v.array(named('fragments')), []),
  entries: v.optional(v.pipe(v.array(Entry), v.maxLength(4)), []),
});
export type Serves = v.InferOutput<typeof Serves>;
export type ServedPage = Serves['pages'][number];
export type ServedEntry = Serves['entries'][number];

/** The pages that the contract names for a team, as its release declares them. */
export function contractServes(team: Team): Serves {
  const pages = STORE_PATHS.filter(({ page }) => teamOf(page) === team);
  return v.parse(Serves, { pages: pages.map((named) => ({ ...named, page: named.page.slice(team.length + 1) })) });
}
