import { sql } from 'kysely';
import { postgres } from '../../testing/databases.ts';
import { buildTestApp, describeOnEachDatabase } from '../../testing/test-app.ts';

// PGlite, being inside the process, ends no statement.
describe('a statement that takes too long on PostgreSQL', () => {
  it('is answered as a store that is too busy, not as a fault', async () => {
    const app = await buildTestApp(postgres, {
      extend: ({ http, db }) =>
        void http.get('/slow', () =>
          db.transaction().execute(async (trx) => {
            await sql`set local statement_timeout = '50ms'`.execute(trx);
            await sql`select pg_sleep(5)`.execute(trx);
          }),
        ),
    });
    const response = await app.http.inject('/slow');
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.json()).toMatchObject({ code: 'too-slow' });
    await app.close();
  });
});

describeOnEachDatabase(
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
