import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COMMANDS } from './commands.ts';
import { startApi } from './testing/api-process.ts';
import { administer, databaseUrl } from './testing/databases.ts';
import { storeFolder } from './testing/processes/store-folder.ts';
import { until } from './testing/until.ts';

const MAIN = fileURLToPath(new URL('store.ts', import.meta.url));
let folder = '';

beforeEach(async () => {
  folder = await storeFolder();
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
  it('uses the database of the running store, and starts it without one [API-06] [OPS-22]', async () => {
    const DATA_DIR = join(folder, 'data');
    const none = await typed('reviews list', { DATA_DIR });
    expect(none).toEqual({ code: 1, out: '', err: expect.stringContaining('There is no store in') });

    const api = startApi({ DATA_DIR });
    await api.listening();
    const running = await typed('reviews list approved', { DATA_DIR });
    expect(running).toMatchObject({ code: 0, err: '' });
    const first = firstId(running.out);
    expect(first).toBeGreaterThan(0);
    const changed = await typed(`reviews reject ${first}`, { DATA_DIR });
    expect(changed).toEqual({ code: 0, out: `review ${first}: rejected\n`, err: '' });
    expect(await typed('reviews approve 999999', { DATA_DIR })).toEqual({
      code: 1,
      out: '',
      err: 'There is no review 999999. Nothing was changed.\n',
    });
    expect((await typed('sing', { DATA_DIR })).code).toBe(2);

    // It waits for a file that never ends.
    const child = start('orders dispatch-all -', { DATA_DIR });
    child.stdin.write('order,carrier\n');
    const acts = async () => (await typed('audit list', { DATA_DIR })).out;
    await until(async () => (await acts()).includes('orders dispatch-all'), 'the command runs');
    child.kill('SIGINT');
    const [code] = await once(child, 'close');
    expect(code).toBe(130);
    expect(await acts()).toMatch(/orders dispatch-all +interrupted/);

    api.child.kill('SIGTERM');
    expect(await api.exited()).toBe(0);
    const alone = await typed('reviews list rejected', { DATA_DIR });
    expect(alone).toMatchObject({ code: 0, err: '' });
    expect(firstId(alone.out)).toBe(first);
  }, 300_000);

  // `| head` ended with 130, which npm reports in ten lines; help ended with a stack.
  it.each([
    ['help', 'approved'],
    ['audit list --format jsonl', 'approved'],
    ['reviews reject 1', 'rejected'],
  ])('ends quietly, and done, when nobody reads "%s" [API-06]', async (words, becomes) => {
    const name = `store_head_${process.pid}`;
    await administer(`create database ${name} template ${process.env.TEST_POSTGRES_TEMPLATE}`);
    try {
      const child = start(words, { DATABASE_URL: databaseUrl(name), DATA_DIR: folder });
      child.stdout.destroy();
      let err = '';
      child.stderr.on('data', (chunk) => (err += chunk));
      const [code] = await once(child, 'close');
      expect({ code, err }).toEqual({ code: 0, err: '' });
      const { out } = await typed(`reviews list ${becomes}`, { DATABASE_URL: databaseUrl(name), DATA_DIR: folder });
      expect(firstId(out)).toBe(1);
    } finally {
      await administer(`drop database if exists ${name} with (force)`);
    }
  });

  it('prints help without a store, and names the faults of its environment', async () => {
    const help = await typed('help', { DATA_DIR: folder });
    expect(help).toMatchObject({ code: 0, err: '', out: expect.stringContaining('reviews') });
    const wrong = await typed('reviews list', { DATA_DIR: folder, PORT: 'http' });
    expect(wrong).toEqual({ code: 1, out: '', err: 'PORT must be a whole number from 0 to 65535.\n' });
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
  it('is made while the store runs, and restored without one, also from nothing and on a server [OPS-19]', async () => {
    const archive = join(folder, 'shop.zip');
    const DATA_DIR = join(folder, 'data');
    const elsewhere = join(folder, 'elsewhere');
    const api = startApi({ DATA_DIR });
    await api.listening();
    expect(await typed('reviews reject 1', { DATA_DIR })).toMatchObject({ code: 0 });
    expect((await typed(`backup make ${archive}`, { DATA_DIR })).code).toBe(0);
    expect(((await stat(archive)).mode & 0o777).toString(8)).toBe('600');
    const refused = await typed(`backup restore ${archive}`, { DATA_DIR });
    expect(refused).toEqual({ code: 1, out: '', err: expect.stringContaining('The store is open') });
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
  }, 300_000);
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
