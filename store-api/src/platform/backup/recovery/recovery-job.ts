import { Gauge } from 'prom-client';
import type { Api } from '../../http/api.ts';
import { baseCopies } from './base-copies.ts';
import { forgetRecovery } from './forget-recovery.ts';
import { oldestWaiting, shipWal } from './ship-wal.ts';
import { WAL } from './wal-keys.ts';

const SHIP_EVERY_MS = 5000;
const FORGET_EVERY_MS = 60 * 60_000;

/** Ships the log that PostgreSQL archives, and says how old what is stored is; 0 without WAL_SPOOL, or before it was looked. */
export function recoveryJobs({ files, jobs, metrics, now, settings }: Api): void {
  const { walSpool, keepWalDays } = settings;
  let shippedAt: number | undefined;
  let copiedAt: number | undefined;
  const gauge = (name: string, help: string, read: () => Promise<number> | number) =>
    new Gauge({
      name,
      help,
      registers: [metrics.registry],
      async collect() {
        this.set(await read());
      },
    });
  const since = (moment: number | undefined) => (moment === undefined ? 0 : (now().getTime() - moment) / 1000);
  gauge('wal_last_shipped_seconds', 'Age of the last part of the database log that was stored', () => since(shippedAt));
  gauge('wal_oldest_waiting_seconds', 'Age of the oldest part of the database log that waits to be stored', () =>
    walSpool ? oldestWaiting(walSpool, now()) : 0,
  );
  gauge('base_copy_age_seconds', 'Age of the newest copy of the database files', () => since(copiedAt));

  if (!walSpool) return;
  jobs.push({
    name: 'ship-wal',
    everyMs: SHIP_EVERY_MS,
    async run() {
      shippedAt ??= await newestOf(files.list(WAL));
      if ((await shipWal(walSpool, files)) > 0) shippedAt = now().getTime();
    },
  });
  jobs.push({
    name: 'forget-recovery',
    everyMs: FORGET_EVERY_MS,
    async run() {
      await forgetRecovery(files, keepWalDays, now());
      copiedAt = (await baseCopies(files)).at(-1)?.completeAt.getTime() ?? 0;
    },
  });
}

async function newestOf(list: AsyncIterable<{ readonly modifiedAt: Date }>): Promise<number> {
  let newest = 0;
  for await (const { modifiedAt } of list) newest = Math.max(newest, modifiedAt.getTime());
  return newest;
}
