import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { Serves } from './serves.ts';

/** SHA-384 in releases built earlier. */
const Integrity = v.pipe(v.string(), v.regex(/^sha(?:256|384)-[\w+/]+={0,2}$/, 'must be the hash of a file'));
const Files = v.record(v.string(), Integrity);

/** Files of a module, paths below the side's folder. */
const ModuleAssets = v.object({
  /** Those needed at once. */
  js: v.array(v.string()),
  css: v.array(v.string()),
  /** Style sheets of its islands, whose markup may be in the document before their code is requested. */
  islands: v.optional(v.array(v.string()), []),
});
export type ModuleAssets = v.InferOutput<typeof ModuleAssets>;

const SEMVER_LIKE = /^[0-9A-Za-z][0-9A-Za-z.+-]*$/;
export const ReleaseVersion = v.pipe(v.string(), v.maxLength(100), v.regex(SEMVER_LIKE));

/** The version of docs/release-format.md that this contract reads; it rises when a reader must know more than before. */
export const RELEASE_FORMAT = 1;

/**
 * A deployed build of a package: `{version}/release.json`, as docs/release-format.md says. The hash of every file proves that a copy is complete and
 * unaltered.
 */
const ReleaseParts = v.object({
  /** Absent in what was published earlier, which is format 1. */
  format: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(RELEASE_FORMAT, 'is newer than this shell reads')),
  ),
  name: v.string(),
  version: ReleaseVersion,
  contractVersion: v.string(),
  /**
   * Versions of the libraries that a page has once. Absent in what was published earlier: a shell that refused it would
   * have nothing to run until every team had built again.
   */
  shared: v.optional(v.record(v.string(), v.string())),
  commit: v.string(),
  /** Absent in what was published earlier: it serves the pages that the contract names for its team. */
  serves: v.optional(Serves),
  /** What pages of other sites may load, which is below `OPEN_FOLDER` of the web side; nothing without it. */
  open: v.optional(
    v.object({
      fragments: v.array(v.string()),
      origins: v.array(
        v.pipe(v.string(), v.regex(/^(?:\*|https:\/\/[a-z0-9.-]+(?::\d{1,5})?)$/, 'must be an origin, or *')),
      ),
    }),
  ),
  web: v.object({ entry: v.string(), modules: v.record(v.string(), ModuleAssets), files: Files }),
  node: v.object({ entry: v.string(), files: Files }),
});

/** Of a web side: manifest, types and scripts for pages of other sites. */
export const OPEN_FOLDER = 'open';

/** A build that names a file without its hash fails, and a shell refuses its release (OPS-26). */
export const Release = v.pipe(
  ReleaseParts,
  v.check(
    (release) => filesWithoutHash(release).length === 0,
    ({ input }) => `names files without a hash: ${filesWithoutHash(input).join(', ')}`,
  ),
);
export type Release = v.InferOutput<typeof Release>;

function filesWithoutHash({ web, node }: v.InferOutput<typeof ReleaseParts>): string[] {
  const modules = Object.values(web.modules).flatMap(({ js, css, islands }) => [...js, ...css, ...islands]);
  return [
    ...[web.entry, ...modules].filter((file) => !Object.hasOwn(web.files, file)),
    ...(Object.hasOwn(node.files, node.entry) ? [] : [node.entry]),
  ];
}

/** Of `contentOf`. */
const Content = v.pipe(v.string(), v.regex(/^[0-9a-f]{12}$/));

const NamedVersion = v.object({
  version: ReleaseVersion,
  /** Absent in what was published earlier. */
  content: v.optional(Content),
});

/** A version that a share of the visitors gets instead of the live one (OPS-05). */
export const CanaryVersion = v.object({
  ...NamedVersion.entries,
  /** Of the visitors. */
  percent: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)),
  /** When it was published: of two canaries in the store the earlier one runs. */
  since: v.pipe(v.string(), v.isoTimestamp()),
});
export type CanaryVersion = v.InferOutput<typeof CanaryVersion>;

/** `live.json`: which version of a package is live. The only file of a remote that ever changes. */
export const LiveVersion = v.object({ ...NamedVersion.entries, canary: v.optional(CanaryVersion) });
export type LiveVersion = v.InferOutput<typeof LiveVersion>;

/**
 * A hash of all that a release serves: tells builds under one version apart (OPS-13). Without the later `shared`: a shell
 * that is older than a field would take a release with it for another than live.json names.
 */
export function contentOf({
  contractVersion,
  serves,
  web,
  node,
}: Pick<Release, 'contractVersion' | 'serves' | 'web' | 'node'>): string {
  const lines = Object.entries({ web, node }).flatMap(([side, { files }]) =>
    Object.entries(files).map(([name, integrity]) => `${side}/${name} ${integrity}`),
  );
  const entries = JSON.stringify([contractVersion, web.entry, web.modules, node.entry, ...(serves ? [serves] : [])]);
  return createHash('sha256')
    .update([entries, ...lines.sort()].join('\n'))
    .digest('hex')
    .slice(0, 12);
}

/**
 * In the form of subresource integrity. SHA-256 like the hashes that the bundler writes into scripts: the browser takes
 * a preload for a script only when both have the same integrity.
 */
export function integrityOf(content: Uint8Array, algorithm = 'sha256'): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** Releases built earlier have lists of SHA-384. */
export function isIntact(content: Uint8Array, integrity: string): boolean {
  const [algorithm = ''] = integrity.split('-', 1);
  return ['sha256', 'sha384'].includes(algorithm) && integrityOf(content, algorithm) === integrity;
}
