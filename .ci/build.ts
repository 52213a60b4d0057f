import path from 'node:path';
import { buildPackages } from './start/build-packages.ts';
import { runCommand, say } from './start/command.ts';

/** `npm run build`: every package that is built, where its sources changed. */
runCommand(() => buildPackages(path.dirname(import.meta.dirname), say));
