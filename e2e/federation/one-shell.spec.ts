import { readFileSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { Service } from '../../.ci/start/service.ts';
import { planShell } from '../../.ci/start/service-plan.ts';
import { scratchFolder } from '../store/data-folders.ts';
import { DRAIN_MS, under } from './support/behind-balancer.ts';
import { expect, test } from './support/federation-test.ts';

/** Linux gives connections that a closing listener has not accepted to the other one; where it is off, they are reset. */
const MIGRATION = '/proc/sys/net/ipv4/tcp_migrate_req';
const RESTARTS = 3;
const READERS = 6;
const PAGES = ['/', '/ProductListing', '/ar', '/Faqs'];

/** Returns how it was; undefined where a test may not change it. */
function migrationOn(): string | undefined {
  try {
    const before = readFileSync(MIGRATION, 'utf8');
    writeFileSync(MIGRATION, '1');
    return before;
  } catch {
    return undefined;
  }
}

/** Over a connection of its own, as a new visitor's browser asks. */
function status(url: string): Promise<number | string> {
  return new Promise((resolve) => {
    get(url, { agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    }).on('error', (fault: NodeJS.ErrnoException) => resolve(fault.code ?? fault.message));
  });
}

test('one shell is restarted by one that listens beside it, and no visitor is refused', { tag: '@OPS-15' }, async ({
  store,
  mended: _,
}) => {
  const { options } = store;
  await store.stopService('shell');
  let listening = 0;
  const plan = planShell({
    ...options,
    dataFolder: scratchFolder(),
    logLevel: 'info',
    shellEnvironment: { REUSE_PORT: 'on', DRAIN_MS: String(DRAIN_MS) },
  });
  const start = async () => {
    const before = listening;
    const service = new Service(plan, (_name, line) => {
      if (line.includes('Server listening')) listening += 1;
    });
    await expect.poll(() => listening, { timeout: 120_000 }).toBeGreaterThan(before);
    return service;
  };
  const migration = migrationOn();
  let shell = await start();
  try {
    const refused: (number | string)[] = [];
    const load = Array.from({ length: READERS }, (_reader, index) => async () => {
      const answered = await status(`${store.origin}${PAGES[index % PAGES.length]}`);
      if (answered !== 200) refused.push(answered);
    });
    const read = await under(load, async () => {
      for (let restart = 0; restart < RESTARTS; restart += 1) {
        const next = await start();
        await shell.stop(DRAIN_MS + options.graceMs);
        shell = next;
      }
    });
    expect(refused.filter((answered) => answered !== 'ECONNRESET')).toEqual([]);
    expect(refused.length).toBeLessThanOrEqual(migration === undefined ? RESTARTS * READERS : 0);
    expect(read).toBeGreaterThan(20);
  } finally {
    if (migration !== undefined) writeFileSync(MIGRATION, migration);
    await shell.stop(options.graceMs);
  }
});
