import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { storeFolder } from '../../../testing/processes/store-folder.ts';
import { until } from '../../../testing/until.ts';
import { findBinaries, majorOf } from './binaries.ts';
import { endRestore, recordedCluster } from './cluster.ts';
import { postmasterOf } from './postmaster.ts';
import { readRecord, refuseUnmoved, writeRecord } from './record.ts';
import { type EmbeddedDatabase, runEmbedded, runningDatabase, settingsFor } from './server.ts';

// One data folder's life, in this order: making a database takes most of the time.
let folder = '';
let dataDir = '';
let running: EmbeddedDatabase | undefined;
beforeAll(async () => {
  folder = await storeFolder();
  dataDir = join(folder, 'data');
});
afterEach(async () => {
  await running?.close();
  running = undefined;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const printed: string[] = [];
const start = async (options: { forRestore?: boolean } = {}) => {
  running = await runEmbedded(dataDir, (line) => printed.push(line), options);
  return running;
};

const database = () => recordedCluster(dataDir)?.folder ?? '';

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const orders = (url: string) => query(url, 'select number from orders order by 1');

/** A process with the database, as `npm start` has it. */
async function startElsewhere(): Promise<ChildProcess> {
  const server = new URL('server.ts', import.meta.url).href;
  const script = `const { runEmbedded } = await import(${JSON.stringify(server)});
    await runEmbedded(${JSON.stringify(dataDir)}, console.error); console.log('runs'); await new Promise(() => {});`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

describe('the embedded database', () => {
  it('is PostgreSQL in a folder that its owner alone can enter, with a password, and never as root [OPS-22] [SEC-05]', async () => {
    await mkdir(dataDir, { mode: 0o700 });
    const { url } = await start();
    const [version] = await query(url, `select version(), current_setting('fsync') as fsync`);
    expect(version).toEqual({ version: expect.stringMatching(/^PostgreSQL \d+/), fsync: 'on' });
    await query(url, `create table orders (number integer); insert into orders values (1)`);
    const { uid, mode } = await stat(database());
    expect(mode & 0o777).toBe(0o700);
    const owner = process.getuid?.() ?? 0;
    if (owner === 0) expect(uid).not.toBe(0);
    else expect(uid).toBe(owner);
    expect((await stat(join(dataDir, 'database.json'))).mode & 0o777).toBe(0o600);
    const withoutPassword = new URL(url);
    withoutPassword.password = 'another';
    await expect(query(withoutPassword.href, 'select 1')).rejects.toThrow('password authentication failed');
  });

  it('goes on after it was killed, though the number in its file is another process’s by now [OPS-22]', async () => {
    const { url, ended } = await start();
    await query(url, 'insert into orders values (2)');
    process.kill(postmasterOf(database())?.pid ?? 0, 'SIGKILL');
    expect(await ended).toBe('signal SIGKILL');
    const file = join(database(), 'postmaster.pid');
    await writeFile(file, (await readFile(file, 'utf8')).replace(/^\d+/, String(process.pid)));
    expect(await orders((await start()).url)).toEqual([{ number: 1 }, { number: 2 }]);
  });

  it('is one process’s at a time, ends when that is killed, and is found again [OPS-22]', async () => {
    const child = await startElsewhere();
    await expect(start()).rejects.toThrow(`${dataDir} is in use by process ${child.pid}.`);
    expect(await orders(runningDatabase(dataDir) ?? '')).toHaveLength(2);
    child.kill('SIGKILL');
    await until(() => postmasterOf(database()) === null, 'PostgreSQL has ended');
    expect(runningDatabase(dataDir)).toBeNull();
    expect(await orders((await start()).url)).toHaveLength(2);
  });

  it('is taken over from a store that was killed and left it running [OPS-22]', async () => {
    const child = await startElsewhere();
    const left = postmasterOf(database());
    // A hung one ends only once it runs again.
    process.kill(left?.pid ?? 0, 'SIGSTOP');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const starting = start();
    process.kill(left?.pid ?? 0, 'SIGCONT');
    expect(await orders((await starting).url)).toHaveLength(2);
    expect(postmasterOf(database())?.pid).not.toBe(left?.pid);
  });

  it.each(['', 'PG_VERSION', 'global/pg_control'])(
    'whose /%s is gone is refused with cause and remedy, never made again [OPS-22]',
    async (part) => {
      const [lost, aside] = [join(database(), part), join(folder, 'aside')];
      await rename(lost, aside);
      await expect(start()).rejects.toThrow(part === '' ? / is missing\./ : new RegExp(` lacks ${part}\\.`));
      await expect(start()).rejects.toThrow('npm run store -- backup restore FILE');
      await rename(aside, lost);
      expect(await orders((await start()).url)).toHaveLength(2);
    },
  );

  it('whose record is damaged is refused, never made again [OPS-22]', async () => {
    const record = readRecord(dataDir);
    await writeFile(join(dataDir, 'database.json'), '{');
    await expect(start()).rejects.toThrow('database.json is damaged.');
    if (record) writeRecord(dataDir, record);
  });

  it('that is damaged is set aside for a restore, and is no shop until that has ended [OPS-22] [OPS-19]', async () => {
    await rm(join(database(), 'PG_VERSION'));
    const { url } = await start({ forRestore: true });
    expect(await query(url, `select to_regclass('orders') as found`)).toEqual([{ found: null }]);
    await query(url, `create table orders (number integer); insert into orders values (3)`);
    await running?.close();
    running = undefined;
    await expect(start()).rejects.toThrow('its restore did not end');
    endRestore(dataDir);
    expect(await orders((await start()).url)).toEqual([{ number: 3 }]);
  });

  it('of an older PostgreSQL is set aside, and nobody writes beside it until its rows are moved [OPS-22]', async () => {
    const record = readRecord(dataDir);
    if (!record) throw new Error('there is a record');
    const older = majorOf(await findBinaries()) - 1;
    await writeFile(join(database(), 'PG_VERSION'), `${older}\n`);
    writeRecord(dataDir, { ...record, version: `${older}.1.0` });
    const before = database();
    const { url } = await start();
    expect(await query(url, `select to_regclass('orders') as found`)).toEqual([{ found: null }]);
    expect(await readFile(join(`${before}-${older}`, 'PG_VERSION'), 'utf8')).toBe(`${older}\n`);
    expect(() => refuseUnmoved(dataDir)).toThrow(
      /^The shop is still in .*-\d+ \(PostgreSQL \d+\.1\.0\): npm start moves it/,
    );
  });

  it('of an older PostgreSQL is read by that, which refuses settings that it does not know [OPS-22]', () => {
    expect(settingsFor({ version: '17.10.0-beta.17' }).join()).not.toContain('io_method');
    expect(settingsFor({ version: '18.4.0-beta.17' })).toContain('io_method=sync');
  });

  it('of a newer PostgreSQL is refused [OPS-22]', async () => {
    const major = majorOf(await findBinaries());
    await writeFile(join(database(), 'PG_VERSION'), `${major + 1}\n`);
    await expect(start()).rejects.toThrow(`is of PostgreSQL ${major + 1}, this release brings ${major}`);
    await writeFile(join(database(), 'PG_VERSION'), `${major}\n`);
  });
});

it('is not there on a platform for which npm has none, which is said with DATABASE_URL [OPS-20]', async () => {
  const arch = Object.getOwnPropertyDescriptor(process, 'arch');
  Object.defineProperty(process, 'arch', { value: 'mips' });
  await expect(findBinaries()).rejects.toThrow(/^npm has no PostgreSQL for \w+ on mips.* set DATABASE_URL/);
  if (arch) Object.defineProperty(process, 'arch', arch);
});

it('is made in a data folder that others may enter and not write [OPS-22]', async () => {
  const open = join(folder, 'open');
  await mkdir(open, { mode: 0o755 });
  running = await runEmbedded(open, (line) => printed.push(line));
  expect(await query(running.url, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect((await stat(join(open, 'db'))).mode & 0o777).toBe(0o700);
});
