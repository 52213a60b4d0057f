#!/usr/bin/env node
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildEnvironment } from '../build/build-environment.ts';
import { makeKey } from '../build/signing-key.ts';
import { publicKeyText } from '../contract/server/release-signature.ts';
import { packRelease } from './pack-release.ts';
import { sizeReport } from './size-report.ts';

/**
 * furniture-pack [FOLDER]   makes a release of the folder's build, which furniture.release.json declares
 * furniture-pack key FILE   writes a new signing key and prints its public half, for the store's operators
 * RELEASE_KEY_FILE is the key that signs; DIST_DIR the folder of the releases, FOLDER/dist/releases by default; COMMIT is written down.
 */
async function main(): Promise<string> {
  const [first = '.', second] = parseArgs({ allowPositionals: true }).positionals;
  if (first === 'key') {
    if (!second) throw new Error('Name a new file: furniture-pack key FILE');
    return publicKeyText(makeKey(path.resolve(second)));
  }
  const { COMMIT: commit, DIST_DIR, RELEASE_KEY_FILE } = buildEnvironment();
  if (!RELEASE_KEY_FILE) throw new Error("RELEASE_KEY_FILE names the team's key; furniture-pack key FILE makes one");
  const folder = path.resolve(first);
  const dist = path.resolve(folder, DIST_DIR === 'dist' ? 'dist/releases' : DIST_DIR);
  const release = await packRelease({ folder, dist, commit });
  return `${release.name} ${release.version}\n${sizeReport(path.join(dist, release.version), release)}`;
}

try {
  process.stdout.write(`${await main()}\n`);
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}
