import { createHash } from 'node:crypto';

/** Counts and hashes the bytes that pass through it, no more than `most`: what unpacks to more must not fill the disk. */
export function measure(most = Number.POSITIVE_INFINITY) {
  const hash = createHash('sha256');
  let bytes = 0;
  return {
    async *through(source: AsyncIterable<Uint8Array | string>): AsyncGenerator<Buffer> {
      for await (const chunk of source) {
        const buffer =
          typeof chunk === 'string'
            ? Buffer.from(chunk)
            : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
        hash.update(buffer);
        bytes += buffer.length;
        if (bytes > most) return;
        yield buffer;
      }
    },
    /** Once all have passed. */
    result: () => ({ bytes, sha256: hash.digest('hex') }),
  };
}
