import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { COMMANDS } from './commands.ts';
import { askRunningStore } from './platform/command-line/ask-running-store.ts';
import { type Command, type CommandEnvironment, command } from './platform/command-line/command.ts';
import { runCommand } from './platform/command-line/run-command.ts';
import { serveCommands } from './platform/command-line/serve-commands.ts';
import { commandSocket } from './platform/command-line/socket-path.ts';
import type { Terminal } from './platform/command-line/terminal.ts';
import { startApi } from './testing/api-process.ts';
import { administer, databaseUrl } from './testing/databases.ts';
import { testTerminal } from './testing/operator.ts';

const MAIN = fileURLToPath(new URL('store.ts', import.meta.url));
let folder = '';

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'store-command-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

function start(words: string, environment: Record<string, string>) {
  const { NODE_OPTIONS: _jestOnly, DATABASE_URL: _other, ...inherited } = process.env;
  return spawn(process.execPath, [MAIN, ...words.split(' ')], { env: { ...inherited, ...environment } });
}

/** Runs the command in a separate process, as an operator does. */
async function typed(words: string, environment: Record<string, string>) {
  const child = start(words, environment);
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  child.stderr.on('data', (chunk) => (err += chunk));
  const [code] = await once(child, 'close');
  return { code, out, err };
}

/** The id in the first row below a list's head. */
const firstId = (out: string) => Number.parseInt(out.split('\n')[1] ?? '', 10);

