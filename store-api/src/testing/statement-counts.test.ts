import { sql } from 'kysely';
import { openTestDatabase } from './databases.ts';
import { countStatements } from './statement-counts.ts';

test('each statement of a transaction is counted, with its rows [PERF-03]', async () => {
  const { db, close } = await openTestDatabase();
  const { statements, planned, rows, texts } = await countStatements(db, () =>
    db.transaction().execute((trx) => sql`select generate_series(1, ${3}::integer)`.execute(trx)),
  );
  await close();
  expect({ statements, planned, rows }).toEqual({ statements: 3, planned: 1, rows: 3 });
  expect(texts.get('begin')).toBe(1);
});
