import { chmodSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const OF_OTHERS = 0o077;

/**
 * Creates a folder that only its owner can enter, closes one that others can, and proves that it is writable. Whatever
 * the process writes afterwards, here and elsewhere, is the owner's alone.
 * @returns the fault in one sentence; null for none
 */
export function claimPrivateFolder(folder: string): string | null {
  process.umask(OF_OTHERS);
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (fault) {
    return `The data folder ${folder} cannot be written (${(fault as NodeJS.ErrnoException).code}); choose another with DATA_DIR.`;
  }
  return close(folder);
}

function close(folder: string): string | null {
  // Windows has access lists instead of modes; a user's folders are closed to other users by default.
  if (process.platform === 'win32') return null;
  try {
    if (isOpen(folder)) chmodSync(folder, 0o700);
  } catch {
    // Another user's: the next line reports it.
  }
  // Some file systems ignore chmod.
  if (!isOpen(folder)) return null;
  return `The data folder ${folder} is open to other users and cannot be closed; choose another with DATA_DIR, a new one below it for instance.`;
}

function isOpen(folder: string): boolean {
  return (statSync(folder).mode & OF_OTHERS) !== 0;
}
