/** The bytes again, in buffers of one size but the last. */
export async function* inParts(
  content: Uint8Array | AsyncIterable<Uint8Array>,
  partBytes: number,
): AsyncGenerator<Buffer, undefined> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of content instanceof Uint8Array ? [content] : content) {
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
