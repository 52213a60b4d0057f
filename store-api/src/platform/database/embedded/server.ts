import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { type Binaries, commandOf, majorOf } from './binaries.ts';
import { type Cluster, DATABASE, openCluster, ROLE, recordedCluster } from './cluster.ts';
import { claimDatabase } from './database-claim.ts';
import { EmbeddedFault } from './embedded-fault.ts';
import { endOrphan, postmasterOf } from './postmaster.ts';
import { archivingTo, makeSpool } from './wal-spool.ts';

/** For one shop on one machine: the whole of `npm start` is to stay small. Nothing is taken from its durability. */
const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=50',
  'shared_buffers=64MB',
  'maintenance_work_mem=64MB',
  'wal_level=minimal',
  'max_wal_senders=0',
  // Statements hold what people have written.
  'log_min_messages=fatal',
  'log_min_error_statement=panic',
];
/** Without processes of their own for reading, which one disk does not need. */
const SINCE_18 = ['io_method=sync'];

export interface ServerOptions {
  /** Where it puts its log, to be stored; absent: nowhere. */
  readonly walSpool?: string | null;
  /** Settings that replace these. */
  readonly more?: readonly string[];
}

/** An older PostgreSQL, whose rows are moved, refuses a setting that it does not know. */
export function settingsFor(
  binaries: Pick<Binaries, 'version'>,
  { walSpool = null, more = [] }: ServerOptions = {},
): readonly string[] {
  const known = majorOf(binaries) >= 18 ? [...SETTINGS, ...SINCE_18] : SETTINGS;
  return [...known, ...(walSpool ? archivingTo(walSpool) : []), ...more].flatMap((setting) => ['-c', setting]);
}

/** Starts PostgreSQL in its place, beside a process that ends it when this one is gone. Windows has no such shell. */
const ENDS_WITH_PARENT = 'exec 3<&0; (read _ <&3; kill -INT $$) >/dev/null 2>&1 & exec "$@" </dev/null 3<&-';

/** A database of its own, with the right to run it. */
export interface EmbeddedServer {
  /** The same after each launch. */
  readonly url: string;
  launch(log: (line: string) => void): PostgresProcess;
  /** After the process has ended. */
  release(): void;
}

interface OpenOptions {
  /** Sets damaged files aside. */
  readonly forRestore?: boolean;
  readonly walSpool?: string | null;
}

/** Claims the database of a data folder, makes it where none has been, and ends a PostgreSQL that was left behind. */
export async function embeddedServer(dataDir: string, options: OpenOptions = {}): Promise<EmbeddedServer> {
  const release = claimDatabase(dataDir);
  try {
    const cluster = await openCluster(dataDir, options);
    await endOrphan(cluster.folder);
    return await serverOf(cluster, { walSpool: options.walSpool ?? null }, release);
  } catch (fault) {
    release();
    throw fault;
  }
}

export async function serverOf(
  cluster: Cluster,
  options: ServerOptions = {},
  release = () => {},
): Promise<EmbeddedServer> {
  if (options.walSpool) makeSpool(options.walSpool, cluster.user);
  const port = await freePort();
  return {
    url: addressOf(cluster.password, port),
    launch: (log) => new PostgresProcess(cluster, port, log, options),
    release,
  };
}

/** A database that runs until it is closed. */
export interface EmbeddedDatabase {
  readonly url: string;
  /** Settles with the reason when it ends, for any cause. */
  readonly ended: Promise<string>;
  close(): Promise<void>;
}

const GRACE_MS = 10_000;

/** Runs the database of a data folder for this process alone. @throws EmbeddedFault */
export async function runEmbedded(
  dataDir: string,
  log: (line: string) => void,
  options: OpenOptions = {},
): Promise<EmbeddedDatabase> {
  return run(await embeddedServer(dataDir, options), log);
}

