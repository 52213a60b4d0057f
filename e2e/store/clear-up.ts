import { rmSync } from 'node:fs';
import path from 'node:path';
import { dropTemplates } from '../../store-api/src/testing/template-databases.ts';
import { seededFolder } from './data-folders.ts';

export default async function clearUp(): Promise<void> {
  await dropTemplates();
  rmSync(path.dirname(seededFolder()), { recursive: true, force: true });
}
