import { PassThrough, Readable, Writable } from 'node:stream';
import type { OutputFile } from '../command-line/files.ts';

/** Files are compressed formats already: pictures, PDFs. */
export type Packing = 'deflated' | 'stored';

export type AddEntry = (path: string, bytes: AsyncIterable<Uint8Array>, packing: Packing) => Promise<void>;

/** Writes a ZIP archive, entry by entry, none of them in memory. `fill` adds one after the other. */
export async function writeArchive(file: OutputFile, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  // Loaded only by a command that writes an archive.
  const { configure, ZipWriter } = await import('@zip.js/zip.js');
  configure({ useWebWorkers: false });
  const bytes = new PassThrough();
  const zip = new ZipWriter(Writable.toWeb(bytes), { zip64: true });
  const add: AddEntry = async (path, source, packing) => {
    const readable = Readable.toWeb(Readable.from(source, { objectMode: false }));
    await zip.add(path, readable as ReadableStream<Uint8Array>, packing === 'stored' ? { level: 0 } : {});
  };
  const writing = file.write(bytes);
  const filling = fill(add).then(() => zip.close());
  // Either side ends the other: an entry that cannot be read, a disk that is full.
  const stop = (fault: Error) => void bytes.destroy(fault);
  bytes.on('error', () => undefined);
  writing.catch(stop);
  filling.catch(stop);
  const [written, filled] = await Promise.allSettled([writing, filling]);
  for (const end of [written, filled]) if (end.status === 'rejected') throw end.reason;
}
