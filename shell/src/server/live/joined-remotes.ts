import { teamOfPackage } from 'shared-contracts/remote/teams';
import { readPublicKey } from 'shared-contracts/server/release-signature';
import * as v from 'valibot';
import { readJsonFile, writeJsonFile } from '../disk/json-file.ts';

const origin = (pattern: RegExp, example: string) => v.pipe(v.string(), v.regex(pattern, `must be like ${example}`));

/** A remote that joined the running store, and what operators allow it. */
const JoinedRemote = v.strictObject({
  /** Where it publishes its releases. */
  origin: origin(/^https?:\/\/[\w.[\]:-]+$/, 'http://mfe-stores:4105'),
  /** Public halves of the keys that sign them, besides those in RELEASE_KEYS. */
  keys: v.array(
    v.pipe(
      v.string(),
      v.check((text) => readPublicKey(text) !== null, 'must be a public key'),
    ),
  ),
  /** Other sites that its pages may show pictures, frames and answers of. */
  allows: v.array(origin(/^https:\/\/[a-z0-9.-]+(?::\d{1,5})?$/, 'https://tiles.example')),
});
export type JoinedRemote = v.InferOutput<typeof JoinedRemote>;

export const JoinedRemotes = v.record(
  v.pipe(
    v.string(),
    v.check((name) => teamOfPackage(name) !== null, 'must be a package like mfe-stores'),
  ),
  JoinedRemote,
);
/** By package, in the order of joining. */
export type JoinedRemotes = v.InferOutput<typeof JoinedRemotes>;

/** In the shell's data folder. */
export const JOINED_REMOTES_FILE = 'remotes.json';

/** Empty while no remote has joined. @throws when it cannot be read, or is not what `writeJoinedRemotes` writes */
export async function readJoinedRemotes(file: string): Promise<JoinedRemotes> {
  return checkedRemotes(await readJsonFile(file));
}

/** @throws with a sentence for each value that does not fit */
export function checkedRemotes(remotes: unknown): JoinedRemotes {
  const parsed = v.safeParse(JoinedRemotes, remotes);
  if (parsed.success) return parsed.output;
  throw new Error(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? 'it'} ${issue.message}`).join('; '));
}

export async function writeJoinedRemotes(file: string, remotes: JoinedRemotes): Promise<void> {
  await writeJsonFile(file, checkedRemotes(remotes));
}
