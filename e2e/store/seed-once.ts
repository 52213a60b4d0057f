import { cpSync } from 'node:fs';
import path from 'node:path';
import { buildPackages } from '../../.ci/start/build-packages.ts';
import makeTemplates from '../../store-api/src/testing/template-databases.ts';
import { ROOT } from './composed-store.ts';
import { seededFolder } from './data-folders.ts';

/** Builds changed packages, and seeds the database and the data folder that every store of the run copies. */
export default async function seedOnce(): Promise<void> {
  await buildPackages(ROOT, () => undefined);
  await makeTemplates();
  const { TEST_TEMPLATE_FOLDER = '' } = process.env;
  cpSync(path.join(TEST_TEMPLATE_FOLDER, 'digital'), path.join(seededFolder(), 'digital'), { recursive: true });
}
