import { sql } from 'kysely';
import { addressOf } from '../../testing/processes/store-process.ts';
import { buildTestApp, describeOnDatabase, type TestApp } from '../../testing/test-app.ts';
import { openPostgres } from '../database/connection.ts';

describe('a store that is too busy', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await buildTestApp({
      extend: ({ http, db }) => {
        http.get('/slow', () =>
          db.transaction().execute(async (trx) => {
            await sql`set local statement_timeout = '50ms'`.execute(trx);
            await sql`select pg_sleep(5)`.execute(trx);
          }),
        );
        // Two statements for a pool of one connection that waits 50 ms.
        http.get('/full', async () => {
          const pool = openPostgres(await addressOf(app), { connections: 1, waitMs: 50 });
          const statements = [1, 2].map(() => sql`select pg_sleep(1)`.execute(pool.db));
          try {
            return await Promise.all(statements);
          } finally {
            await Promise.allSettled(statements);
            await pool.close();
          }
        });
      },
    });
  });
  afterAll(() => app.close());

  it.each([
    ['a statement that takes too long', '/slow', 'too-slow', '5'],
    ['a statement for which no connection is free', '/full', 'busy', '1'],
  ])('%s is answered as that, not as a fault [OPS-10]', async (_case, path, code, retryAfter) => {
    const response = await app.http.inject(path);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe(retryAfter);
    expect(response.json()).toMatchObject({ code });
  });
});

describeOnDatabase(
  'a value that the database cannot hold',
  (app) => {
    it.each(['99999999999', 'x'])('is the fault of the request: %s [API-03] [SEC-05]', async (value) => {
      const response = await app().http.inject(`/number/${value}`);
      expect([response.statusCode, response.json().code]).toEqual([400, 'out-of-range']);
    });
  },
  {
    extend: ({ http, db }) =>
      void http.get<{ Params: { value: string } }>('/number/:value', ({ params }) =>
        sql`select ${params.value}::text::integer`.execute(db),
      ),
  },
);
