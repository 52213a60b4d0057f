import { execFileSync } from 'node:child_process';
import { chownSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { CommandContext } from '../../command-line/command.ts';
import { CommandRefused } from '../../command-line/command-refused.ts';
import { commandOf, findBinaries, majorOf } from '../../database/embedded/binaries.ts';
import { type Cluster, clusterAt, DATABASE, made, ROLE, unused } from '../../database/embedded/cluster.ts';
import { EmbeddedFault } from '../../database/embedded/embedded-fault.ts';
import { readRecord, writeRecord } from '../../database/embedded/record.ts';
import { run, serverOf } from '../../database/embedded/server.ts';
import { openFiles } from '../../files/stored-files.ts';
import type { Chosen } from './choose-copy.ts';
import { logOnDisk } from './log-on-disk.ts';
import { bringLog, endRecovery, prepareRecovery } from './prepare-recovery.ts';

/**
 * Makes the database of a moment next to the one of DATA_DIR. The next start puts it in its place and the other aside, so
 * that a cut at any time leaves one or the other.
 * @param to null: all that was stored
 * @returns where the database of before will be
 */
export async function recoverEmbedded(
  { settings, progress }: Pick<CommandContext, 'settings' | 'progress'>,
  chosen: Chosen,
  to: Date | null,
): Promise<string> {
  const { dataDir, walSpool } = settings;
  const record = readRecord(dataDir);
  if (!record || !walSpool) throw new CommandRefused('WAL_SPOOL is not set: it says where PostgreSQL puts its log.');
  const binaries = await findBinaries();
  if (majorOf(binaries) !== chosen.copy.major) {
    throw new CommandRefused(
      `The copy is of PostgreSQL ${chosen.copy.major}: restore it with a release that brings that one.`,
    );
  }
  const files = openFiles(settings);
  const folder = resolve(dataDir, record.folder);
  const restoring = `${folder}.restoring`;
  rmSync(restoring, { recursive: true, force: true });
  try {
    const recovery = { ...chosen, to, folder: restoring, also: logOnDisk(settings) };
    await prepareRecovery(files, recovery, progress);
    const { user } = clusterAt(folder, record.password, binaries);
    const replay = async (storedBefore: Date | null) => {
      await bringLog(files, recovery, storedBefore);
      if (user) giveTo(restoring, user);
      // Its new timeline is archived too: a later restore goes by it. A large log is replayed for hours.
      const server = await serverOf(clusterAt(restoring, record.password, binaries), {
        walSpool,
        more: ['hot_standby=off'],
      });
      await (await run(server, () => {}, Number.POSITIVE_INFINITY)).close();
    };
    await replayTo(to, replay);
    await endRecovery(restoring);
    settle(clusterAt(restoring, record.password, binaries));
  } catch (fault) {
    rmSync(restoring, { recursive: true, force: true });
    if (!(fault instanceof EmbeddedFault) || !fault.message.includes('before configured recovery target')) throw fault;
    throw new CommandRefused('Nothing was stored after this moment: leave --to out for all that there is.');
  }
  const aside = unused(dirname(folder), `${folder}-before-restore`);
  rmSync(made(folder), { recursive: true, force: true });
  renameSync(restoring, made(folder));
  writeRecord(dataDir, { ...record, replaced: aside });
  return aside;
}

const STORED_WITHIN_MS = 60 * 60_000;

/** The log of an hour past the moment first; all of it where that does not reach, as when it was stored long after. */
async function replayTo(to: Date | null, replay: (storedBefore: Date | null) => Promise<void>): Promise<void> {
  if (!to) return replay(null);
  try {
    await replay(new Date(to.getTime() + STORED_WITHIN_MS));
  } catch (fault) {
    if (!(fault instanceof EmbeddedFault)) throw fault;
    await replay(null);
  }
}

function giveTo(folder: string, { uid, gid }: { readonly uid: number; readonly gid: number }): void {
  for (const path of ['', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })]) {
    chownSync(join(folder, path), uid, gid);
  }
}

/** By PostgreSQL's single-user mode: the password may be another one's, and what shells know is of another history. */
function settle({ folder, binaries, user, password }: Cluster): void {
  const statements = [
    `alter role ${ROLE} password '${password}'`,
    'update change_horizon set pruned_below = pg_current_xact_id(), next_below = pg_current_xact_id()',
  ];
  const words = ['--single', '-D', folder, '-c', 'log_min_messages=error', DATABASE];
  execFileSync(commandOf(binaries, 'postgres'), words, {
    ...user,
    cwd: dirname(folder),
    input: statements.map((statement) => `${statement};\n`).join(''),
    stdio: ['pipe', 'ignore', 'pipe'],
  });
}
