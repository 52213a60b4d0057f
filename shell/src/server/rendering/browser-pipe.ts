import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable, Writable } from 'node:stream';

type BrowserListener = (method: string, params: Record<string, unknown>, session?: string) => void;

/** A browser that this process started, by the DevTools protocol over a pipe: no port is open. */
export interface BrowserPipe {
  /** Rejects when the browser refuses, or has ended. */
  call(method: string, params?: object, session?: string): Promise<Record<string, unknown>>;
  onEvent(listener: BrowserListener): void;
  /** With all its processes and files. */
  close(): Promise<void>;
}

const FLAGS = [
  '--headless',
  '--remote-debugging-pipe',
  '--no-first-run',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-background-networking',
  '--renderer-process-limit=1',
  '--js-flags=--max-old-space-size=256',
];

/** Longer than any answer that is asked for; a page can print without end. */
const MOST_CHARACTERS = 1024 * 1024;

/**
 * Rejects when no process can start. It ends when it says more than a million characters at once.
 * @param program an absolute path. In a container without user namespaces Chromium's sandbox cannot start: pass `--no-sandbox`.
 */
export async function startBrowser(program: string, flags: readonly string[] = []): Promise<BrowserPipe> {
  const profile = await mkdtemp(path.join(tmpdir(), 'trial-browser-'));
  const child: ChildProcess = spawn(program, [...FLAGS, ...flags, `--user-data-dir=${profile}`, 'about:blank'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    // Ended as a group; and it reads none of the shell's secrets.
    detached: true,
    env: { HOME: profile, TMPDIR: profile },
  });
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const listeners: BrowserListener[] = [];
  let calls = 0;
  let ended = false;
  let part: string[] = [];
  let characters = 0;

  const fail = (reason: string) => {
    ended = true;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // All have ended.
    }
  };
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) kill();
    await rm(profile, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  };
  const receive = (message: string) => {
    const { id, result = {}, error, method, params = {}, sessionId } = JSON.parse(message);
    const call = waiting.get(id);
    waiting.delete(id);
    if (error) call?.reject(new Error(error.message));
    else call?.resolve(result);
    if (method) for (const listener of listeners) listener(method, params, sessionId);
  };
  child.on('error', ({ message }) => fail(message));
  child.on('exit', () => {
    fail('the browser has ended');
    // Its helpers, which outlive a main process that crashed.
    kill();
  });
  // Without one when too many files are open.
  const [, , , orders, answers] = (child.stdio as ChildProcess['stdio'] | undefined) ?? [];
  if (!(orders instanceof Writable && answers instanceof Readable)) {
    await close();
    throw new Error('the browser cannot start: too many open files');
  }
  orders.on('error', () => undefined);
  answers.setEncoding('utf8').on('data', (chunk: string) => {
    const [more = '', ...next] = chunk.split('\0');
    part.push(more);
    characters += more.length;
    for (const message of next) {
      receive(part.join(''));
      part = [message];
      characters = message.length;
    }
    if (characters <= MOST_CHARACTERS) return;
    answers.destroy();
    fail('a page says too much at once');
    kill();
  });

  return {
    call(method, params = {}, sessionId = undefined) {
      if (ended) return Promise.reject(new Error('the browser has ended'));
      const id = ++calls;
      const call = Promise.withResolvers<Record<string, unknown>>();
      waiting.set(id, call);
      orders.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
      return call.promise;
    },
    onEvent: (listener) => listeners.push(listener),
    close,
  };
}
