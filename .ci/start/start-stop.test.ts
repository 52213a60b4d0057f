import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { jest } from '@jest/globals';
import { freePorts } from './ports.ts';

const START = path.join(import.meta.dirname, 'main.ts');

jest.setTimeout(300_000);

// Empty for the first test, seeded for the second.
const folder = mkdtempSync(path.join(tmpdir(), 'store-run-'));
let child: ChildProcess | undefined;
afterEach(async () => {
  if (child?.exitCode === null) {
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
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder, PORT: String(port) },
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
  return execFileSync('pgrep', ['-P', String(pid)], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map(Number);
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('an empty data folder is migrated and seeded; the store says where it is and what it chose, and starts again on the same data [OPS-06]', async () => {
  const first = await start();
  const said = first.lines.join('\n');
  expect(said).toContain(`The store is open at ${first.origin}`);
  expect(said).toContain(`PGlite in ${path.join(folder, 'db')}`);
  expect(said).toContain('PAYMENT_SANDBOX=allow');
  expect(said).toContain(`data       ${folder}`);
  expect(await (await fetch(`${first.origin}/collections/sofas`)).text()).toContain('Sofa');
  first.running.kill('SIGINT');
  expect(await first.ended).toBe(0);

  const second = await start();
  second.running.kill('SIGTERM');
  expect(await second.ended).toBe(0);
  expect(second.lines.at(-1)).toBe('The store is closed.');
});

test('a service that dies closes the whole store with an error and leaves no process behind [OPS-06]', async () => {
  const store = await start();
  const services = childrenOf(store.running.pid ?? 0);
  expect(services).toHaveLength(6);
  process.kill(services[0] ?? 0, 'SIGKILL');
  expect(await store.ended).toBe(1);
  expect(store.lines.join('\n')).toMatch(
    /(store-api|shell|mfe-[\w-]+) ended unexpectedly \(signal SIGKILL\)\. Stopping the rest/,
  );
  expect(services.filter(isAlive)).toEqual([]);
});
