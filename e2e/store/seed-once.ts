import { cpSync, mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { buildPackages } from '../../.ci/start/build-packages.ts';
import { embeddedOptions } from '../../store-api/src/platform/database/connection.ts';
import makeTemplates from '../../store-api/src/testing/template-databases.ts';
import { ROOT } from './composed-store.ts';
import { seededFolder } from './data-folders.ts';

/** Builds changed packages, and seeds the data folder that every store of the run copies. */
export default async function seedOnce(): Promise<void> {
  await buildPackages(ROOT, () => undefined);
  await makeTemplates();
  const { TEST_TEMPLATE_FOLDER = '', TEST_PGLITE_TEMPLATE = '' } = process.env;
  const folder = seededFolder();
  mkdirSync(folder, { recursive: true });
  cpSync(path.join(TEST_TEMPLATE_FOLDER, 'digital'), path.join(folder, 'digital'), { recursive: true });
  const loadDataDir = new Blob([await readFile(TEST_PGLITE_TEMPLATE)]);
  const database = await PGlite.create({ ...embeddedOptions, dataDir: path.join(folder, 'db'), loadDataDir });
  await database.close();
}
