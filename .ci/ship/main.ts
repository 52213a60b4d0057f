import path from 'node:path';
import { writeStyleTypes } from '../../shared-contracts/build/style-types.ts';
import { buildPackages } from '../start/build-packages.ts';
import { runCommand, say } from '../start/command.ts';
import { StartFault } from '../start/start-fault.ts';
import { packageSteps } from '../test/plan.ts';
import { runSteps } from '../test/step.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const AT_ONCE = 2;

/**
 * `npm run ship` of a package, in its folder: its types, lint and tests, then its build, which publishes. The variables of
 * a build (BUILD_VERSION, CANARY_PERCENT, DIST_DIR, RELEASE_KEY_FILE) are those of `npm run build`.
 */
async function ship(): Promise<void> {
  const name = path.relative(ROOT, process.cwd());
  writeStyleTypes(ROOT);
  const results = await runSteps(packageSteps(ROOT, name), AT_ONCE, say);
  const failed = results.filter(({ succeeded }) => !succeeded).map((step) => step.name);
  if (failed.length > 0) throw new StartFault(`${name} was not shipped: ${failed.join(', ')}.`);
  await buildPackages(ROOT, say, [name]);
  say('A store that follows this folder has it within seconds. On to production: docs/teams.md.');
}

runCommand(ship);
