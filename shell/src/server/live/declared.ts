import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { teamOfPackage } from 'shared-contracts/remote/teams';
import { LiveVersion, ReleaseVersion } from 'shared-contracts/server/release';
import { readPublicKey } from 'shared-contracts/server/release-signature';
import * as v from 'valibot';
import {
  CANARY_DECISIONS_FILE,
  CanaryDecisions,
  readCanaryDecisions,
  Suspension,
  writeCanaryDecisions,
} from '../canaries/canary-decisions.ts';
import { readJsonFile, whileLocked, writeJsonFile } from '../disk/json-file.ts';
import { JOINED_REMOTES_FILE, JoinedRemotes, readJoinedRemotes, writeJoinedRemotes } from './joined-remotes.ts';

const Package = v.pipe(
  v.string(),
  v.check((name) => teamOfPackage(name) !== null, 'must be a package like mfe-catalog'),
);
const PublicKey = v.pipe(
  v.string(),
  v.check((text) => readPublicKey(text) !== null, 'must be a public key'),
);

/** A version that operators went back to. */
const PinnedVersion = v.strictObject({
  version: ReleaseVersion,
  content: v.nonNullish(LiveVersion.entries.content),
});

const Declared = v.strictObject({
  remotes: v.optional(JoinedRemotes, {}),
  canaries: v.optional(CanaryDecisions, {}),
  /** By package: canaries that wait for an operator's word. Shells write it. */
  suspended: v.optional(v.record(Package, Suspension), {}),
  /** By package; each holds against live.json until operators take it out. */
  pinned: v.optional(v.record(Package, PinnedVersion), {}),
  /** By package: they sign what is uploaded as a preview, and no release. */
  previewKeys: v.optional(v.record(Package, v.array(PublicKey)), {}),
  /** Public halves of keys that count no more, whatever else lists them. */
  revoked: v.optional(v.array(PublicKey), []),
  /** Origins of the store's shells. */
  peers: v.optional(
    v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[\w.[\]:-]+$/, 'must be like http://shell-2:3000'))),
    [],
  ),
});
/** What operators say of the remotes while the store runs. */
export type Declared = v.InferOutput<typeof Declared>;

export const NOTHING_DECLARED = v.parse(Declared, {});

/** In the shell's data folder, unless DECLARED_FILE names another one. */
export const DECLARED_FILE = 'declared.json';

export interface DeclaredPlace {
  /** The shell's data folder. */
  readonly folder: string;
  /** A file for several shells, which then holds everything; '' for those of the data folder. */
  readonly file: string;
}

/** Empty while nothing was declared. @throws with a sentence for each value that does not fit */
export async function readDeclared({ folder, file }: DeclaredPlace): Promise<Declared> {
  // A file that several shells need is there, or it says nothing.
  const text = file ? JSON.parse(await readFile(file, 'utf8')) : await readJsonFile(path.join(folder, DECLARED_FILE));
  const parsed = v.safeParse(Declared, text);
  if (!parsed.success)
    throw new Error(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'} ${issue.message}`).join('; '));
  if (file) return parsed.output;
  // Shells of earlier releases read these two files of the data folder.
  return {
    ...parsed.output,
    remotes: await readJoinedRemotes(path.join(folder, JOINED_REMOTES_FILE)),
    canaries: await readCanaryDecisions(path.join(folder, CANARY_DECISIONS_FILE)),
  };
}

/** @throws when the change does not fit, or what is there cannot be read */
export async function changeDeclared(
  place: DeclaredPlace,
  change: (before: Declared) => Partial<Declared>,
): Promise<void> {
  const { folder, file } = place;
  await whileLocked(file || path.join(folder, DECLARED_FILE), async () => {
    const before = file && !existsSync(file) ? NOTHING_DECLARED : await readDeclared(place);
    const changes = change(before);
    const { remotes, canaries, ...others } = v.parse(Declared, { ...before, ...changes });
    if (file) return writeJsonFile(file, { remotes, canaries, ...others });
    if (changes.remotes) return writeJoinedRemotes(path.join(folder, JOINED_REMOTES_FILE), remotes);
    if (changes.canaries) return writeCanaryDecisions(path.join(folder, CANARY_DECISIONS_FILE), canaries);
    return writeJsonFile(path.join(folder, DECLARED_FILE), others);
  });
}
