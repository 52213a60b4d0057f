import { sql } from 'kysely';
import { postgres } from '../../testing/databases.ts';
import { buildTestApp } from '../../testing/test-app.ts';

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