/** @param withinMs how long it may read its log; a restored one reads all that was stored */
export async function run(
  server: EmbeddedServer,
  log: (line: string) => void,
  withinMs = READY_WITHIN_MS,
): Promise<EmbeddedDatabase> {
  const running = server.launch(log);
  const close = async () => {
    await running.stop(GRACE_MS);
    server.release();
  };
  try {
    await running.ready(withinMs);
  } catch (fault) {
    await close();
    throw fault;
  }
  return { url: server.url, ended: running.ended, close };
}

/** The address of the database that runs in a data folder; null when none does. */
export function runningDatabase(dataDir: string): string | null {
  const cluster = recordedCluster(dataDir);
  const postmaster = cluster && postmasterOf(cluster.folder);
  return postmaster && addressOf(cluster.password, postmaster.port);
}

const addressOf = (password: string, port: number) => `postgres://${ROLE}:${password}@127.0.0.1:${port}/${DATABASE}`;

/** What every connection hears while the database ends or starts: the store says so once. */
const OF_CONNECTIONS = /: {2}(terminating connection|the database system is|Consistent recovery state)/;

const READY_PAUSE_MS = 25;
/** After a crash it first reads its log again. */
const READY_WITHIN_MS = 180_000;

export class PostgresProcess {
  /** Settles with the reason when the process ends, for any cause. */
  readonly ended: Promise<string>;
  private readonly child: ChildProcess;
  private readonly folder: string;
  private endReason: string | undefined;
  private lastWords = '';

  constructor(
    { folder, binaries, user }: Cluster,
    port: number,
    log: (line: string) => void,
    options: ServerOptions = {},
  ) {
    this.folder = folder;
    const postgres = [
      commandOf(binaries, 'postgres'),
      '-D',
      folder,
      '-p',
      String(port),
      ...settingsFor(binaries, options),
    ];
    const [command = '', ...words] =
      process.platform === 'win32' ? postgres : ['/bin/sh', '-c', ENDS_WITH_PARENT, 'sh', ...postgres];
    this.child = spawn(command, words, {
      ...user,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'pipe'],
      // Ctrl-C reaches this process alone, which stops the database last.
      detached: true,
      windowsHide: true,
    });
    if (this.child.stderr) {
      createInterface({ input: this.child.stderr }).on('line', (line) => {
        if (OF_CONNECTIONS.test(line)) return;
        this.lastWords = line;
        log(line);
      });
    }
    this.ended = once(this.child, 'close').then(([code, signal]) => {
      this.endReason = signal ? `signal ${signal}` : `exit code ${code}`;
      return this.endReason;
    });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Resolves once it accepts connections. @throws EmbeddedFault when it ends before */
  async ready(withinMs = READY_WITHIN_MS): Promise<void> {
    for (let waited = 0; waited < withinMs; waited += READY_PAUSE_MS) {
      if (this.endReason) {
        throw new EmbeddedFault(
          `The database in ${this.folder} does not start (${this.endReason}): ${this.lastWords} If its files are damaged, restore a backup: docs/operations.md, "Backups".`,
        );
      }
      const postmaster = postmasterOf(this.folder);
      if (postmaster?.pid === this.pid && postmaster?.isReady) return;
      await wait(READY_PAUSE_MS);
    }
    throw new EmbeddedFault(`The database in ${this.folder} was not ready within ${withinMs / 1000} s.`);
  }

  /** Ends connections and writes everything down; without that after the grace time. Resolves when it has ended. */
  async stop(graceMs: number): Promise<void> {
    this.signal('SIGINT');
    const graceful = await Promise.race([this.ended, wait(graceMs + 1000, 'late', { ref: false })]);
    if (graceful === 'late') this.kill();
    await this.ended;
  }

  /** Without SIGKILL: the processes of its connections would remain. */
  kill(): void {
    this.signal('SIGQUIT');
  }

  signal(signal: NodeJS.Signals): void {
    if (this.endReason === undefined) this.child.kill(signal);
  }
}

function freePort(): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const server = createServer().once('error', reject);
  server.listen(0, '127.0.0.1', () => {
    const { port } = server.address() as { port: number };
    server.close(() => resolve(port));
  });
  return promise;
}
