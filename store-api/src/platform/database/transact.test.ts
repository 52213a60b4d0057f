import { sql } from 'kysely';
import { openEmptyDatabase } from '../../testing/databases.ts';
import type { OpenDatabase } from './connection.ts';
import { transact, transactIfOk } from './transact.ts';

describe('transactions that PostgreSQL ends in favour of others', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openEmptyDatabase();
    await sql`create table pieces (id integer primary key, taken integer not null default 0)`.execute(database.db);
    await sql`insert into pieces select generate_series(1, 2)`.execute(database.db);
  });
  afterAll(() => database.close());

  it.each([
    ['transact', transact],
    ['transactIfOk', transactIfOk],
  ])('are run again by %s, whole and once more only [OPS-09] [API-05]', async (_name, run) => {
    await sql`update pieces set taken = 0`.execute(database.db);
    let arrived = 0;
    const both = Promise.withResolvers<void>();
    const other = Promise.withResolvers<void>();
    let runs = 0;
    // Both hold their first row before either wants its second: a deadlock on the first run. The run that repeats starts
    // when the other has both rows: before, it could be quicker and make a second deadlock.
    const take = (first: number, second: number) =>
      run(database.db, async (trx) => {
        runs += 1;
        if (runs > 2) await other.promise;
        await sql`update pieces set taken = taken + 1 where id = ${first}`.execute(trx);
        arrived += 1;
        if (arrived === 2) both.resolve();
        await both.promise;
        await sql`update pieces set taken = taken + 1 where id = ${second}`.execute(trx);
        other.resolve();
        return { ok: true };
      });
    await Promise.all([take(1, 2), take(2, 1)]);
    const { rows } = await sql<{ taken: number }>`select taken from pieces order by id`.execute(database.db);
    expect(rows).toEqual([{ taken: 2 }, { taken: 2 }]);
    expect(runs).toBe(3);
  });

  it('are not run again for any other fault', async () => {
    let runs = 0;
    const failing = transact(database.db, async (trx) => {
      runs += 1;
      await sql`insert into pieces (id) values (1)`.execute(trx);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    expect(runs).toBe(1);
  });
});
