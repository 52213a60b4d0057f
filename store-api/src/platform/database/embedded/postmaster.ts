import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { EmbeddedFault } from './embedded-fault.ts';

/** A PostgreSQL that has a folder open, by the file that it writes there. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly isReady: boolean;
}

const STOPS_WITHIN_MS = 60_000;

/** @returns null when none runs there: PostgreSQL leaves the file when it is killed, and the number may be another's by then */
export function postmasterOf(folder: string): Postmaster | null {
  const lines = linesOf(folder);
  const pid = Number(lines[0]);
  if (!(pid > 0) || !isPostgresOf(folder, pid)) return null;
  return { pid, port: Number(lines[3]), isReady: lines[7]?.trim() === 'ready' };
}

function linesOf(folder: string): readonly string[] {
  try {
    return readFileSync(pidFile(folder), 'utf8').split('\n');
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw fault;
  }
}

const pidFile = (folder: string) => join(folder, 'postmaster.pid');

function isPostgresOf(folder: string, pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (fault) {
    if ((fault as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  // Windows has no simple way to ask: PostgreSQL itself then refuses to start.
  return process.platform === 'win32' || commandLine(pid).includes(folder);
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return execFileSync('ps', ['-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Ends the PostgreSQL that a killed store left behind, and forgets one that was killed itself. */
export async function endOrphan(folder: string): Promise<void> {
  const orphan = postmasterOf(folder);
  if (orphan) process.kill(orphan.pid, 'SIGINT');
  for (let waited = 0; orphan && postmasterOf(folder); waited += 50) {
    if (waited > STOPS_WITHIN_MS) {
      throw new EmbeddedFault(`PostgreSQL (process ${orphan.pid}) has ${folder} open and does not end. End it first.`);
    }
    await wait(50);
  }
  rmSync(pidFile(folder), { force: true });
}
