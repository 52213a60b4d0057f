import { setTimeout as wait } from 'node:timers/promises';
import { type KyselyPlugin, sql } from 'kysely';
import { openEmptyDatabase } from '../../../testing/databases.ts';
import { followTables } from '../follow-tables.ts';
import { migrate } from '../migrate.ts';
import type { Migration } from '../migration.ts';
import { migrations } from '../migrations/index.ts';
import type { Db } from '../schema.ts';
import { MONTHLY_TABLES, oldestOf } from './monthly-tables.ts';

const isEarlier = ([name]: [string, Migration]) => name < '0860';
const EARLIER = Object.fromEntries(Object.entries(migrations).filter(isEarlier));

/** A store of the release before, with rows. */
async function earlierStore() {
  const database = await openEmptyDatabase();
  await migrate(database.db, EARLIER);
  await sql`create role months_reader`.execute(database.db).catch(() => undefined);
  for (const statement of [
    'grant select on consents to months_reader',
    "insert into consent_texts values ('1', 'terms', '', now())",
    "insert into consents (subject, purpose, version, given, at) select n::text, 'terms', '1', true, now() from generate_series(1, 20000) n",
    "insert into webhook_events (event_id, event) select n::text, '' from generate_series(1, 20000) n",
    "insert into client_reports (kind, remote, version, detail) select 'error', '', '', '' from generate_series(1, 20000) n",
    "insert into operator_acts (at, operator, command, about) select now(), '', '', '' from generate_series(1, 20000) n",
  ])
    await sql.raw(statement).execute(database.db);
  return database;
}

/** What the release before writes at a purchase and around it. */
async function buyAsBefore(db: Db, buyer: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`insert into consents (subject, purpose, version, given, at) values (${`buyer ${buyer}`}, 'terms', '1', true, now())`.execute(
      trx,
    );
    await sql`insert into webhook_events (event_id, event) values (${`buyer ${buyer}`}, '') on conflict do nothing`.execute(
      trx,
    );
  });
  await sql`insert into client_reports (kind, remote, version, detail) values ('error', ${`buyer ${buyer}`}, '', '')`.execute(
    db,
  );
}

const numberOf = async (db: Db, table: string) =>
  Number((await sql<{ rows: string }>`select count(*) as rows from ${sql.table(table)}`.execute(db)).rows[0]?.rows);

/** Fails every statement from the nth on. */
const failingFrom = (nth: number): KyselyPlugin => {
  let sent = 0;
  return {
    transformQuery({ node }) {
      sent += 1;
      if (sent >= nth) throw new Error('interrupted');
      return node;
    },
    transformResult: async ({ result }) => result,
  };
};

async function indexesOf(db: Db, table: string) {
  const { rows } = await sql<{ definition: string }>`
    select replace(pg_get_indexdef(indexrelid), ' ON ONLY ', ' ON ') as definition from pg_index
    where indrelid = ${table}::regclass and not indisprimary and indisvalid order by 1`.execute(db);
  return rows.map(({ definition }) => definition);
}

describe('a table becomes one of months', () => {
  it('while people buy with the release before, and while a transaction has it locked: nobody waits for it, nothing is lost [SCALE-08] [OPS-19]', async () => {
    const { db, close } = await earlierStore();
    const before = await Promise.all(MONTHLY_TABLES.map((table) => indexesOf(db, table)));
    const held = await db.startTransaction().execute();
    await sql`select from consents limit 1`.execute(held);
    let isDone = false;
    const migrated = migrate(db).finally(() => {
      isDone = true;
    });
    const freed = wait(1000).then(() => held.rollback().execute());
    let [buyers, longest] = [0, 0];
    while (!isDone) {
      const started = performance.now();
      buyers += 1;
      await buyAsBefore(db, buyers);
      longest = Math.max(longest, performance.now() - started);
    }
    await freed;
    expect(await migrated).toContain('0863-consents-by-month');
    expect(longest).toBeLessThan(1000);
    const rows = await Promise.all(MONTHLY_TABLES.map((table) => numberOf(db, table)));
    expect(rows).toEqual([20_000 + buyers, 20_000 + buyers, 20_000, 20_000 + buyers]);
    expect(await numberOf(db, oldestOf('consents'))).toBe(20_000 + buyers);
    expect(await Promise.all(MONTHLY_TABLES.map((table) => indexesOf(db, table)))).toEqual(before);
    const { rows: numbered } = await sql`
      insert into consents (subject, purpose, version, given, at) values ('last', 'terms', '1', true, now())
      returning consent_id, has_table_privilege('months_reader', 'consents', 'select') as "isGranted"`.execute(db);
    expect(numbered).toEqual([{ consent_id: 20_001 + buyers, isGranted: true }]);
    await close();
  });

  it('wherever it is interrupted, people buy on and the next start does the rest [SCALE-08] [OPS-19]', async () => {
    const { db, close } = await earlierStore();
    let nth = 1;
    for (; ; nth += 1) {
      const interrupted = await Promise.all(
        Object.entries(migrations)
          .filter(([name]) => name.endsWith('-by-month'))
          .map(([, { up }]) =>
            up(db.withPlugin(failingFrom(nth))).then(
              () => false,
              () => true,
            ),
          ),
      );
      await buyAsBefore(db, nth);
      if (!interrupted.includes(true) || nth === 40) break;
    }
    expect(nth).toBeGreaterThan(10);
    expect(nth).toBeLessThan(40);
    await followTables(db);
    for (const table of MONTHLY_TABLES) expect(await numberOf(db, oldestOf(table))).toBe(await numberOf(db, table));
    expect(await numberOf(db, 'consents')).toBe(20_000 + nth);
    await close();
  });
});
