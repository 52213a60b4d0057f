import type { BlobContent } from './blob-store.ts';

/** The bytes again, in buffers of one size but the last. */
export async function* inParts(content: BlobContent, partBytes: number): AsyncGenerator<Buffer, undefined> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const given of content instanceof Uint8Array ? [content] : content) {
    const chunk = typeof given === 'string' ? Buffer.from(given) : given;
    waiting.push(chunk);
    length += chunk.length;
    if (length < partBytes) continue;
    const joined = Buffer.concat(waiting);
    const whole = length - (length % partBytes);
    for (let at = 0; at < whole; at += partBytes) yield joined.subarray(at, at + partBytes);
    waiting = [joined.subarray(whole)];
    length -= whole;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
