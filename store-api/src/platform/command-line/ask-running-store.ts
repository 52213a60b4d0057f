import { connect, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { CommandRefused, type CommandRequest } from './command.ts';
import type { Exit } from './run-command.ts';
import { commandSocket } from './socket-path.ts';
import type { Terminal } from './terminal.ts';
import { type FromOperator, FromStore, send } from './wire.ts';

/** Pressing Ctrl-C again ends it at once. */
const MOST_LAST_WORDS_MS = 15_000;

/** Runs a command in the store that owns a data folder; null when no store runs. */
export async function askRunningStore(
  dataDir: string,
  request: CommandRequest,
  terminal: Terminal,
): Promise<Exit | null> {
  const { path } = commandSocket(dataDir);
  const socket = await reach(path);
  if (!socket) return null;
  let waiting: NodeJS.Timeout | undefined;
  const interrupt = () => {
    // The store hears the end, and says where it stopped; a statement of the database may take longer.
    socket.end();
    waiting = setTimeout(() => socket.destroy(), MOST_LAST_WORDS_MS);
  };
  terminal.signal.addEventListener('abort', interrupt);
  try {
    await send(socket, request);
    return await converse(socket, path, terminal);
  } catch (fault) {
    // A store that was killed with unread words resets the connection instead of closing it.
    throw socket.errored ? storeStopped() : fault;
  } finally {
    terminal.signal.removeEventListener('abort', interrupt);
    clearTimeout(waiting);
    socket.destroy();
  }
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

async function converse(socket: Socket, path: string, terminal: Terminal): Promise<Exit> {
  const say = (message: FromOperator) => send(socket, message);
  const over = new AbortController();
  const sent = new Map<string, (bytes: number) => void>();
  const moving: Promise<void>[] = [];
  const serve = (open: Opened) => moving.push(serveFile(open, { path, terminal, say, sent, over: over.signal }));
  try {
    return await hear(socket, terminal, { say, sent, serve });
  } finally {
    // Unfinished files are removed.
    over.abort(new Error('the command has ended'));
    await Promise.all(moving);
  }
}

interface Conversation {
  readonly say: (message: FromOperator) => Promise<void>;
  readonly sent: ReadonlyMap<string, (bytes: number) => void>;
  readonly serve: (open: Opened) => void;
}

async function hear(socket: Socket, terminal: Terminal, { say, sent, serve }: Conversation): Promise<Exit> {
  const lines = createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY });
  socket.once('close', () => lines.close());
  for await (const line of lines) {
    const message = v.parse(FromStore, JSON.parse(line));
    if ('line' in message) await terminal.print(message.line);
    else if ('remark' in message) await terminal.remark(message.remark);
    else if ('progress' in message) {
      const { done, of, what } = message.progress;
      terminal.progress(of === undefined ? { done, what } : { done, of, what });
    } else if ('confirm' in message) await say({ answer: await terminal.confirm(message.confirm) });
    else if ('open' in message) serve(message.open);
    else if ('sent' in message) sent.get(message.sent.file)?.(message.sent.bytes);
    else return message.exit;
  }
  if (terminal.signal.aborted) return 130;
  throw storeStopped();
}

const storeStopped = () => new Error('The store stopped before the command had ended. Its log says why.');

type Opened = Extract<FromStore, { open: unknown }>['open'];

interface Serving {
  readonly path: string;
  readonly terminal: Terminal;
  readonly say: (message: FromOperator) => Promise<void>;
  readonly sent: Map<string, (bytes: number) => void>;
  /** Aborted when the command has ended. */
  readonly over: AbortSignal;
}

/** Opens what the command line named, with the operator's rights, and moves its bytes. */
async function serveFile(opened: Opened, serving: Serving): Promise<void> {
  const { file } = opened;
  const { say, terminal } = serving;
  try {
    if (opened.use === 'list')
      await say({ listed: { file, paths: [...(await terminal.files.folder(opened.name).list())] } });
    else if (opened.use === 'read') await say({ ended: { file, bytes: await sendFile(opened, serving) } });
    else await say({ ended: { file, bytes: await storeFile(opened, serving) } });
  } catch (fault) {
    const why =
      fault instanceof CommandRefused
        ? fault.message
        : `${opened.path ?? opened.name} could not be moved: ${String(fault)}`;
    // A store that is gone does not hear it: the command says so.
    await say({ refused: { file, why } }).catch(() => undefined);
  }
}

async function connection(path: string, file: string): Promise<Socket> {
  const socket = await reach(path);
  if (!socket) throw new Error('the store has stopped');
  await send(socket, { file });
  return socket;
}

async function sendFile({ file, name, path }: Opened, serving: Serving): Promise<number> {
  const { files } = serving.terminal;
  const bytes = await (path === undefined ? files.input(name) : files.folder(name).file(path)).open();
  const to = await connection(serving.path, file);
  const before = to.bytesWritten;
  await pipeline(bytes, to, { signal: serving.over });
  return to.bytesWritten - before;
}

/** The file is put in its place once the store has said how long it is. */
async function storeFile(
  { file, name, path: inFolder }: Opened,
  { path, terminal, sent, over }: Serving,
): Promise<number> {
  const expected = new Promise<number>((resolve, reject) => {
    sent.set(file, resolve);
    over.addEventListener('abort', () => reject(over.reason));
  });
  expected.catch(() => undefined);
  const from = await connection(path, file);
  let bytes = 0;
  async function* whole() {
    for await (const chunk of from) {
      bytes += chunk.length;
      yield chunk as Buffer;
    }
    if ((await expected) !== bytes) throw new Error('the file did not come whole');
  }
  const { files } = terminal;
  await (inFolder === undefined ? files.output(name) : files.folder(name).output(inFolder)).write(whole());
  return bytes;
}
