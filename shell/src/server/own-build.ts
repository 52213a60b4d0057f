import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LiveVersion, Release } from 'shared-contracts/server/release';
import * as v from 'valibot';
import { stored } from './releases/stored-release.ts';
import type { ShellBuild } from './shell-app.ts';

const DIST = path.join(import.meta.dirname, '../../dist');

/** The shell's own live build below shell/dist. Throws when it has not been built. */
export function ownBuild(dist = DIST): ShellBuild {
  const { version } = v.parse(LiveVersion, JSON.parse(readFileSync(path.join(dist, 'live.json'), 'utf8')));
  const folder = path.join(dist, version);
  return {
    folder,
    release: stored(v.parse(Release, JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')))),
  };
}
