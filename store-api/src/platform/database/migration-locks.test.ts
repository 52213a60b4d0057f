import type { KyselyPlugin } from 'kysely';
import { openEmptyDatabase } from '../../testing/databases.ts';
import { slowLockIn } from '../../testing/slow-locks.ts';
import { migrate } from './migrate.ts';
import { migrations } from './migrations/index.ts';
import type { Db } from './schema.ts';

/** Those before were released without this test. */
const FIRST = '0860';

const recording = (db: Db, statements: string[]): KyselyPlugin => ({
  transformQuery({ node, queryId }) {
    statements.push(db.getExecutor().compileQuery(node, queryId).sql);
    return node;
  },
  transformResult: async ({ result }) => result,
});

describe('a migration', () => {
  it.each([
    ['an index that nobody can write during', 'create index orders_x on orders (language)'],
    ['a unique one', 'CREATE UNIQUE INDEX IF NOT EXISTS payments_x ON public.payments USING btree (state)'],
    ['a check of all rows', 'alter table orders add constraint x check (total_paise > 0)'],
    ['a key that builds its index', 'alter table "invoices" add unique (document)'],
    [
      'a reference that is checked at once',
      'alter table mails add constraint x foreign key (order_id) references orders',
    ],
    ['a column that refers', 'alter table mails add column x integer references orders'],
    [
      'a column whose default is computed for each row',
      'alter table users add column x uuid default gen_random_uuid()',
    ],
    ['a computed column', 'alter table order_items add column x bigint generated always as (quantity * 2) stored'],
    ['another type', 'alter table orders alter column order_id type bigint'],
    ['a column that all rows must be looked at for', 'alter table orders alter column paid_at set not null'],
    ['all rows changed at once', "update orders set language = 'en'"],
    ['all rows deleted at once', 'with gone as (delete from consents where given returning 1) select from gone'],
    ['a table written anew', 'vacuum full orders'],
    ['an index built again', 'reindex table payments'],
    ['one of several in a block', 'do $x$ begin create table y (z integer); create index a on orders (z); end $x$'],
  ])('must not bring %s [SCALE-08]', (_, statement) => {
    expect(slowLockIn([statement])).toBe(statement);
  });

  it.each([
    'create index concurrently orders_x on orders (language)',
    'create table carriers (carrier_id integer primary key, name text not null unique); create index x on carriers (name)',
    'alter table orders add column gift boolean not null default false, add column note_at timestamptz default now()',
    'alter table orders add constraint x check (total_paise > 0) not valid',
    'alter table orders validate constraint x',
    'alter table orders add constraint x primary key using index y',
    'update orders set language = $1 where order_id between $2 and $3',
    'delete from consents where ctid = any(array(select ctid from consents limit 1000))',
    'create index on vendors (name)',
  ])('may bring: %s [SCALE-08]', (statement) => {
    expect(slowLockIn([statement])).toBeNull();
  });

  it('since this rule holds nothing that sells for longer than a moment [SCALE-08] [OPS-19]', async () => {
    const { db, close } = await openEmptyDatabase();
    const of = (isWanted: (name: string) => boolean) =>
      Object.fromEntries(Object.entries(migrations).filter(([name]) => isWanted(name)));
    await migrate(
      db,
      of((name) => name < FIRST),
    );
    for (const [name, { up }] of Object.entries(of((name) => name >= FIRST))) {
      const statements: string[] = [];
      await up(db.withPlugin(recording(db, statements)));
      expect(statements).not.toEqual([]);
      expect({ [name]: slowLockIn(statements) }).toEqual({ [name]: null });
    }
    await close();
  });
});
