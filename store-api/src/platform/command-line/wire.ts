import type { Socket } from 'node:net';
import * as v from 'valibot';

// What the operator's process and a running store say to each other, as lines of JSON. The first line of a connection
// is a request or names a file, whose bytes then follow on that connection. Where bytes end is said on the connection of
// the request too, with their number: a process that was killed also ends its connections.

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

export const Request = v.object({ words: v.array(v.string()), operator: v.string() });
export const Opening = v.union([Request, v.object({ file: v.string() })]);

/** From the store. */
export const FromStore = v.union([
  v.object({ line: v.string() }),
  v.object({ remark: v.string() }),
  v.object({ progress: v.object({ done: v.number(), of: v.optional(v.number()), what: v.string() }) }),
  v.object({ confirm: v.string() }),
  v.object({
    open: v.object({
      file: v.string(),
      use: v.picklist(['read', 'write', 'list']),
      name: v.string(),
      path: v.optional(v.string()),
    }),
  }),
  v.object({ sent: v.object({ file: v.string(), bytes: Count }) }),
  v.object({ exit: v.picklist([0, 1, 2, 130]) }),
]);
export type FromStore = v.InferOutput<typeof FromStore>;

/** From the operator's process. */
export const FromOperator = v.union([
  v.object({ answer: v.nullable(v.boolean()) }),
  /** All bytes were sent, or have been stored. */
  v.object({ ended: v.object({ file: v.string(), bytes: Count }) }),
  v.object({ listed: v.object({ file: v.string(), paths: v.array(v.string()) }) }),
  /** The file cannot be opened, or no longer be read or written. */
  v.object({ refused: v.object({ file: v.string(), why: v.string() }) }),
]);
export type FromOperator = v.InferOutput<typeof FromOperator>;

/** Writes a message. Resolves when there is room for more, also when the other end is gone. */
export function send(socket: Socket, message: object): Promise<void> {
  if (!socket.writable || socket.write(`${JSON.stringify(message)}\n`)) return Promise.resolve();
  return new Promise((resolve) => {
    const go = () => {
      socket.off('drain', go).off('close', go);
      resolve();
    };
    socket.once('drain', go).once('close', go);
  });
}

/** More than any command line has. */
const LONGEST_OPENING = 4_000_000;

/** The first line of a connection; what follows stays in the socket. Throws when there is none. */
export async function firstLine(socket: Socket): Promise<string> {
  let read = Buffer.alloc(0);
  for (;;) {
    const chunk: Buffer | null = socket.read();
    if (chunk === null) {
      await readable(socket);
      continue;
    }
    read = Buffer.concat([read, chunk]);
    const end = read.indexOf('\n');
    if (end >= 0) {
      const rest = read.subarray(end + 1);
      if (rest.length > 0) socket.unshift(rest);
      return read.subarray(0, end).toString('utf8');
    }
    if (read.length > LONGEST_OPENING) throw new Error('the first line of a connection is too long');
  }
}

function readable(socket: Socket): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => socket.off('readable', go).off('end', gone).off('close', gone).off('error', gone);
    const go = () => {
      stop();
      resolve();
    };
    const gone = () => {
      stop();
      reject(new Error('the connection ended before its first line'));
    };
    if (socket.destroyed || socket.readableEnded) return gone();
    socket.once('readable', go).once('end', gone).once('close', gone).once('error', gone);
  });
}
