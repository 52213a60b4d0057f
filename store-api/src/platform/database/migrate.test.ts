import { sql } from 'kysely';
import { seed } from '../../seed/seed.ts';
import { openEmptyDatabase, openTestDatabase } from '../../testing/databases.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import { safeInteger } from './parsers.ts';

describe(`the schema`, () => {
  it('is made in order from nothing; a second run changes nothing [API-04]', async () => {
    const database = await openEmptyDatabase();
    expect(await migrate(database.db)).toEqual(Object.keys(migrations).sort());
    expect(await migrate(database.db)).toEqual([]);
    await database.close();
  });

  it('rolls back a step that fails and stays at the one before', async () => {
    const database = await openEmptyDatabase();
    const broken = {
      '0001-good': { up: async (db: never) => void (await sql`create table good (id integer)`.execute(db)) },
      '0002-bad': {
        up: async (db: never) => {
          await sql`create table half (id integer)`.execute(db);
          await sql`create table nonsense (id nothing)`.execute(db);
        },
      },
    };
    await expect(migrate(database.db, broken)).rejects.toThrow();
    const { rows } = await sql<{ half: string | null }>`select to_regclass('half')::text as half`.execute(database.db);
    expect(rows[0]?.half).toBeNull();
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

    it('with less: it refuses and names the step [OPS-19]', async () => {
      const database = await openTestDatabase();
      await ranBefore('9001-old-prices-contract').execute(database.db);
      await expect(migrate(database.db)).rejects.toThrow('took away what this one reads (9001-old-prices-contract)');
      await database.close();
    });
  });

  it('is seeded once: a second start leaves everything as it is [API-04]', async () => {
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
    expect(rows).toEqual([{ count: 60 }]);
    await app.close();
  });

  it('gives the next product an id beyond the seed’s', async () => {
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
    expect(added.product_id).toBe(61);
    await app.close();
  });
});

describe('money from the database', () => {
  it('is a safe integer or an error, never rounded', () => {
    expect(safeInteger('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
    expect(() => safeInteger('9007199254740993')).toThrow(RangeError);
  });
});
