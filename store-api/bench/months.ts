import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import { openPostgres } from '../src/platform/database/connection.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { migrations } from '../src/platform/database/migrations/index.ts';
import { dropMonths } from '../src/platform/database/months/drop-months.ts';
import { makeMonths } from '../src/platform/database/months/make-months.ts';
import { monthStart } from '../src/platform/database/months/monthly-tables.ts';
import { purgeExpired } from '../src/platform/database/purge-expired.ts';
import type { Db } from '../src/platform/database/schema.ts';
import { administer, databaseUrl } from '../src/testing/databases.ts';
import { testSettings } from '../src/testing/test-app.ts';

/**
 * What partitions by month do for a large table, on the server at TEST_DATABASE_URL: how long a stored table takes to become one
 * of months and how long buyers wait during that, a month dropped compared with its rows deleted in batches, and which plans prune.
 * Makes the database 'months' and drops it.
 */
const { values } = parseArgs({ options: { rows: { type: 'string', default: '10000000' } } });
const rows = Number(values.rows);
const EARLIER = Object.fromEntries(Object.entries(migrations).filter(([name]) => name < '0860'));
const DAY_MS = 86_400_000;

await administer('drop database if exists months with (force)');
await administer('create database months');
const { db, close } = openPostgres(databaseUrl('months'), { connections: 4 });
await migrate(db, EARLIER);
await sql`insert into consent_texts values ('1', 'optional-storage', '', now())`.execute(db);
await fill(sql`now() - interval '50 days' + interval '1 second' * (n * 4000000.0 / ${rows}::integer)`);
await timed(`${rows} rows become the oldest partition`, () => migrate(db));

const month = monthStart(new Date(), 8);
await makeMonths(db, monthStart(new Date(), 10));
await fill(sql`${month}::timestamptz + interval '1 second' * (n * 2400000.0 / ${rows}::integer)`);
const { retention } = testSettings();
const after = (day: Date) => new Date(day.getTime() + retention.consents * DAY_MS);
await plans();
// The oldest, of the same size, has no month before it that could go with it: its rows are deleted by the day.
await timed(`${rows} rows deleted in batches`, () => purgeExpired(db, after(monthStart(new Date(), 1)), retention));
await timed(`a month of ${rows} rows dropped`, () => dropMonths(db, 'consents', monthStart(month, 1)));
await close();
await administer('drop database months with (force)');

async function fill(at: ReturnType<typeof sql>): Promise<void> {
  await sql`
    insert into consents (subject, purpose, version, given, at)
    select md5(n::text), 'optional-storage', '1', true, ${at} from generate_series(1, ${rows}::integer) as n`.execute(
    db,
  );
  await sql`vacuum analyze consents`.execute(db);
}

/** With the longest that one of the buyers waited who consented at the same time, one after another. */
async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
  const before = await walOf(db);
  let isDone = false;
  let longest = 0;
  const started = performance.now();
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const since = performance.now();
    await sql`insert into consents (subject, purpose, version, given, at) values ('buyer', 'terms', '1', true, now())`.execute(
      db,
    );
    longest = Math.max(longest, performance.now() - since);
  }
  await working;
  const seconds = ((performance.now() - started) / 1000).toFixed(2);
  const wal = Math.round(((await walOf(db)) - before) / 1_000_000);
  process.stdout.write(`${what}: ${seconds} s, ${wal} MB of WAL, a buyer waited ${longest.toFixed(0)} ms at most\n`);
}

async function walOf(on: Db): Promise<number> {
  const { rows: read } = await sql<{
    bytes: string;
  }>`select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::text as bytes`.execute(on);
  return Number(read[0]?.bytes);
}

async function plans(): Promise<void> {
  for (const condition of [
    sql`at >= ${month}::timestamptz + interval '3 days' and at < ${month}::timestamptz + interval '4 days'`,
    sql`subject = ${'0'.repeat(32)} and purpose = 'optional-storage' order by consent_id desc limit 1`,
  ]) {
    const { rows: lines } = await sql<{ 'QUERY PLAN': string }>`
      explain (analyze, buffers, costs off, timing off) select * from consents where ${condition}`.execute(db);
    process.stdout.write(lines.map((line) => `${line['QUERY PLAN']}\n`).join(''));
  }
}
