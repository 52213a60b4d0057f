import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { addAbortSignal, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import * as v from 'valibot';
import { CommandRefused } from './command.ts';
import type { InputFile, OutputFile } from './files.ts';
import type { Terminal } from './terminal.ts';
import { FromOperator, type FromStore, send } from './wire.ts';

type AboutFile = Extract<FromOperator, { ended: unknown } | { listed: unknown }>;

/** The operator at the other end of a connection. Each file comes through another connection, by `awaited`. */
export function openSocketTerminal(socket: Socket, awaited: Map<string, (connection: Socket) => void>): Terminal {
  const interruption = new AbortController();
  const { signal } = interruption;
  const answers: ((answer: boolean | null) => void)[] = [];
  const files = new Map<string, { resolve(said: AboutFile): void; reject(fault: Error): void }>();

  const say = (message: FromStore) => send(socket, message);
  const gone = () => {
    interruption.abort(new Error('the operator has interrupted the command'));
    for (const { reject } of files.values()) reject(signal.reason);
  };
  socket.once('close', gone);
  socket.once('end', gone);
  const interrupted = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
  interrupted.catch(() => undefined);

  const hear = (message: FromOperator) => {
    if ('answer' in message) return answers.shift()?.(message.answer);
    if ('refused' in message) return files.get(message.refused.file)?.reject(new CommandRefused(message.refused.why));
    const { file } = 'ended' in message ? message.ended : message.listed;
    files.get(file)?.resolve(message);
  };
  createInterface({ input: socket, crlfDelay: Number.POSITIVE_INFINITY }).on('line', (line) => {
    try {
      hear(v.parse(FromOperator, JSON.parse(line)));
    } catch {
      socket.destroy();
    }
  });

  /** Asks the operator's process for a file: what it says about it, and its connection where it opens one. */
  function request(use: 'read' | 'write' | 'list', name: string, path?: string) {
    signal.throwIfAborted();
    const file = randomUUID();
    const said = new Promise<AboutFile>((resolve, reject) => files.set(file, { resolve, reject }));
    const connected = new Promise<Socket>((resolve) => awaited.set(file, resolve));
    const answered = said.finally(() => files.delete(file));
    // Rejects when the file is refused instead. What is said may come before the connection, of a small file.
    const connection = Promise.race([connected, answered.then(() => connected), interrupted]);
    connection.catch(() => awaited.delete(file));
    if (use === 'list') awaited.delete(file);
    void say({ open: path === undefined ? { file, use, name } : { file, use, name, path } });
    return { file, said, connection };
  }

  async function* bytesOf({ said, connection }: ReturnType<typeof request>): AsyncGenerator<Buffer> {
    let bytes = 0;
    try {
      // A file that is piped in may never come to an end.
      for await (const chunk of addAbortSignal(signal, await connection)) {
        bytes += chunk.length;
        yield chunk;
      }
    } catch {
      // What the operator's process says of it is the better reason.
    }
    const ended = await said;
    if (!('ended' in ended) || ended.ended.bytes !== bytes) throw new Error('a file did not come whole');
  }

  const input = (name: string, path?: string): InputFile => ({
    name: path ?? name,
    async open() {
      const asked = request('read', name, path);
      await asked.connection;
      return Readable.from(bytesOf(asked), { objectMode: false });
    },
  });

  const output = (name: string, path?: string): OutputFile => ({
    name: path ?? name,
    async write(bytes) {
      const { file, said, connection } = request('write', name, path);
      const to = await connection;
      let count = 0;
      await pipeline(
        bytes,
        async function* (chunks: AsyncIterable<Uint8Array | string>) {
          for await (const chunk of chunks) {
            const buffer = Buffer.from(chunk as Uint8Array);
            count += buffer.length;
            yield buffer;
          }
        },
        to,
        { signal },
      );
      await say({ sent: { file, bytes: count } });
      await said;
    },
  });

  return {
    signal,
    print: (line) => say({ line }),
    remark: (remark) => say({ remark }),
    progress: (progress) => void say({ progress }),
    confirm(question) {
      const answer = new Promise<boolean | null>((resolve) => answers.push(resolve));
      void say({ confirm: question });
      return Promise.race([answer, interrupted]);
    },
    files: {
      input: (name) => input(name),
      output: (name) => output(name),
      folder: (name) => ({
        name,
        async list() {
          const said = await request('list', name).said;
          return 'listed' in said ? said.listed.paths : [];
        },
        file: (path) => input(name, path),
        output: (path) => output(name, path),
      }),
    },
  };
}
