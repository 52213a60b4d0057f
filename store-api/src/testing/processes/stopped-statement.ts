import pg from 'pg';
import { until } from '../until.ts';

/** One write of the API: what it writes into, and how its statement begins ('%' for anything). */
export interface Write {
  readonly table: string;
  readonly statement: string;
}

/**
 * Lets a process run up to one write and holds it there, by a lock that the test has on the table. Reads and row
 * locks go on, so the process does everything before that write as always.
 */
export async function holdAt(database: string, { table, statement }: Write, reads: 'allowed' | 'held' = 'allowed') {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query('begin');
  await client.query(`lock table ${table} in ${reads === 'held' ? 'access exclusive' : 'share'} mode`);
  let released = false;
  return {
    /** Until the process waits with that statement. */
    reached: () =>
      until(async () => {
        // A transaction sees the others as they were when it first looked.
        await client.query('select pg_stat_clear_snapshot()');
        const { rowCount } = await client.query(
          `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`,
          [statement],
        );
        return (rowCount ?? 0) > 0;
      }, `the statement ${statement}`),
    /** Repeating it does nothing. */
    async release() {
      if (released) return;
      released = true;
      await client.query('rollback');
      await client.end();
    },
  };
}
