import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { teamOfPackage } from '../contract/remote/teams.ts';
import { ReleaseVersion } from '../contract/server/release.ts';
import { Serves } from '../contract/server/serves.ts';

export const DECLARATION_FILE = 'furniture.release.json';

const Text = v.pipe(
  v.record(v.string(), v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))),
  v.check((text) => 'en' in text, 'must be in English at least'),
);

/** What the server shows of a module that only browsers run. */
const Frame = v.strictObject({
  /** The heading and the title of a page, by language. */
  title: Text,
  /** Reserved for what the browser adds, e.g. '20rem': what follows does not move. */
  minBlockSize: v.pipe(v.string(), v.regex(/^\d+(?:\.\d+)?(?:rem|px|em|svb|vh)$/, 'must be a length like 20rem')),
});
export type Frame = v.InferOutput<typeof Frame>;

/** What a team says of its build: the packer's input beside the build's own mf-manifest.json. */
const Declaration = v.strictObject({
  name: v.pipe(
    v.string(),
    v.check((name) => teamOfPackage(name) !== null, 'must be a name like mfe-stores'),
  ),
  version: ReleaseVersion,
  /** Of a build that does not share the contract itself. */
  contractVersion: v.optional(v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/, 'must be a version like 1.7.0'))),
  /** Folders of the builds, relative to the declaration. */
  web: v.optional(v.string(), 'dist/web'),
  /** Without it every module has a frame. */
  node: v.optional(v.strictObject({ folder: v.string(), entry: v.string() })),
  serves: Serves,
  frames: v.optional(v.record(v.string(), Frame), {}),
});
export type Declaration = v.InferOutput<typeof Declaration>;

/** @throws an Error that names what is wrong */
export function readDeclaration(folder: string): Declaration {
  const file = path.join(folder, DECLARATION_FILE);
  const parsed = v.safeParse(Declaration, JSON.parse(readFileSync(file, 'utf8')));
  if (parsed.success) return parsed.output;
  throw new Error(`${file}: ${parsed.issues.map((issue) => `${v.getDotPath(issue)} ${issue.message}`).join('; ')}`);
}
