import path from 'node:path';
import { makeImageFolder } from './image-folder.ts';

const [name, version, folder] = process.argv.slice(2);
if (!name || !version || !folder) {
  process.stderr.write('usage: node .ci/image/main.ts PACKAGE VERSION FOLDER\n');
  process.exitCode = 2;
} else makeImageFolder(path.resolve(import.meta.dirname, '../..'), name, version, folder);
