import { chmod, lstat, mkdir, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { CommandRequest } from './command.ts';
import type { Reply } from './run-command.ts';
import { commandSocket } from './socket-path.ts';

/** The first line on a connection; replies follow as lines of JSON. */
const Request = v.object({ words: v.array(v.string()), operator: v.string() });

interface Serving {
  readonly run: (request: CommandRequest) => AsyncIterable<Reply>;
  readonly dataDir: string;
  readonly log: FastifyBaseLogger;
}

/** Where a running store takes commands. */
export interface CommandPost {
  /** Stops accepting commands and waits for those that run. */
  close(): Promise<void>;
}

/** A client sends its request at once. */
const MOST_SILENCE_MS = 10_000;

/**
 * Accepts commands over a socket that only its owner can reach (API-06). Only the process that holds the database calls
 * this, so an existing socket is left from a crash.
 */
export async function serveCommands(serving: Serving): Promise<CommandPost> {
  const closed: CommandPost = { close: async () => {} };
  // Windows has no Unix sockets: commands run there once the store has stopped.
  if (process.platform === 'win32') return closed;
  try {
    return await listen(serving);
  } catch (fault) {
    // The shop must open even where the folder cannot hold a socket.
    serving.log.warn({ err: fault }, 'no commands are taken while the store runs');
    return closed;
  }
}

async function listen({ run, dataDir, log }: Serving): Promise<CommandPost> {
  const { folder, path } = commandSocket(dataDir);
  if (folder !== dataDir) await makeOwnFolder(folder);
  await rm(path, { force: true });

  const open = new Set<Promise<void>>();
  const server = createServer((socket) => {
    const conversation = converse(socket);
    open.add(conversation);
    void conversation.finally(() => open.delete(conversation));
  });

  async function converse(socket: Socket): Promise<void> {
    try {
      const request = await firstLine(socket);
      await pipeline(Readable.from(asLines(run(request), log)), socket);
    } catch {
      // The client disconnected or does not speak the protocol.
      socket.destroy();
    }
  }

  // Other users must not connect even before chmod.
  const mask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(path, resolve));
  } finally {
    process.umask(mask);
  }
  await chmod(path, 0o600);
  return {
    async close() {
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      await Promise.all(open);
      await closed;
    },
  };
}

async function firstLine(socket: Socket): Promise<CommandRequest> {
  socket.setTimeout(MOST_SILENCE_MS, () => socket.destroy());
  for await (const line of createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY })) {
    socket.setTimeout(0);
    return v.parse(Request, JSON.parse(line));
  }
  throw new Error('the client disconnected before it sent a request');
}

async function* asLines(replies: AsyncIterable<Reply>, log: FastifyBaseLogger): AsyncGenerator<string> {
  const spell = (reply: Reply) => `${JSON.stringify(reply)}\n`;
  try {
    for await (const reply of replies) yield spell(reply);
  } catch (fault) {
    log.error({ err: fault }, 'a command failed');
    yield spell({ fault: 'Something went wrong. The log of the store says what.' });
    yield spell({ exit: 1 });
  }
}

/** Another user who created the folder first could intercept commands. */
async function makeOwnFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0) {
    throw new Error(`${folder} belongs to another user. Set a shorter DATA_DIR.`);
  }
}
