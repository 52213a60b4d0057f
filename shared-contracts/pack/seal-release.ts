import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { writeJson } from '../build/live-file.ts';
import { teamOfPackage } from '../contract/remote/teams.ts';
import { integrityOf, RELEASE_FORMAT, Release } from '../contract/server/release.ts';
import { declaredFaults, MAX_FILE_BYTES, SAFE_FILE } from '../contract/server/release-faults.ts';

/** What release.json says beside the hashes of the files. */
export interface ReleaseFacts extends Omit<Release, 'format' | 'web' | 'node'> {
  readonly web: Omit<Release['web'], 'files'>;
  readonly node: Omit<Release['node'], 'files'>;
}

/**
 * Writes release.json of a folder with both sides, the last file of it. @throws an Error with everything for which any
 * shell of this contract would refuse the release
 */
export function sealRelease(folder: string, facts: ReleaseFacts): Release {
  const release: Release = {
    format: RELEASE_FORMAT,
    ...facts,
    web: { ...facts.web, files: fileIntegrities(path.join(folder, 'web')) },
    node: { ...facts.node, files: fileIntegrities(path.join(folder, 'node')) },
  };
  const faults = releaseFaults(folder, release);
  if (faults.length > 0) throw new Error(`${release.name} ${release.version} ${faults.join('; ')}`);
  writeJson(path.join(folder, 'release.json'), release);
  return release;
}

function releaseFaults(folder: string, release: Release): string[] {
  const parsed = v.safeParse(Release, release);
  if (!parsed.success) return parsed.issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim());
  const { web, node } = parsed.output;
  const team = teamOfPackage(release.name);
  const files = Object.entries({ web, node }).flatMap(([side, { files }]) =>
    Object.keys(files).map((file) => ({ file, at: path.join(folder, side, file) })),
  );
  return [
    ...files.filter(({ file }) => !SAFE_FILE.test(file)).map(({ file }) => `has a file with the unsafe path ${file}`),
    ...files
      .filter(({ at }) => statSync(at).size > MAX_FILE_BYTES)
      .map(({ file }) => `has ${file}, which is too large`),
    ...(team ? declaredFaults(team, release) : []),
  ];
}

/** The integrity of every file below a folder, by its path with forward slashes. */
function fileIntegrities(directory: string): Record<string, string> {
  const files: Record<string, string> = {};
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = path.join(entry.parentPath, entry.name);
    files[path.relative(directory, full).split(path.sep).join('/')] = integrityOf(readFileSync(full));
  }
  return files;
}
