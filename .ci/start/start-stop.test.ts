import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { recordedCluster } from '../../store-api/src/platform/database/embedded/cluster.ts';
import { runningDatabase } from '../../store-api/src/platform/database/embedded/server.ts';
import { until } from '../../store-api/src/testing/until.ts';
import { claimPort, freePorts } from './ports.ts';
import { pssOf } from './process-tree.ts';

const START = path.join(import.meta.dirname, 'main.ts');

// Empty for the first test, seeded for the second.
const folder = mkdtempSync(path.join(tmpdir(), 'store-run-'));
chmodSync(folder, 0o711);
const dataDir = path.join(folder, 'data');
let child: ChildProcess | undefined;
afterEach(async () => {
  if (child?.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'close');
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the store as `npm start` does; resolves when it has printed its address. */
async function start() {
  const [port = 0] = await freePorts(1);
  const lines: string[] = [];
  const running = spawn(process.execPath, [START], {
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = running;
  const open = Promise.withResolvers<void>();
  for (const stream of [running.stdout, running.stderr])
    createInterface({ input: stream }).on('line', (line) => {
      lines.push(line);
      if (line.includes('Stop it with Ctrl-C')) open.resolve();
    });
  const ended = once(running, 'close').then(([code]) => code as number);
  ended.then(() => open.reject(new Error(`the store did not start:\n${lines.join('\n')}`)));
  await open.promise;
  return { origin: `http://localhost:${port}`, lines, ended, running };
}

/** Ids of a process's children. */
function childrenOf(pid: number): number[] {
  const { stdout } = spawnSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' });
  return stdout.split('\n').filter(Boolean).map(Number);
}

function descendantsOf(pid: number): number[] {
  return childrenOf(pid).flatMap((child) => [child, ...descendantsOf(child)]);
}

const sumOfPss = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + pssOf(pid), 0);

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('an empty data folder is migrated and seeded; the store says where it is and what it chose, and starts again on the same data [OPS-06]', async () => {
  const first = await start();
  const output = first.lines.join('\n');
  expect(output).toContain(`The store is open at ${first.origin}`);
  expect(output).toContain(`PostgreSQL in ${recordedCluster(dataDir)?.folder}`);
  expect(output).toContain('PAYMENT_SANDBOX=allow');
  expect(output).toContain(`data       ${dataDir}`);
  expect(await (await fetch(`${first.origin}/collections/sofas`)).text()).toContain('Sofa');
  first.running.kill('SIGINT');
  expect(await first.ended).toBe(0);

  const second = await start();
  second.running.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(second.lines.at(-1)).toBe('The store is closed.');
});

test('a service that dies is started again, and so is the database, which the store says, and serves its pages [OPS-09] [OPS-22]', async () => {
  const store = await start();
  const before = childrenOf(store.running.pid ?? 0);
  expect(before).toHaveLength(7);
  const [database = 0, api = 0] = before;
  for (const [pid, times] of [
    [database, 1],
    [api, 2],
  ] as const) {
    process.kill(pid, 'SIGKILL');
    const again = () => store.lines.filter((line) => line.endsWith('runs again')).length === times;
    await until(again, 'the service runs again');
  }
  for (const name of ['database', 'store-api'])
    expect(store.lines).toContain(`[${name}] ended unexpectedly (signal SIGKILL); starting it again in 0.25 s`);
  expect(store.running.exitCode).toBeNull();
  const after = childrenOf(store.running.pid ?? 0);
  expect(after.filter((pid) => !before.includes(pid))).toHaveLength(2);
  // The shell asks the API again within half a second.
  await until(async () => (await fetch(`${store.origin}/collections/sofas`)).status === 200, 'pages are served again');
});

// npm runs a script in a shell, which outlives it: the store was left behind and held port and database.
test('npm start holds at most 700 MB when idle; killing npm, or the process that started the services, ends every process and frees port and database [OPS-09] [PERF-06]', async () => {
  const [port = 0] = await freePorts(1);
  const npm = spawn('npm', ['start'], {
    cwd: path.resolve(import.meta.dirname, '../..'),
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: dataDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = npm;
  for await (const line of createInterface({ input: npm.stdout })) if (line.includes('Stop it with Ctrl-C')) break;
  const processes = descendantsOf(npm.pid ?? 0);
  // A shell or none, the script, the store, its database and six services.
  expect(processes.length).toBeGreaterThanOrEqual(9);
  // Elsewhere nothing tells a process's memory.
  if (process.platform === 'linux') expect(sumOfPss(processes)).toBeGreaterThan(100);
  // Garbage of the start may have to be collected first.
  await until(() => sumOfPss(processes) <= 700, 'the idle store holds at most 700 MB');
  npm.kill('SIGKILL');
  await until(() => processes.every((pid) => !isAlive(pid)), 'every process has ended');

  const again = await start();
  const services = childrenOf(again.running.pid ?? 0);
  again.running.kill('SIGKILL');
  await until(() => services.every((pid) => !isAlive(pid)), 'every service has ended');
  await claimPort(Number(new URL(again.origin).port), '127.0.0.1');
  expect(runningDatabase(dataDir)).toBeNull();
});