describe('npm run store over the embedded database', () => {
  it('uses the running store, and opens the database itself without one [API-06]', async () => {
    const none = await typed('reviews list', { DATA_DIR: folder });
    expect(none).toEqual({ code: 1, out: '', err: expect.stringContaining('There is no store in') });

    const api = startApi({ DATA_DIR: folder });
    await api.listening();
    const socket = await stat(join(folder, 'command.sock'));
    expect([socket.isSocket(), (socket.mode & 0o777).toString(8)]).toEqual([true, '600']);

    const running = await typed('reviews list approved', { DATA_DIR: folder });
    expect(running).toMatchObject({ code: 0, err: '' });
    const first = firstId(running.out);
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
    expect(firstId(alone.out)).toBe(first);
  });

  it('stops a command in the running store when its operator presses Ctrl-C [API-06] [SEC-06]', async () => {
    const api = startApi({ DATA_DIR: folder });
    await api.listening();
    // It waits for a file that never ends.
    const child = start('orders dispatch-all -', { DATA_DIR: folder });
    child.stdin.write('order,carrier\n');
    const acts = async () => (await typed('audit list', { DATA_DIR: folder })).out;
    while (!(await acts()).includes('orders dispatch-all')) await new Promise((resolve) => setTimeout(resolve, 100));
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    // The store notices once the connection is gone.
    while (!/orders dispatch-all +interrupted/.test(await acts())) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    api.child.kill('SIGTERM');
    expect(await api.exited()).toBe(0);
  });

  it('prints help without a store, and names the faults of its environment', async () => {
    const help = await typed('help', { DATA_DIR: folder });
    expect(help).toMatchObject({ code: 0, err: '', out: expect.stringContaining('reviews') });
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
  it('opens the database itself, with and without a running store [API-06]', async () => {
    const name = `store_command_${process.pid}`;
    await administer(`create database ${name} template ${process.env.TEST_POSTGRES_TEMPLATE}`);
    try {
      const environment = { DATABASE_URL: databaseUrl(name), DATA_DIR: folder };
      const listed = await typed('reviews list approved', environment);
      expect(listed).toMatchObject({ code: 0, err: '' });
      const first = firstId(listed.out);
      expect((await typed(`reviews reject ${first}`, environment)).code).toBe(0);
      expect(firstId((await typed('reviews list rejected', environment)).out)).toBe(first);
    } finally {
      await administer(`drop database if exists ${name} with (force)`);
    }
    const unavailable = await typed('reviews list', {
      DATABASE_URL: 'postgres://nobody@127.0.0.1:9/none',
      DATA_DIR: folder,
    });
    expect(unavailable).toEqual({ code: 1, out: '', err: 'PostgreSQL at DATABASE_URL does not answer.\n' });
  });
});

describe('a backup by npm run store', () => {
  it('is made in the running store, and restored without one, also from nothing and on PostgreSQL [OPS-19]', async () => {
    const archive = join(folder, 'shop.zip');
    const DATA_DIR = join(folder, 'data');
    const elsewhere = join(folder, 'elsewhere');
    const api = startApi({ DATA_DIR });
    await api.listening();
    expect(await typed('reviews reject 1', { DATA_DIR })).toMatchObject({ code: 0 });
    expect((await typed(`backup make ${archive}`, { DATA_DIR })).code).toBe(0);
    expect(((await stat(archive)).mode & 0o777).toString(8)).toBe('600');
    const refused = await typed(`backup restore ${archive}`, { DATA_DIR });
    expect(refused).toEqual({ code: 1, out: '', err: expect.stringContaining('is in use by process') });
    api.child.kill('SIGTERM');
    expect(await api.exited()).toBe(0);

    expect((await typed(`backup check ${archive}`, {})).code).toBe(0);
    const name = `store_restored_${process.pid}`;
    await administer(`create database ${name} template template0`);
    try {
      for (const environment of [
        { DATA_DIR: elsewhere },
        { DATA_DIR: join(folder, 'for-postgres'), DATABASE_URL: databaseUrl(name) },
      ]) {
        expect((await typed(`backup restore ${archive}`, environment)).code).toBe(0);
        expect(firstId((await typed('reviews list rejected', environment)).out)).toBe(1);
        expect((await stat(join(environment.DATA_DIR, 'digital'))).isDirectory()).toBe(true);
      }
    } finally {
      await administer(`drop database if exists ${name} with (force)`);
    }
    const again = startApi({ DATA_DIR: elsewhere });
    await again.listening();
    again.child.kill('SIGTERM');
    expect(await again.exited()).toBe(0);
  });
});

describe('npm run store', () => {
  it('has every command once', () => {
    const names = COMMANDS.commands.map(({ name }) => name);
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
  const serve = (dataDir: string, run: Command['run'] = async function* () {}) =>
    serveCommands({
      run: (_request, terminal) =>
        runCommand(
          {} as CommandEnvironment,
          {
            command: command({ name: 'test', summary: 'For a test.', examples: [''], run }),
            given: {},
            dryRun: false,
            yes: false,
            as: '',
            format: 'table',
            operands: [],
          },
          terminal,
        ),
      dataDir,
      log,
    });
  const ask = async (dataDir: string, at: Partial<Terminal> = {}) => {
    const { terminal, lines, remarks } = testTerminal(at);
    const exit = await askRunningStore(dataDir, TEST, terminal);
    return exit === null ? null : { lines, remarks, exit };
  };
  const done = { lines: ['done'], remarks: [], exit: 0 };

  it('of a crashed store is replaced, and does not answer until then [API-06]', async () => {
    const { path } = commandSocket(folder);
    const doomed = spawn(process.execPath, [
      '--eval',
      `require('net').createServer().listen(${JSON.stringify(path)}, () => process.kill(process.pid, 'SIGKILL'))`,
    ]);
    await once(doomed, 'exit');
    expect((await stat(path)).isSocket()).toBe(true);
    expect(await ask(folder)).toBeNull();
    const post = await serve(folder, async function* () {
      yield 'done';
    });
    expect(await ask(folder)).toEqual(done);
    await post.close();
    expect(await ask(folder)).toBeNull();
  });

  it('that is reset names the end of the store, not the socket [API-06]', async () => {
    const killed = createServer({ pauseOnConnect: true }, (socket) => setTimeout(() => socket.destroy(), 50));
    await once(killed.listen(commandSocket(folder).path), 'listening');
    const said = ask(folder).finally(() => killed.close());
    await expect(said).rejects.toThrow('The store stopped before the command had ended');
  });

  it('of a data folder with a too long path is in a folder that only its owner can open [API-06]', async () => {
    const deep = join(folder, 'd'.repeat(120));
    const { folder: apart, path } = commandSocket(deep);
    expect(Buffer.byteLength(path)).toBeLessThan(104);
    const post = await serve(deep, async function* () {
      yield 'done';
    });
    expect(((await stat(apart)).mode & 0o777).toString(8)).toBe('700');
    expect(await ask(deep)).toEqual(done);
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
    const post = await serve(folder, async function* () {
      yield 'begun';
      await finished;
      yield 'done';
    });
    const lines: string[] = [];
    let begun = () => {};
    const printed = new Promise<void>((resolve) => (begun = resolve));
    const answer = ask(folder, {
      async print(line) {
        lines.push(line);
        begun();
      },
    });
    await printed;
    expect(lines).toEqual(['begun']);
    let closed = false;
    const closing = post.close().then(() => (closed = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(closed).toBe(false);
    finish();
    expect(await answer).toMatchObject({ exit: 0 });
    expect(lines).toEqual(['begun', 'done']);
    await closing;
  });

  it('reports that a command failed, without the cause [API-06]', async () => {
    const post = await serve(folder, async function* () {
      yield 'begun';
      throw new Error('relation "secrets" does not exist');
    });
    expect(await ask(folder)).toEqual({
      lines: ['begun'],
      remarks: ['Something went wrong. The log of the store says what.'],
      exit: 1,
    });
    await post.close();
  });
});
