import { CommandRefused } from './command-refused.ts';
import type { InputFile } from './files.ts';

/** A file's bytes; null when it is larger, since a running store holds them in memory. */
export async function readWhole(file: InputFile, mostBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await file.open()) {
    size += (chunk as Buffer).length;
    if (size > mostBytes) return null;
    chunks.push(chunk as Buffer);
  }
  return Buffer.concat(chunks);
}

const MOST_TEXT_BYTES = 1_000_000;

/** A file's text. Throws `CommandRefused` for one that is larger than 1 MB or not in UTF-8. */
export async function readText(file: InputFile): Promise<string> {
  const bytes = await readWhole(file, MOST_TEXT_BYTES);
  if (!bytes) throw new CommandRefused(`${file.name} is larger than ${MOST_TEXT_BYTES / 1_000_000} MB.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new CommandRefused(`${file.name} is not in UTF-8.`);
  }
}
