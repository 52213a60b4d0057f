import { mkdir, open, readdir, realpath, rename, rm } from 'node:fs/promises';
import { basename, join, relative, resolve, sep } from 'node:path';
import { addAbortSignal, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { archive, isArchive } from './archive.ts';
import { CommandRefused } from './command-refused.ts';
import type { Files, Folder, InputFile, OutputFile } from './files.ts';

interface StandardStreams {
  readonly stdin: Readable;
  readonly stdout: NodeJS.WritableStream;
}

/**
 * Files of this process; `base` is the folder that relative names start from. `signal` ends what is read: what is typed or
 * piped in may never come to an end, and a file may be long.
 */
export function localFiles({ stdin, stdout }: StandardStreams, base: string, signal?: AbortSignal): Files {
  const endable: Endable = (stream) => (signal ? addAbortSignal(signal, stream) : stream);
  const given = endable(stdin);
  // Its list is read once.
  const archives = new Map<string, Folder>();
  const archiveOf = (name: string) => {
    const opened = archives.get(name) ?? archive(name, resolve(base, name));
    archives.set(name, opened);
    return opened;
  };
  return {
    input: (name) => (name === '-' ? { name, open: async () => given } : localFile(name, resolve(base, name), endable)),
    output: (name) => ({
      name,
      write: (bytes) =>
        name === '-' ? pipeline(bytes, stdout, { end: false }) : replaceFile(name, resolve(base, name), bytes),
    }),
    folder: (name) => (isArchive(name) ? archiveOf(name) : folder(name, resolve(base, name), endable)),
  };
}

type Endable = (stream: Readable) => Readable;

const folder = (name: string, path: string, endable: Endable): Folder => ({
  name,
  list: () => listFolder(name, path),
  file: (inside) => fileInside(name, path, inside, endable),
  output: (inside) => outputInside(name, path, inside),
});

function localFile(name: string, path: string, endable: Endable): InputFile {
  return {
    name,
    async open() {
      try {
        const file = await open(path);
        if (!(await file.stat()).isDirectory()) return endable(file.createReadStream());
        await file.close();
      } catch (fault) {
        throw new CommandRefused(formatFault(name, fault));
      }
      throw new CommandRefused(`${name} is a folder.`);
    },
  };
}

/** Refuses what is not below the folder, also by way of a link. */
function fileInside(name: string, folder: string, path: string, endable: Endable): InputFile {
  return {
    name: path,
    async open() {
      try {
        const root = await realpath(folder);
        const found = await realpath(resolve(root, path));
        if (found.startsWith(root + sep)) return await localFile(path, found, endable).open();
      } catch (fault) {
        if (fault instanceof CommandRefused) throw fault;
        throw new CommandRefused(formatFault(path, fault));
      }
      throw new CommandRefused(`${path} is not in ${name}.`);
    },
  };
}

/** Refuses what is not directly in the folder. */
function outputInside(name: string, folder: string, path: string): OutputFile {
  return {
    name: path,
    async write(bytes) {
      if (path !== basename(path)) throw new CommandRefused(`${path} is not in ${name}.`);
      try {
        await mkdir(folder, { recursive: true });
      } catch (fault) {
        throw new CommandRefused(formatFault(name, fault));
      }
      await replaceFile(path, join(folder, path), bytes);
    },
  };
}

async function listFolder(name: string, folder: string): Promise<readonly string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort();
  } catch (fault) {
    throw new CommandRefused(formatFault(name, fault));
  }
}

/** The old file stays until the new one is whole. Most that a store writes is not for every user of a machine. */
async function replaceFile(name: string, path: string, bytes: AsyncIterable<Uint8Array | string>): Promise<void> {
  const unfinished = `${path}.${process.pid}.part`;
  try {
    // Opened first: a stream that fails while it opens its file creates it after the removal.
    const file = await open(unfinished, 'wx', 0o600);
    await pipeline(bytes, file.createWriteStream());
    await rename(unfinished, path);
  } catch (fault) {
    await rm(unfinished, { force: true });
    throw isOfSystem(fault) ? new CommandRefused(formatFault(name, fault)) : fault;
  }
}

const isOfSystem = (fault: unknown) => typeof (fault as NodeJS.ErrnoException).syscall === 'string';

function formatFault(name: string, fault: unknown): string {
  switch ((fault as NodeJS.ErrnoException).code) {
    case 'ENOENT':
      return `There is no ${name}.`;
    case 'EACCES':
    case 'EPERM':
      return `You may not open ${name}.`;
    case 'ENOSPC':
      return `The disk is full: ${name} could not be written.`;
    case 'ENOTDIR':
      return `${name} is not a folder.`;
    default:
      return `${name} cannot be opened: ${fault instanceof Error ? fault.message : 'unknown fault'}.`;
  }
}
