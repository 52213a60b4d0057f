import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { CommandContext } from '../../command-line/command.ts';
import { openPostgres } from '../../database/connection.ts';
import { binariesAt, binariesPackage } from '../../database/embedded/binaries.ts';
import { clusterAt } from '../../database/embedded/cluster.ts';
import { EmbeddedFault } from '../../database/embedded/embedded-fault.ts';
import { endOrphan } from '../../database/embedded/postmaster.ts';
import type { FormerDatabase } from '../../database/embedded/record.ts';
import { run, serverOf } from '../../database/embedded/server.ts';
import { writeSnapshot } from './write-snapshot.ts';

const execute = promisify(execFile);
const READ_PGLITE = fileURLToPath(new URL('read-pglite.ts', import.meta.url));

/**
 * Writes the rows of a database of before to a folder, and what they are to its manifest; no manifest where it has no
 * tables. What reads its files is fetched, in the version that wrote them: it is no part of this release.
 * @param former its folder is absolute; PostgreSQL's has the same password as the new one
 */
export async function readFormer(
  former: FormerDatabase & { readonly password: string },
  staging: string,
  progress: CommandContext['progress'],
): Promise<void> {
  const { engine, version, folder, password } = former;
  if (engine === 'PGlite') {
    const module = await fetchPackage('@electric-sql/pglite', version, staging);
    // In a process of its own, whose memory is free again afterwards.
    await execute(process.execPath, [READ_PGLITE, module, folder, staging]);
    return;
  }
  const fetched = await fetchPackage(binariesPackage(), version, staging);
  await endOrphan(folder);
  const server = await serverOf(clusterAt(folder, password, binariesAt(join(fetched, 'native'))));
  const running = await run(server, () => undefined);
  const { db, close } = openPostgres(running.url, { connections: 1 });
  try {
    await writeSnapshot(db, staging, progress);
  } finally {
    await close();
    await running.close();
  }
}

/** @returns its folder */
async function fetchPackage(name: string, version: string, staging: string): Promise<string> {
  const folder = join(staging, 'fetched');
  await mkdir(folder, { recursive: true });
  const isWindows = process.platform === 'win32';
  const words = ['install', '--prefix', folder, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`];
  try {
    await execute(isWindows ? 'npm.cmd' : 'npm', words, { cwd: folder, shell: isWindows });
  } catch (fault) {
    throw new EmbeddedFault(
      `The former database is read by ${name}@${version}, which npm could not fetch. Nothing was changed: start again when the registry can be reached. ${(fault as Error).message}`,
    );
  }
  return join(folder, 'node_modules', name);
}
