import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { seed } from '../../seed/seed.ts';
import { openEmptyDatabase, openTestDatabase } from '../../testing/databases.ts';
import { schemaOf } from '../../testing/schema-of.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { BASELINE_MIGRATIONS } from './baseline/migrations-of-baseline.ts';
import { migrate } from './migrate.ts';
import { concurrentIndex, type Migration } from './migration.ts';
import { migrations } from './migrations/index.ts';
import { safeInteger } from './parsers.ts';
import type { Db } from './schema.ts';

const running = (...statements: string[]): Migration => ({
  async up(db) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
});
const LOYALTY = { '0700-loyalty': running('create table loyalty (id integer)') };

async function appliedIn(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function has(db: Db, table: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select to_regclass(${table}) is not null as found`.execute(db);
  return rows[0]?.found === true;
}

/** What 0dbce12d made by 84 migrations: the lines of each kind, and what they say. */
const OF_THE_BASELINE = {
  tables: '116 375848db15eab32e',
  columns: '692 000e3f0784835000',
  constraints: '379 6ca5d6bb6d2b0c53',
  indexes: '308 cf80e78e7dc0fee3',
  views: '3 29659b04ec563bb3',
  functions: '82 4d0632bf55934074',
  triggers: '64 234f2a96c94fc3e4',
  sequences: '55 b4555a9f05cf52ae',
  rows: '169 e2df2a4f0cf923d2',
};

describe('the tables', () => {
  it('are made from nothing; a second run changes nothing [API-04]', async () => {
    const database = await openEmptyDatabase();
    expect(await migrate(database.db)).toEqual(Object.keys(migrations).sort());
    expect(await appliedIn(database.db)).toEqual([...BASELINE_MIGRATIONS, ...Object.keys(migrations)].sort());
    expect(await migrate(database.db)).toEqual([]);
    await database.close();
  });

  it('are at first those of the release 0dbce12d, which goes on over them [OPS-19]', async () => {
    const database = await openEmptyDatabase();
    await migrate(database.db, {});
    const schema = Object.entries(await schemaOf(database.db)).map(([kind, lines]) => {
      const digest = createHash('sha256').update(lines.join('\n')).digest('hex');
      return [kind, `${lines.length} ${digest.slice(0, 16)}`];
    });
    expect(Object.fromEntries(schema)).toEqual(OF_THE_BASELINE);
    expect(await appliedIn(database.db)).toEqual(BASELINE_MIGRATIONS);
    await database.close();
  });

  it('of that release are brought up to this one [OPS-19]', async () => {
    const database = await openEmptyDatabase();
    await migrate(database.db, {});
    expect(await migrate(database.db, LOYALTY)).toEqual(['0700-loyalty']);
    expect(await appliedIn(database.db)).toEqual([...BASELINE_MIGRATIONS, '0700-loyalty']);
    await database.close();
  });

  it('of an earlier one are refused, and it is said which release to start once [OPS-19]', async () => {
    const database = await openEmptyDatabase();
    await migrate(database.db, {});
    await sql`delete from kysely_migration where name >= '0640'`.execute(database.db);
    await expect(migrate(database.db, LOYALTY)).rejects.toThrow(
      'The database is of a release before 0dbce12d21dfd146b4b34714975f395b56d49e0c (it lacks 0640-names-in-order). Start that release on it once, then this one.',
    );
    expect(await has(database.db, 'loyalty')).toBe(false);
    await database.close();
  });

  describe('of a newer release', () => {
    const ranBefore = (name: string) =>
      sql`insert into kysely_migration (name, timestamp) values (${name}, '2027-01-01')`;

    it('with more than this one reads: it starts, and leaves the triggers of the newer one [OPS-19]', async () => {
      const database = await openTestDatabase();
      await ranBefore('9000-loyalty').execute(database.db);
      await sql`
        create function tell_change_of_loyalty() returns trigger language plpgsql as $$ begin return null; end $$`.execute(
        database.db,
      );
      expect(await migrate(database.db)).toEqual([]);
      const { rows } = await sql`select from pg_proc where proname = 'tell_change_of_loyalty'`.execute(database.db);
      expect(rows).toHaveLength(1);
      await database.close();
    });

    it('with less: it refuses and names the migration [OPS-19]', async () => {
      const database = await openTestDatabase();
      await ranBefore('9001-old-prices-contract').execute(database.db);
      await expect(migrate(database.db)).rejects.toThrow('took away what this one reads (9001-old-prices-contract)');
      await database.close();
    });
  });
});

describe('a migration', () => {
  it('that fails is rolled back, and those before it stay', async () => {
    const database = await openTestDatabase();
    const broken = {
      ...LOYALTY,
      '0701-bad': running('create table half (id integer)', 'create table nonsense (id nothing)'),
    };
    await expect(migrate(database.db, broken)).rejects.toThrow('type "nothing" does not exist');
    expect([await has(database.db, 'half'), await has(database.db, 'loyalty')]).toEqual([false, true]);
    expect(await migrate(database.db, LOYALTY)).toEqual([]);
    await database.close();
  });

  it('that meets a long transaction gives up before calls that queue behind it fail, and leaves nothing [OPS-19]', async () => {
    const database = await openTestDatabase();
    const { db } = database;
    const held = await db.startTransaction().execute();
    await sql`lock table rate_limits in access share mode`.execute(held);
    const altering = {
      '0700-wider': running('create table half (id integer)', 'alter table rate_limits add column origin text'),
    };
    await expect(migrate(db, altering)).rejects.toThrow(
      'The migration 0700-wider waited 2000 ms for a table that a transaction holds, and changed nothing. The next start tries again.',
    );
    expect(await has(db, 'half')).toBe(false);
    await held.rollback().execute();
    expect(await migrate(db, altering)).toEqual(['0700-wider']);
    await database.close();
  });

  it('runs once where processes start together, also outside a transaction', async () => {
    const database = await openTestDatabase();
    const { db } = database;
    const slow = { ...LOYALTY, '0701-sorted': concurrentIndex('loyalty_sorted', 'on loyalty (id)') };
    const ran = await Promise.all([migrate(db, slow), migrate(db, slow), migrate(db, slow)]);
    expect(ran.flat()).toEqual(['0700-loyalty', '0701-sorted']);
    await database.close();
  });

  it('that makes an index concurrently starts again where it was interrupted, and does it in a restoration too', async () => {
    const database = await openTestDatabase();
    const { db } = database;
    const sorted = { ...LOYALTY, '0701-one-each': concurrentIndex('one_each', 'on loyalty (id)', 'unique index') };
    await migrate(db, LOYALTY);
    await sql`insert into loyalty values (1), (1)`.execute(db);
    const isValid = async () =>
      (await sql`select indisvalid from pg_index where indexrelid = 'one_each'::regclass`.execute(db)).rows;
    await expect(migrate(db, sorted)).rejects.toThrow('could not create unique index');
    expect(await isValid()).toEqual([{ indisvalid: false }]);
    await sql`truncate loyalty`.execute(db);
    expect(await migrate(db, sorted)).toEqual(['0701-one-each']);
    expect(await isValid()).toEqual([{ indisvalid: true }]);

    await sql`delete from kysely_migration where name = '0701-one-each'`.execute(db);
    expect(await db.transaction().execute((trx) => migrate(trx, sorted))).toEqual(['0701-one-each']);
    await database.close();
  });
});

describe('the samples', () => {
  it('are filled in once: a second start leaves everything as it is [API-04]', async () => {
    const app = await buildTestApp();
    await app.db.updateTable('products').set({ stock_quantity: 1 }).where('product_id', '=', 1).execute();
    await seed(app.db, app.settings);
    const row = await app.db
      .selectFrom('products')
      .select('stock_quantity')
      .where('product_id', '=', 1)
      .executeTakeFirstOrThrow();
    expect(row.stock_quantity).toBe(1);
    const { rows } = await sql<{ count: number }>`select count(*) as count from products`.execute(app.db);
    expect(rows).toEqual([{ count: 71 }]);
    await app.close();
  });

  it('give the next product an id beyond theirs', async () => {
    const app = await buildTestApp();
    const { product_id, ...copy } = await app.db
      .selectFrom('products')
      .selectAll()
      .where('product_id', '=', 60)
      .executeTakeFirstOrThrow();
    const added = await app.db
      .insertInto('products')
      .values({ ...copy, slug: 'another', sku: 'ANOTHER' })
      .returning('product_id')
      .executeTakeFirstOrThrow();
    expect(added.product_id).toBe(72);
    await app.close();
  });
});

describe('money from the database', () => {
  it('is a safe integer or an error, never rounded', () => {
    expect(safeInteger('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => safeInteger('9007199254740993')).toThrow(RangeError);
  });
});
