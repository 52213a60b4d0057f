import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { StartFault } from './start-fault.ts';

/** Creates the folder and proves that it is writable. @throws StartFault */
export function claimDataFolder(folder: string): void {
  const probe = path.join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (fault) {
    const reason = fault instanceof Error && 'code' in fault ? fault.code : fault;
    throw new StartFault(`The data folder ${folder} cannot be written (${reason}); choose another with DATA_DIR.`);
  }
}
