import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { COMMANDS } from './commands.ts';
import { askRunningStore } from './platform/command-line/ask-running-store.ts';
import type { Command } from './platform/command-line/command.ts';
import { runCommand } from './platform/command-line/run-command.ts';
import { serveCommands } from './platform/command-line/serve-commands.ts';
import { commandSocket } from './platform/command-line/socket-path.ts';
import { startApi } from './testing/api-process.ts';
import { administer, databaseUrl } from './testing/databases.ts';
import { collect } from './testing/operator.ts';

const MAIN = fileURLToPath(new URL('store.ts', import.meta.url));
const SLOW = 90_000;
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-command-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs the command in a separate process, as an operator does. */
async function typed(words: string, environment: Record<string, string>) {
  const { NODE_OPTIONS: _jestOnly, DATABASE_URL: _other, ...inherited } = process.env;
  const child = spawn(process.execPath, [MAIN, ...words.split(' ')], { env: { ...inherited, ...environment } });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  const [code] = await once(child, 'close');
  return { code, out, err };
}

describe('npm run store over the embedded database', () => {
  it(
    'uses the running store, and opens the database itself without one [API-06]',
    async () => {
      const none = await typed('reviews list', { DATA_DIR: folder });
      expect(none).toEqual({ code: 1, out: '', err: expect.stringContaining('There is no store in') });

      const api = startApi({ DATA_DIR: folder });
      await api.listening();
      const socket = await stat(join(folder, 'command.sock'));
      expect([socket.isSocket(), (socket.mode & 0o777).toString(8)]).toEqual([true, '600']);

      const running = await typed('reviews list approved', { DATA_DIR: folder });
      expect(running).toMatchObject({ code: 0, err: '' });
      const first = Number.parseInt(running.out, 10);
      expect(first).toBeGreaterThan(0);
      const changed = await typed(`reviews reject ${first}`, { DATA_DIR: folder });
      expect(changed).toEqual({ code: 0, out: `review ${first}: rejected\n`, err: '' });
      expect(await typed('reviews approve 999999', { DATA_DIR: folder })).toEqual({
        code: 1,
        out: '',
        err: 'There is no review 999999. Nothing was changed.\n',
      });
      expect((await typed('sing', { DATA_DIR: folder })).code).toBe(2);

      api.child.kill('SIGTERM');
      expect(await api.exited()).toBe(0);
      await expect(stat(join(folder, 'command.sock'))).rejects.toThrow('ENOENT');

      const alone = await typed('reviews list rejected', { DATA_DIR: folder });
      expect(alone).toMatchObject({ code: 0, err: '' });
      expect(Number.parseInt(alone.out, 10)).toBe(first);
    },
    SLOW,
  );

  it('prints help without a store, and names the faults of its environment', async () => {
    const help = await typed('help', { DATA_DIR: folder });
    expect(help).toMatchObject({ code: 0, err: '', out: expect.stringContaining('reviews approve ID…') });
    const wrong = await typed('reviews list', { DATA_DIR: folder, PORT: 'http' });
    expect(wrong).toEqual({ code: 1, out: '', err: 'PORT must be a whole number from 0 to 65535.\n' });
  });

  it('does not open a database that a process without a socket has locked', async () => {
    await mkdir(join(folder, 'db'));
    await writeFile(join(folder, 'db.pid'), String(process.pid));
    const refused = await typed('reviews list', { DATA_DIR: folder });
    expect(refused).toEqual({ code: 1, out: '', err: expect.stringContaining(`in use by process ${process.pid}`) });
  });
});

describe('npm run store over PostgreSQL', () => {
  it(
    'opens the database itself, with and without a running store [API-06]',
    async () => {
      const name = `store_command_${process.pid}`;
      await administer(`create database ${name} template ${process.env.TEST_POSTGRES_TEMPLATE}`);
      try {
        const environment = { DATABASE_URL: databaseUrl(name), DATA_DIR: folder };
        const listed = await typed('reviews list approved', environment);
        expect(listed).toMatchObject({ code: 0, err: '' });
        const first = Number.parseInt(listed.out, 10);
        expect((await typed(`reviews reject ${first}`, environment)).code).toBe(0);
        expect((await typed('reviews list rejected', environment)).out).toMatch(new RegExp(`^${first}  rejected`));
      } finally {
        await administer(`drop database if exists ${name} with (force)`);
      }
      const unavailable = await typed('reviews list', {
        DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
        DATA_DIR: folder,
      });
      expect(unavailable).toEqual({ code: 1, out: '', err: 'PostgreSQL at DATABASE_URL does not answer.\n' });
    },
    SLOW,
  );
});

