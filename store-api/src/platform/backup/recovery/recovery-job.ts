import { sql } from 'kysely';
import { Gauge } from 'prom-client';
import type { Db } from '../../database/schema.ts';
import type { Api } from '../../http/api.ts';
import { baseCopies } from './base-copies.ts';
import { forgetRecovery } from './forget-recovery.ts';
import { oldestWaiting, shipWal } from './ship-wal.ts';
import { WAL } from './wal-keys.ts';

const SHIP_EVERY_MS = 5000;
const FORGET_EVERY_MS = 60 * 60_000;

/** Ships the log that PostgreSQL archives, and says how old what is stored is; 0 without WAL_SPOOL, or before the first round. */
export function recoveryJobs({ db, files, jobs, metrics, now, settings }: Api): void {
  const { walSpool, keepWalDays } = settings;
  let shippedAt: number | undefined;
  let copiedAt: number | undefined;
  let fails = 0;
  const newestCopy = async () => (await baseCopies(files)).at(-1)?.completeAt.getTime() ?? 0;
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
  gauge('wal_archive_fails', 'Whether PostgreSQL failed to put its log into the spool when it last tried', () => fails);
  gauge('base_copy_age_seconds', 'Age of the newest copy of the database files', () => since(copiedAt));

  if (!walSpool) return;
  jobs.push({
    name: 'ship-wal',
    everyMs: SHIP_EVERY_MS,
    async run() {
      shippedAt ??= await newestOf(files.list(WAL));
      copiedAt ??= await newestCopy();
      const { archiveFails, system } = await serverOf(db);
      fails = Number(archiveFails);
      if ((await shipWal(walSpool, files, system)) > 0) shippedAt = now().getTime();
    },
  });
  jobs.push({
    name: 'forget-recovery',
    everyMs: FORGET_EVERY_MS,
    async run() {
      await forgetRecovery(files, keepWalDays, now());
      copiedAt = await newestCopy();
    },
  });
}

/** What PostgreSQL says of its archiving, and its system identifier. */
export async function serverOf(db: Db): Promise<{ readonly archiveFails: boolean; readonly system: string }> {
  const { rows } = await sql<{ archiveFails: boolean; system: string }>`
    select coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as "archiveFails",
      system_identifier::text as system
    from pg_stat_archiver, pg_control_system()`.execute(db);
  const [server] = rows;
  if (!server) throw new Error('PostgreSQL does not know itself');
  return server;
}

async function newestOf(list: AsyncIterable<{ readonly modifiedAt: Date }>): Promise<number> {
  let newest = 0;
  for await (const { modifiedAt } of list) newest = Math.max(newest, modifiedAt.getTime());
  return newest;
}
