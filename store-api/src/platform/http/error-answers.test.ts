import { sql } from 'kysely';
import { databases } from '../../testing/databases.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const engine = databases().find(({ name }) => name === 'PostgreSQL');

// PGlite, being inside the process, ends no statement.
(engine?.available ? describe : describe.skip)('a statement that takes too long on PostgreSQL', () => {
  it('is answered as a store that is too busy, not as a fault', async () => {
    if (!engine) throw new Error('there is no such engine');
    const app = await buildTestApp(engine, {
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
