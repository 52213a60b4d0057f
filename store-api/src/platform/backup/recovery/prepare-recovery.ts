import { createWriteStream } from 'node:fs';
import { appendFile, copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { CommandContext } from '../../command-line/command.ts';
import type { StoredFiles } from '../../files/stored-files.ts';
import { type BaseCopy, folderOfCopy } from './base-copies.ts';
import { isBefore, isWalName, keyOfWal, WAL, walNameOf } from './wal-keys.ts';

interface Recovery {
  readonly copy: BaseCopy;
  /** Null: all that was stored. */
  readonly to: Date | null;
  /** Empty or absent; becomes what PostgreSQL replays its log in at its next start. */
  readonly folder: string;
  /** Where there may be log that was not stored yet: of the server that is replaced. */
  readonly also: readonly string[];
}

const REPLAYED = 'wal-to-replay';

/** Writes a copy and its log into a folder. PostgreSQL, started there, becomes the database of that moment. */
export async function prepareRecovery(
  files: StoredFiles,
  { copy, to, folder, also }: Recovery,
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
  const stored = new Set<string>();
  for await (const { key } of files.list(WAL)) {
    const name = walNameOf(key);
    if (!isWalName(name) || isBefore(name, copy.firstSegment)) continue;
    stored.add(name);
    await fetchTo(files, keyOfWal(name), join(folder, REPLAYED, name), [createGunzip()]);
  }
  for (const place of also) {
    for (const name of await readdir(place).catch(() => [])) {
      const isNew = isWalName(name) && !isBefore(name, copy.firstSegment) && !stored.has(name);
      if (isNew) await copyFile(join(place, name), join(folder, REPLAYED, name));
    }
  }
  await appendFile(
    join(folder, 'postgresql.auto.conf'),
    [
      `restore_command = 'cp ${REPLAYED}/%f %p'`,
      ...(to ? [`recovery_target_time = '${withOffset(to)}'`, `recovery_target_action = 'promote'`] : []),
      '',
    ].join('\n'),
  );
  await writeFile(join(folder, 'recovery.signal'), '');
}

/** PostgreSQL reads this before it knows the names of time zones, of which 'Z' is one. */
const withOffset = (moment: Date) => `${moment.toISOString().slice(0, 23).replace('T', ' ')}+00`;

/** After it: a later start must not wait for that moment again. */
export async function endRecovery(folder: string): Promise<void> {
  const file = join(folder, 'postgresql.auto.conf');
  const lines = (await readFile(file, 'utf8')).split('\n');
  await writeFile(file, lines.filter((line) => !/^(restore_command|recovery_target_)/.test(line)).join('\n'));
}

async function fetchTo(files: StoredFiles, key: string, path: string, through: NodeJS.ReadWriteStream[] = []) {
  const found = await files.get(key);
  if (!found) throw new Error(`${key} is no longer stored`);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  await pipeline([found.stream, ...through, createWriteStream(path, { mode: 0o600 })]);
}
