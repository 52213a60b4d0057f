import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildEnvironment } from '../build/build-environment.ts';
import { packRelease } from './pack-release.ts';
import { sizeReport } from './size-report.ts';

/**
 * Makes a release of the Module Federation 2 build of a folder: `furniture-pack [FOLDER]`. The folder has furniture.release.json;
 * DIST_DIR is the folder of the releases, its `dist/releases` by default; RELEASE_KEY_FILE signs; COMMIT is written down.
 */
const { positionals } = parseArgs({ allowPositionals: true });
const folder = path.resolve(positionals[0] ?? '.');
const { COMMIT: commit, DIST_DIR } = buildEnvironment();
const dist = path.resolve(folder, DIST_DIR === 'dist' ? 'dist/releases' : DIST_DIR);
try {
  const release = await packRelease({ folder, dist, commit });
  process.stdout.write(
    `${release.name} ${release.version}\n${sizeReport(path.join(dist, release.version), release)}\n`,
  );
} catch (fault) {
  process.stderr.write(`${fault instanceof Error ? fault.message : String(fault)}\n`);
  process.exitCode = 1;
}
