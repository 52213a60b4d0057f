import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import type { CommandContext } from '../command-line/command.ts';
import { CommandRefused } from '../command-line/command-refused.ts';
import type { Folder } from '../command-line/files.ts';
import { readWhole } from '../command-line/read-whole.ts';
import { FORMAT, MANIFEST, Manifest, pathOfFile, pathOfTable } from './manifest.ts';
import { measure } from './measure.ts';

/** A million files take as much. */
const MOST_MANIFEST_BYTES = 300_000_000;

/** What an archive says it holds. Throws `CommandRefused` for one that is no backup, or lacks a part. */
export async function readManifest(archive: Folder): Promise<Manifest> {
  const present = new Set(await archive.list());
  if (!present.has(MANIFEST)) throw new CommandRefused(`${archive.name} is no backup: it has no ${MANIFEST}.`);
  const text = (await readWhole(archive.file(MANIFEST), MOST_MANIFEST_BYTES))?.toString();
  const manifest = asManifest(archive.name, text);
  const missing = partsOf(manifest).find(({ path }) => !present.has(path));
  if (missing) throw new CommandRefused(`${archive.name} lacks ${missing.path}. Nothing was changed.`);
  return manifest;
}

const Formatted = v.pipe(v.string(), v.parseJson(), v.object({ format: v.number() }));

function asManifest(name: string, text: string | undefined): Manifest {
  const damaged = () => new CommandRefused(`${MANIFEST} in ${name} is damaged. Nothing was changed.`);
  const formatted = v.safeParse(Formatted, text);
  if (!formatted.success) throw damaged();
  if (formatted.output.format > FORMAT) {
    throw new CommandRefused(`${name} was made by a newer release. Nothing was changed.`);
  }
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), Manifest), text);
  if (!read.success) throw damaged();
  return read.output;
}

const partsOf = ({ tables, files }: Manifest) => [
  ...tables.map((table) => ({ ...table, path: pathOfTable(table) })),
  ...files.map((file) => ({ ...file, path: pathOfFile(file) })),
];

/** Reads every part, into a folder or nowhere. Throws `CommandRefused` that names the first that is not what was written. */
export async function unpack(
  archive: Folder,
  manifest: Manifest,
  folder: string | null,
  progress: CommandContext['progress'] = () => {},
): Promise<void> {
  const parts = partsOf(manifest);
  for (const [place, { path, bytes, sha256 }] of parts.entries()) {
    const measured = measure(bytes);
    await pipeline(await archive.file(path).open(), measured.through, await sink(folder, path));
    if (measured.result().sha256 !== sha256) {
      throw new CommandRefused(`${path} in ${archive.name} is damaged. Nothing was changed.`);
    }
    progress({ done: place + 1, of: parts.length, what: 'parts checked' });
  }
}

async function sink(folder: string | null, path: string): Promise<Writable> {
  if (folder === null) return new Writable({ write: (_chunk, _encoding, done) => done() });
  const file = join(folder, path);
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  return createWriteStream(file, { mode: 0o600 });
}
