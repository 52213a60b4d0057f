import type { Readable } from 'node:stream';

// The operator's files, opened with the operator's rights.

export interface InputFile {
  /** As typed; '-' is standard input. */
  readonly name: string;
  /** Its bytes, as fast as they are read. Throws `CommandRefused` when it cannot be read. */
  open(): Promise<Readable>;
}

export interface OutputFile {
  /** As typed; '-' is standard output. */
  readonly name: string;
  /** Creates the file or replaces it, once all bytes have come. */
  write(bytes: AsyncIterable<Uint8Array | string>): Promise<void>;
}

/** Also a ZIP file, which can only be read. */
export interface Folder {
  readonly name: string;
  /** The files in it and below, as paths like 'chairs/oslo-1.jpg', sorted. */
  list(): Promise<readonly string[]>;
  /** A file of its list. */
  file(path: string): InputFile;
  /** A file to create or replace in it; the folder is created when it is missing. */
  output(path: string): OutputFile;
}

/** Opens what the command line names. */
export interface Files {
  input(name: string): InputFile;
  output(name: string): OutputFile;
  folder(name: string): Folder;
}
