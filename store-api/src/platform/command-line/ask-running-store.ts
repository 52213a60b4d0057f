import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import * as v from 'valibot';
import type { CommandRequest } from './command.ts';
import type { Reply } from './run-command.ts';
import { commandSocket } from './socket-path.ts';

const ReplyLine = v.union([
  v.object({ line: v.string() }),
  v.object({ fault: v.string() }),
  v.object({ exit: v.picklist([0, 1, 2]) }),
]);

/** Runs a command in the store that owns a data folder; null when no store runs. */
export async function askRunningStore(dataDir: string, request: CommandRequest): Promise<AsyncIterable<Reply> | null> {
  const socket = await reach(commandSocket(dataDir).path);
  if (!socket) return null;
  socket.write(`${JSON.stringify(request)}\n`);
  return replies(socket);
}

function reach(path: string): Promise<Socket | null> {
  return new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => resolve(socket));
    socket.once('error', (fault: NodeJS.ErrnoException) => {
      // The socket does not exist, or it is left from a crash.
      if (fault.code === 'ENOENT' || fault.code === 'ECONNREFUSED') resolve(null);
      else reject(fault);
    });
  });
}

async function* replies(socket: Socket): AsyncGenerator<Reply> {
  let ended = false;
  try {
    for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
      const reply = v.parse(ReplyLine, JSON.parse(line));
      ended = 'exit' in reply;
      yield reply;
    }
  } finally {
    socket.destroy();
  }
  if (!ended) throw new Error('The store stopped before the command had ended. Its log says why.');
}
