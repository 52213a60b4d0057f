import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { drainOn } from 'shared-contracts/server-kit/drain';
import type { Db } from '../database/schema.ts';
import { unavailable } from './problems.ts';

/**
 * /healthz: the process answers. /readyz: its database can be read and written, and it is not about to stop.
 * @param stopping aborted a while before `http` is closed
 */
export function serveHealth(http: FastifyInstance, db: Db, stopping: AbortSignal): void {
  drainOn(stopping, http);
  http.get('/healthz', async () => ({ status: 'ok' }));
  http.get('/readyz', async () => {
    if (stopping.aborted) throw unavailable('closing', 'The API is shutting down.');
    await writeTemporarily(db);
    return { status: 'ready' };
  });
}

/**
 * Sorts a megabyte in less memory than that, so that the database writes a temporary file: reads alone succeed on a full
 * disk. Leaves no rows to vacuum. Throws the database's error.
 */
async function writeTemporarily(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local work_mem = '64kB'`.execute(trx);
    const { rows } = await sql<{ read_only: boolean }>`
      with aside as materialized (
        select number, repeat(md5(number::text), 32) as filler from generate_series(1, 1000) as number
      )
      select sum(length(one.filler) + length(other.filler)), current_setting('transaction_read_only') = 'on' as read_only
      from aside one join aside other using (number)`.execute(trx);
    // A standby, or the old primary after a failover.
    if (rows[0]?.read_only) throw unavailable('database-read-only', 'The database takes no writes.');
  });
}
