import { rmSync } from 'node:fs';
import path from 'node:path';
import { seededFolder } from './data-folders.ts';

export default function clearUp(): void {
  rmSync(path.dirname(seededFolder()), { recursive: true, force: true });
}
