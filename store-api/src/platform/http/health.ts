import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../database/schema.ts';
import { unavailable } from './problems.ts';

/** /healthz: the process answers. /readyz: it can reach its database and is not shutting down. */
export function serveHealth(http: FastifyInstance, db: Db): void {
  let closing = false;
  http.addHook('preClose', async () => {
    closing = true;
  });
  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async () => {
    if (closing) throw unavailable('closing', 'The API is shutting down.');
    try {
      await sql`select 1`.execute(db);
    } catch {
      throw unavailable('database-unreachable', 'The database does not answer.');
    }
    return { status: 'ready' };
  });
}
