import { chmod, lstat, mkdir, rm } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import type { CommandRequest } from './command.ts';
import type { Exit } from './run-command.ts';
import { commandSocket } from './socket-path.ts';
import { openSocketTerminal } from './socket-terminal.ts';
import type { Terminal } from './terminal.ts';
import { firstLine, Opening, send } from './wire.ts';

interface Serving {
  readonly run: (request: CommandRequest, terminal: Terminal) => Promise<Exit>;
  readonly dataDir: string;
  readonly log: FastifyBaseLogger;
  /** How long a command may go on when the store closes, in milliseconds. */
  readonly graceMs?: number;
}

/** Where a running store takes commands. */
export interface CommandPost {
  /** Stops accepting commands and waits for those that run; interrupts those that take longer. */
  close(): Promise<void>;
}

/** A client says at once what it wants. */
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

async function listen({ run, dataDir, log, graceMs = 5000 }: Serving): Promise<CommandPost> {
  const { folder, path } = commandSocket(dataDir);
  if (folder !== dataDir) await makeOwnFolder(folder);
  await rm(path, { force: true });

  const open = new Map<Socket, Promise<void>>();
  /** Files that commands have asked for, by key: their connection is handed over. */
  const awaited = new Map<string, (connection: Socket) => void>();
  // Half open, so that an interrupted command can say where it stopped.
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    open.set(
      socket,
      converse(socket).finally(() => open.delete(socket)),
    );
  });

  async function converse(socket: Socket): Promise<void> {
    // A broken connection shows as its end.
    socket.on('error', () => socket.destroy());
    socket.setTimeout(MOST_SILENCE_MS, () => socket.destroy());
    try {
      const opening = v.parse(Opening, JSON.parse(await firstLine(socket)));
      socket.setTimeout(0);
      if ('file' in opening) handOver(opening.file, socket);
      else await take(opening, socket);
    } catch {
      // The client disconnected or does not speak the protocol.
      socket.destroy();
    }
  }

  function handOver(file: string, socket: Socket): void {
    const expects = awaited.get(file);
    awaited.delete(file);
    if (expects) expects(socket);
    else socket.destroy();
  }

  async function take(request: CommandRequest, socket: Socket): Promise<void> {
    let exit: Exit = 1;
    try {
      exit = await run(request, openSocketTerminal(socket, awaited));
    } catch (fault) {
      log.error({ err: fault }, 'a command failed');
      await send(socket, { remark: 'Something went wrong. The log of the store says what.' });
    }
    await send(socket, { exit });
    socket.end();
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
      const interruption = setTimeout(() => {
        for (const socket of open.keys()) socket.destroy();
      }, graceMs);
      await Promise.all(open.values());
      clearTimeout(interruption);
      await closed;
    },
  };
}

/** Another user who created the folder first could intercept commands. */
async function makeOwnFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const found = await lstat(folder);
  if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o077) !== 0) {
    throw new Error(`${folder} belongs to another user. Set a shorter DATA_DIR.`);
  }
}
