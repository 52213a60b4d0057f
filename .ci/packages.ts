import { readFileSync } from 'node:fs';
import path from 'node:path';
import { teamOfPackage } from '../shared-contracts/contract/remote/teams.ts';

const ROOT = path.dirname(import.meta.dirname);

/** The packages of the project, as the root's package.json lists them: what runs over all of them asks here. */
export const PACKAGES: readonly string[] = (
  JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] }
).workspaces;

export type RemoteName = `mfe-${string}`;

/** Packages of the vertical teams. */
export const REMOTES: readonly RemoteName[] = PACKAGES.filter(isRemote);

function isRemote(name: string): name is RemoteName {
  return teamOfPackage(name) !== null;
}
