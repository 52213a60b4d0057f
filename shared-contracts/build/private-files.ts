import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * The private files of a release: its source maps and the hash of its sources. `release.json` does not list them, and
 * `createReleaseService` does not serve them.
 */
export function privateFolder(dist: string, version: string): string {
  return path.join(dist, '.private', version);
}

const sourcesFile = (folder: string) => path.join(folder, 'sources');

/** Takes the source maps out of a release's web files. */
export function keepPrivate(web: string, folder: string, sources: string): void {
  mkdirSync(folder, { recursive: true });
  for (const map of globSync('*.map', { cwd: web })) renameSync(path.join(web, map), path.join(folder, map));
  writeFileSync(sourcesFile(folder), sources);
}

/** The hash of what a release was built of; undefined for one that was built before hashes were kept. */
export function sourcesOf(folder: string): string | undefined {
  try {
    return readFileSync(sourcesFile(folder), 'utf8');
  } catch {
    return undefined;
  }
}
