import { sql } from 'kysely';
import { databaseUrl, openTestDatabase } from '../../testing/databases.ts';
import { type OpenDatabase, openPostgres } from './connection.ts';
import { transact } from './transact.ts';

describe('statements that come again', () => {
  let database: OpenDatabase;
  let name: string;
  const others: OpenDatabase[] = [];
  /** One connection to the same database. */
  const connect = (limits: Parameters<typeof openPostgres>[1] = {}) => {
    const other = openPostgres(databaseUrl(name), { connections: 1, ...limits });
    others.push(other);
    return other.db;
  };
  type Connection = ReturnType<typeof connect>;

  const price = (db: Connection, id: number) =>
    sql<{ price_paise: number }>`select price_paise from product_prices where product_id = ${id}`.execute(db);
  const preparedBy = async (db: Connection) => {
    const { rows } = await sql<{ statement: string; plans: number }>`
      select statement, generic_plans + custom_plans as plans from pg_prepared_statements
      where statement not like '%pg_prepared_statements%'`.execute(db);
    return rows;
  };

  beforeAll(async () => {
    database = await openTestDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    name = rows[0]?.name ?? '';
  });
  afterEach(async () => {
    await Promise.all(others.splice(0).map((other) => other.close()));
  });
  afterAll(() => database.close());

  it('are prepared when they come the second time, whatever their values', async () => {
    const db = connect();
    await price(db, 1);
    expect(await preparedBy(db)).toEqual([]);
    const [one, other] = [await price(db, 2), await price(db, 2)];
    expect(one.rows).toEqual(other.rows);
    expect(await preparedBy(db)).toEqual([{ statement: expect.stringContaining('product_prices'), plans: 2 }]);
  });

  it('are not prepared behind a pooler that says so', async () => {
    const db = connect({ preparesStatements: false });
    for (const id of [1, 2, 3]) await price(db, id);
    expect(await preparedBy(db)).toEqual([]);
  });

  it('answer with the columns that a migration made, in a transaction too', async () => {
    const db = connect();
    const [first, second] = [connect(), connect()];
    await sql`create table changing (id integer)`.execute(db);
    await sql`insert into changing values (1)`.execute(db);
    const read = async (reader: Connection) => (await sql`select * from changing`.execute(reader)).rows;
    for (const reader of [first, second]) for (const _ of [1, 2, 3]) await read(reader);
    await sql`alter table changing add column name text default 'new'`.execute(db);
    expect(await read(first)).toEqual([{ id: 1, name: 'new' }]);
    expect(await transact(second, read)).toEqual([{ id: 1, name: 'new' }]);
    for (const _ of [1, 2, 3]) expect(await read(first)).toEqual([{ id: 1, name: 'new' }]);
    await sql`drop table changing`.execute(db);
  });

  it('are executed where the session lost them', async () => {
    const db = connect();
    for (const id of [1, 2]) await price(db, id);
    await sql`deallocate all`.execute(db);
    expect((await price(db, 2)).rows).toHaveLength(1);
    await price(db, 2);
    expect((await transact(db, (trx) => price(trx, 2))).rows).toHaveLength(1);
  });

  it('do not fill the server with plans: a connection that holds many is replaced', async () => {
    const db = connect();
    const session = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const before = await session();
    for (let number = 0; number < 210; number += 1) {
      for (const _ of [1, 2]) await sql`select ${sql.lit(number)} as number`.execute(db);
    }
    expect(await session()).not.toBe(before);
    expect((await preparedBy(db)).length).toBeLessThan(20);
  });

  it('that are several in one text are sent as they are', async () => {
    const db = connect();
    for (const _ of [1, 2, 3]) await sql.raw('select 1; select 2').execute(db);
    expect(await preparedBy(db)).toEqual([]);
  });
});
