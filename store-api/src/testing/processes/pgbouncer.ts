import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '../until.ts';
import { notRoot } from './postgres-server.ts';
import { freePort } from './store-process.ts';

const KEPT = new URL('../../../pooler/pgbouncer.ini', import.meta.url);

/** The system's PgBouncer with the settings that the project keeps, in front of one server. */
export interface Pooler {
  /** The address of the server at which this one answers for it. */
  address(url: string): string;
  /** Ends it at once and starts it again on the same port. */
  restart(): Promise<void>;
  /** Rows of its own console, as of `show pools`. */
  show(what: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  stop(): Promise<void>;
}

interface PoolerOptions {
  /** As of pg_authid, by role. */
  readonly passwords: Readonly<Record<string, string>>;
  /** In place of the kept ones. */
  readonly settings?: Readonly<Record<string, string | number>>;
}

/** @param server the address of a PostgreSQL */
export async function startPgBouncer(server: string, { passwords, settings = {} }: PoolerOptions): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), 'store-pgbouncer-'));
  const [{ hostname, port }, ownPort, owner] = [new URL(server), await freePort(), notRoot()];
  const file = (name: string, text: string) => {
    const path = join(folder, name);
    writeFileSync(path, text);
    return path;
  };
  const users = file(
    'userlist.txt',
    Object.entries(passwords)
      .map((pair) => `${pair.map((one) => `"${one}"`).join(' ')}\n`)
      .join(''),
  );
  const own = {
    '*': `host=${hostname} port=${port}`,
    listen_addr: '127.0.0.1',
    listen_port: ownPort,
    auth_file: users,
    unix_socket_dir: '',
    admin_users: Object.keys(passwords).join(', '),
    ...settings,
  };
  const ini = file('pgbouncer.ini', Object.entries(own).reduce(withSetting, readFileSync(KEPT, 'utf8')));
  if (owner) for (const path of [folder, users, ini]) chownSync(path, owner.uid, owner.gid);

  let running: ChildProcess | undefined;
  let output = '';
  const address = (url: string) => {
    const pooled = new URL(url);
    pooled.host = `127.0.0.1:${ownPort}`;
    return pooled.href;
  };
  const [[role = '', password = ''] = []] = Object.entries(passwords);
  const console = `postgres://${role}:${password}@127.0.0.1:${ownPort}/pgbouncer`;
  const show = async (what: string) => {
    const client = new pg.Client({ connectionString: console });
    await client.connect();
    try {
      return (await client.query(`show ${what}`)).rows;
    } finally {
      await client.end();
    }
  };
  async function start() {
    running = spawn('pgbouncer', [ini], { ...owner, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    running.stderr?.on('data', (chunk) => (output += chunk));
    // Debian's package `pgbouncer`, which .ci/run installs.
    const missing = once(running, 'error').then(([fault]) => Promise.reject(fault));
    const isUp = () => {
      if (running?.exitCode !== null) throw new Error(`pgbouncer ended: ${output}`);
      return show('version').then(
        () => true,
        () => false,
      );
    };
    await Promise.race([missing, until(isUp, 'pgbouncer answers')]);
  }
  async function end() {
    if (!running || running.exitCode !== null) return;
    const ended = once(running, 'exit');
    running.kill('SIGQUIT');
    await ended;
  }
  process.once('exit', () => running?.kill('SIGQUIT'));
  await start();
  return {
    address,
    show,
    async restart() {
      await end();
      await start();
    },
    async stop() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A section that is opened again loses what it had. */
function withSetting(text: string, [name, value]: readonly [string, string | number]): string {
  const [line, isKept] = [`${name} = ${value}`, (old: string) => old.startsWith(`${name} = `)];
  const lines = text.split('\n');
  return lines.some(isKept) ? lines.map((old) => (isKept(old) ? line : old)).join('\n') : `${text}\n${line}`;
}
