import { createWriteStream } from 'node:fs';
import { access, copyFile, mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { CommandContext } from '../../command-line/command.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import { folderOfCopy } from './base-copies.ts';
import type { Chosen } from './choose-copy.ts';
import { folderOfWal, HEADER_BYTES, isBefore, isHistory, isWalName, systemIn, walOf } from './wal-keys.ts';

export interface Recovery extends Chosen {
  /** Null: all that was stored. */
  readonly to: Date | null;
  /** Empty or absent; becomes what PostgreSQL replays its log in at its next start. */
  readonly folder: string;
  /** Where there may be log that was not stored yet: of the server that is replaced. */
  readonly also: readonly string[];
}

const REPLAYED = 'wal-to-replay';

/** Writes a copy into a folder. PostgreSQL, started there with the log, becomes the database of that moment. */
export async function prepareRecovery(
  files: StoredFiles,
  { copy, timeline, to, folder }: Recovery,
  progress: CommandContext['progress'] = () => {},
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of [...copy.folders, REPLAYED]) await mkdir(join(folder, name), { recursive: true, mode: 0o700 });
  const from = folderOfCopy(copy.id);
  let done = 0;
  for await (const { key, bytes } of files.list(from)) {
    await fetchTo(files, key, join(folder, key.slice(from.length)));
    done += bytes;
    progress({ done, of: Math.max(copy.bytes, done), what: 'bytes' });
  }
  await writeFile(
    join(folder, SETTINGS),
    [
      // A copy of a server that was restored before may have these settings already.
      await settingsOf(folder),
      `restore_command = 'cp ${REPLAYED}/%f %p'`,
      `recovery_target_timeline = '${timeline}'`,
      ...(to ? [`recovery_target_time = '${withOffset(to)}'`, `recovery_target_action = 'promote'`] : []),
      '',
    ].join('\n'),
  );
  await writeFile(join(folder, 'recovery.signal'), '');
}

/**
 * Brings the log since the copy that is not in the folder yet.
 * @param storedBefore null: all. A part may have been stored long after it was written, so a bound can be too low
 */
export async function bringLog(
  files: StoredFiles,
  { copy, folder, also }: Recovery,
  storedBefore: Date | null,
): Promise<void> {
  const isWanted = (name: string) => isWalName(name) && !isBefore(name, copy.firstSegment);
  const pathOf = (name: string) => join(folder, REPLAYED, name);
  for await (const { key, modifiedAt } of files.list(folderOfWal(copy.system))) {
    const { name } = walOf(key);
    const isLate = storedBefore && modifiedAt > storedBefore && !isHistory(name);
    if (!isWanted(name) || isLate || (await isThere(pathOf(name)))) continue;
    await fetchTo(files, key, pathOf(name), [createGunzip()]);
  }
  for (const place of also) {
    for (const name of (await readdir(place).catch(() => [])).filter(isWanted)) {
      const path = join(place, name);
      const system = systemIn(name, await startOf(path));
      if ((system ?? copy.system) === copy.system && !(await isThere(pathOf(name)))) await copyFile(path, pathOf(name));
    }
  }
}

const isThere = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

async function startOf(path: string): Promise<Buffer> {
  await using file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, 0);
  return buffer.subarray(0, bytesRead);
}

/** PostgreSQL reads this before it knows the names of time zones, of which 'Z' is one. */
const withOffset = (moment: Date) => `${moment.toISOString().slice(0, 23).replace('T', ' ')}+00`;

const SETTINGS = 'postgresql.auto.conf';
async function settingsOf(folder: string): Promise<string> {
  const lines = (await readFile(join(folder, SETTINGS), 'utf8')).split('\n');
  return lines.filter((line) => !/^(restore_command|recovery_target_)/.test(line)).join('\n');
}

/** After it: a later start must not wait for that moment again, and has no use for its log. */
export async function endRecovery(folder: string): Promise<void> {
  await writeFile(join(folder, SETTINGS), await settingsOf(folder));
  await rm(join(folder, REPLAYED), { recursive: true });
}

async function fetchTo(files: StoredFiles, key: string, path: string, through: NodeJS.ReadWriteStream[] = []) {
  const found = await files.get(key);
  if (!found) throw new Error(`${key} is no longer stored`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline([found.stream, ...through, createWriteStream(path, { mode: 0o600 })]);
}
