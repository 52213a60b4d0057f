import { openAsBlob } from 'node:fs';
import { PassThrough, Readable, Writable } from 'node:stream';
import type { FileEntry } from '@zip.js/zip.js';
import { CommandRefused } from './command-refused.ts';
import type { Folder } from './files.ts';

export const isArchive = (name: string) => /\.zip$/i.test(name);

/** Reads a ZIP file as a folder, entry by entry from the disk: a large one is neither unpacked nor held in memory. */
export function archive(name: string, path: string): Folder {
  let reading: Promise<ReadonlyMap<string, FileEntry>> | undefined;
  const entries = () => {
    reading ??= readEntries(name, path);
    return reading;
  };
  return {
    name,
    list: async () => [...(await entries()).keys()].sort(),
    file: (inside) => ({
      name: inside,
      async open() {
        const entry = (await entries()).get(inside);
        if (!entry) throw new CommandRefused(`${inside} is not in ${name}.`);
        if (entry.encrypted) throw new CommandRefused(`${inside} in ${name} is encrypted.`);
        return Readable.from(bytesOf(entry, `${inside} in ${name} is damaged.`), { objectMode: false });
      },
    }),
    output: (inside) => ({
      name: inside,
      write: () => Promise.reject(new CommandRefused(`${name} is an archive: name a folder to write to.`)),
    }),
  };
}

async function* bytesOf(entry: FileEntry, refusal: string): AsyncGenerator<Buffer> {
  const bytes = new PassThrough();
  const reading = entry.getData(Writable.toWeb(bytes));
  reading.catch(() => undefined);
  try {
    yield* bytes;
    // Its checksum comes last.
    await reading;
  } catch {
    throw new CommandRefused(refusal);
  }
}

async function readEntries(name: string, path: string): Promise<ReadonlyMap<string, FileEntry>> {
  // Loaded only by a command that names an archive.
  const { BlobReader, configure, ZipReader } = await import('@zip.js/zip.js');
  configure({ useWebWorkers: false });
  const blob = await openAsBlob(path).catch(() => {
    throw new CommandRefused(`There is no ${name}.`);
  });
  const found = await new ZipReader(new BlobReader(blob), { checkSignature: true }).getEntries().catch(() => {
    throw new CommandRefused(`${name} is no ZIP archive, or a damaged one.`);
  });
  const files = found.filter((entry) => !entry.directory && !OF_SYSTEMS.test(entry.filename));
  const top = topOf(files.map(({ filename }) => filename));
  return new Map(files.map((entry) => [entry.filename.slice(top.length), entry as FileEntry]));
}

/** Entries that macOS adds. */
const OF_SYSTEMS = /^__MACOSX\/|(^|\/)\.DS_Store$/;

/** A folder that was packed whole puts its name before every entry: 'photographs/'. */
function topOf([first = '', ...others]: readonly string[]): string {
  const top = first.slice(0, first.indexOf('/') + 1);
  return others.every((path) => path.startsWith(top)) ? top : '';
}