describe('npm run store', () => {
  it('has every command once', () => {
    const names = COMMANDS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        'reviews list',
        'reviews approve',
        'reviews reject',
        'comments list',
        'comments approve',
        'comments reject',
        'enquiries list',
        'enquiries show',
        'subscribers list',
      ]),
    );
  });
});

const TEST = { words: ['test'], operator: 'uid-1000' };

describe('the socket', () => {
  const log = pino({ level: 'silent' });
  const context = { db: {} as never, now: () => new Date() };
  const serve = (dataDir: string, ...commands: Command[]) =>
    serveCommands({ run: ({ words }) => runCommand(context, words, commands), dataDir, log });
  const command = (run: Command['run']): Command => ({ name: 'test', parameters: '', summary: 'For a test.', run });
  const ask = async (dataDir: string) => {
    const replies = await askRunningStore(dataDir, TEST);
    return replies && collect(replies);
  };

  it('of a crashed store is replaced, and does not answer until then [API-06]', async () => {
    const { path } = commandSocket(folder);
    const doomed = spawn(process.execPath, [
      '--eval',
      `require('net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`,
    ]);
    await once(doomed, 'exit');
    expect((await stat(path)).isSocket()).toBe(true);
    expect(await ask(folder)).toBeNull();
    const post = await serve(
      folder,
      command(async function* () {
        yield 'done';
      }),
    );
    expect(await ask(folder)).toEqual([{ line: 'done' }, { exit: 0 }]);
    await post.close();
    expect(await ask(folder)).toBeNull();
  });

  it('of a data folder with a too long path is in a folder that only its owner can open [API-06]', async () => {
    const deep = join(folder, 'd'.repeat(120));
    const { folder: apart, path } = commandSocket(deep);
    expect(Buffer.byteLength(path)).toBeLessThan(104);
    const post = await serve(
      deep,
      command(async function* () {
        yield 'done';
      }),
    );
    expect(((await stat(apart)).mode & 0o777).toString(8)).toBe('700');
    expect(await ask(deep)).toEqual([{ line: 'done' }, { exit: 0 }]);
    await post.close();
    await rm(apart, { recursive: true });
  });

  it('is not created in a folder that others can open [API-06]', async () => {
    const deep = join(folder, 'e'.repeat(120));
    const { folder: apart } = commandSocket(deep);
    await mkdir(apart);
    await chmod(apart, 0o777);
    await serve(deep);
    expect(await ask(deep)).toBeNull();
    await rm(apart, { recursive: true });
  });

  it('waits for running commands when the store stops [API-06] [API-07]', async () => {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => (finish = resolve));
    const post = await serve(
      folder,
      command(async function* () {
        yield 'begun';
        await finished;
        yield 'done';
      }),
    );
    const replies = await askRunningStore(folder, TEST);
    const answers = replies?.[Symbol.asyncIterator]();
    expect((await answers?.next())?.value).toEqual({ line: 'begun' });
    let closed = false;
    const closing = post.close().then(() => (closed = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(closed).toBe(false);
    finish();
    expect((await answers?.next())?.value).toEqual({ line: 'done' });
    expect((await answers?.next())?.value).toEqual({ exit: 0 });
    await answers?.next();
    await closing;
  });

  it('reports that a command failed, without the cause [API-06]', async () => {
    const post = await serve(
      folder,
      command(async function* () {
        yield 'begun';
        throw new Error('relation "secrets" does not exist');
      }),
    );
    expect(await ask(folder)).toEqual([
      { line: 'begun' },
      { fault: 'Something went wrong. The log of the store says what.' },
      { exit: 1 },
    ]);
    await post.close();
  });
});
