import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { sql } from 'kysely';
import pLimit from 'p-limit';
import type { CommandContext } from '../../command-line/command.ts';
import { CommandRefused } from '../../command-line/command-refused.ts';
import type { Db } from '../../database/schema.ts';
import { openFiles, type StoredFiles } from '../../files/stored-files.ts';
import { type BaseCopy, folderOfCopy, manifestOf } from './base-copies.ts';

/** What a started server makes itself, or finds in its log. */
const LEFT_OUT =
  /^(?:pg_wal\/.+|pg_replslot\/.+|pg_dynshmem\/.+|pg_notify\/.+|pg_serial\/.+|pg_snapshots\/.+|pg_stat_tmp\/.+|pg_subtrans\/.+|postmaster\.(?:pid|opts)|current_logfiles|backup_label|tablespace_map|recovery\.signal|standby\.signal|wal-to-replay.*)$|(?:^|\/)(?:pgsql_tmp|pg_internal\.init|\.)/;

/**
 * Copies the files of the running database; the shop stays open. What is written meanwhile is in the log, which makes the copy
 * whole (PostgreSQL's manual, "Making a Base Backup Using the Low Level API").
 */
export async function takeBaseCopy({ db, settings, now, progress }: CommandContext): Promise<BaseCopy> {
  const files = openFiles(settings);
  const id = now().toISOString().slice(0, 19).replaceAll(':', '-');
  // Both ends are of one session.
  return db.connection().execute(async (session) => {
    const folder = await folderOfServer(session);
    const { rows: begun } = await sql<{ firstSegment: string; major: number; system: string }>`
      select pg_walfile_name(pg_backup_start(${id}::text, true)) as "firstSegment",
        current_setting('server_version_num')::integer / 10000 as major,
        (select system_identifier::text from pg_control_system()) as system`.execute(session);
    const { bytes, folders } = await copyFiles(folder, files, id, progress);
    const { rows: ended } = await sql<{ labelfile: string; wholeAt: string; at: Date }>`
      select labelfile, lsn::text as "wholeAt", clock_timestamp() as at from pg_backup_stop(true)`.execute(session);
    const [start, stop] = [begun[0], ended[0]];
    if (!start || !stop) throw new Error('PostgreSQL did not end the copy');
    await files.put(`${folderOfCopy(id)}backup_label`, Buffer.from(stop.labelfile), 'text/plain');
    const copy = { ...start, id, completeAt: stop.at, wholeAt: stop.wholeAt, bytes, folders };
    await files.put(manifestOf(id), Buffer.from(JSON.stringify(copy)), 'application/json');
    return copy;
  });
}

async function folderOfServer(session: Db): Promise<string> {
  const { rows } = await sql<{ folder: string; archives: string; spaces: number }>`
    select current_setting('data_directory') as folder, current_setting('archive_mode') as archives,
      (select count(*)::integer from pg_tablespace) as spaces`.execute(session);
  const { folder = '', archives, spaces = 0 } = rows[0] ?? {};
  if (archives !== 'on')
    throw new CommandRefused('PostgreSQL does not archive its log: set WAL_SPOOL (docs/operations.md).');
  if (spaces > 2) throw new CommandRefused('The database has tablespaces of its own, which are not copied.');
  const isHere = await stat(join(folder, 'global/pg_control')).catch(() => null);
  if (isHere) return folder;
  throw new CommandRefused(`The files of PostgreSQL (${folder}) are not readable here: run this where they are.`);
}

/** The control file is sent last, as the server's own program does. */
const CONTROL = 'global/pg_control';
const AT_ONCE = 8;

async function copyFiles(folder: string, files: StoredFiles, id: string, progress: CommandContext['progress']) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const named = entries.map((entry) => ({
    entry,
    path: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
  }));
  const wanted = named.filter(({ path }) => !LEFT_OUT.test(path));
  const paths = wanted.filter(({ entry }) => entry.isFile()).map(({ path }) => path);
  let bytes = 0;
  let done = 0;
  const put = async (path: string) => {
    progress({ done: done++, of: paths.length, what: 'files' });
    // A table may be dropped while the copy is taken.
    const found = await stat(join(folder, path)).catch(() => null);
    if (!found) return;
    await files
      .put(`${folderOfCopy(id)}${path}`, createReadStream(join(folder, path)), 'application/octet-stream')
      .catch((fault: NodeJS.ErrnoException) => {
        if (fault.code !== 'ENOENT') throw fault;
      });
    bytes += found.size;
  };
  // A bucket answers each after a while, however small it is.
  const sending = pLimit(AT_ONCE);
  await Promise.all(paths.filter((path) => path !== CONTROL).map((path) => sending(() => put(path))));
  await put(CONTROL);
  return { bytes, folders: wanted.filter(({ entry }) => entry.isDirectory()).map(({ path }) => path) };
}
