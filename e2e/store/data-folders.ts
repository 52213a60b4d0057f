import { cpSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Everything this run writes is below it. */
function runFolder(): string {
  const folder = process.env.E2E_FOLDER;
  if (!folder) throw new Error('playwright.config.ts names the folder of the run');
  return folder;
}

export function seededFolder(): string {
  return path.join(runFolder(), 'seeded');
}

/** A data folder for a store with the seeded database; all stores share generated pictures. */
export function freshDataFolder(): string {
  const folder = mkdtempSync(path.join(runFolder(), 'data-'));
  cpSync(seededFolder(), folder, { recursive: true });
  const pictures = path.join(runFolder(), 'pictures');
  mkdirSync(pictures, { recursive: true });
  symlinkSync(pictures, path.join(folder, 'pictures'));
  return folder;
}

/** An empty folder, deleted after the run. */
export function scratchFolder(): string {
  return mkdtempSync(path.join(runFolder(), 'scratch-'));
}
