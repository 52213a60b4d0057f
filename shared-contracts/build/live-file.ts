import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { contentOf, LiveVersion, Release } from '../contract/server/release.ts';
import { signingKey, signRelease } from './signing-key.ts';

const liveFile = (dist: string) => path.join(dist, 'live.json');

/** Signs a release of a dist folder and makes it the live one, without a canary. */
export function goLive(dist: string, version: string): void {
  writeJson(liveFile(dist), named(dist, version) satisfies LiveVersion);
}

/**
 * Signs a release of a dist folder and gives it to a share of the visitors, from 0 to 100 percent; the others get the one
 * that is live. @throws where none is live, or this one is
 */
export function goCanary(dist: string, version: string, percent: number): void {
  const { canary: before, ...live } = readLive(dist);
  if (live.version === version) throw new Error(`${version} is live: a canary is another version`);
  const since = before?.version === version ? before.since : new Date().toISOString();
  const next = v.parse(LiveVersion, { ...live, canary: { ...named(dist, version), percent, since } });
  writeJson(liveFile(dist), next);
}

function readLive(dist: string): LiveVersion {
  try {
    return v.parse(LiveVersion, JSON.parse(readFileSync(liveFile(dist), 'utf8')));
  } catch (fault) {
    throw new Error(`no release in ${dist} is live, so none can be a canary`, { cause: fault });
  }
}

function named(dist: string, version: string) {
  const folder = path.join(dist, version);
  signRelease(folder, signingKey());
  const release = v.parse(Release, JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')));
  return { version, content: contentOf(release) };
}

/** Written to another file and renamed, so that no reader sees an incomplete file. */
export function writeJson(file: string, content: unknown): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}
